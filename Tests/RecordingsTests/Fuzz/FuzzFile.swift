import Bytes
import TestSupport

@testable import Recordings
@testable import Records

/// A file for a reader to read or to refuse, made from one number.
struct FuzzFile {
  let name: String
  let bytes: [UInt8]

  init(number: UInt64) {
    var generator = SeededGenerator(seed: number)
    let fields = RandomRecord.someFields(using: &generator)
    let records = (0..<1 + generator.below(3)).map {
      RandomRecord(id: $0 + 1, fields: fields, using: &generator)
    }
    if generator.below(2) == 0 {
      let delimiter: Delimiter = generator.below(2) == 0 ? .comma : .tab
      let columns = Array(Set(fields + [.id])).sorted { $0.rawValue < $1.rawValue }
      let table = RandomTable.text(
        of: [RandomRecord.header(columns)] + records.map { $0.row(columns) },
        separatedBy: delimiter.rawValue,
        among: Delimiter.allCases.map(\.rawValue), using: &generator)
      name = [delimiter == .tab ? "birds.tsv" : "birds.csv", "standard input"][generator.below(2)]
      bytes = Damage.table.done(to: table, using: &generator)
    } else {
      let texts = records.map { $0.json(isNoisy: true, using: &generator) }
      let text =
        switch generator.below(3) {
        case 0: texts.joined(separator: "\n")
        case 1: "[\(texts.joined(separator: ","))]"
        default:
          "{\"page\": 1, \"recordings\": [\(texts.joined(separator: ", "))], \"numPages\": 1}"
        }
      name = ["birds.json", "standard input"][generator.below(2)]
      bytes = Damage.json.done(to: Array(text.utf8), using: &generator)
    }
  }
}
