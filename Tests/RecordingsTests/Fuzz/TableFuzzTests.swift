import Bytes
import Testing

@testable import Recordings
@testable import Records

/// The damaged files of ``SlowFuzzTests``, read as tables of any kind.
@Suite struct SlowTableFuzzTests {
  @Test func `no table depends on the window, or contradicts the rows of its text`() {
    for number in 0..<20_000 {
      let file = FuzzFile(number: UInt64(900_000_000 + number))
      let outcome = Outcome(of: file, windowSize: 1 << 20)
      for windowSize in [64, 64 + file.bytes.count / 3] {
        #expect(
          Outcome(of: file, windowSize: windowSize) == outcome,
          "FuzzFile(number: \(900_000_000 + number)), \(file.name): \(file.bytes)")
      }
      #expect(outcome.contradiction(with: file) == nil, "\(file.name): \(file.bytes)")
    }
  }

  private struct Outcome: Equatable {
    var columns: [TableColumn] = []
    var rows: [[String]] = []
    var messages: [String] = []
    var delimiter: Delimiter?

    init(of file: FuzzFile, windowSize: Int) {
      let source = BytesSource(name: file.name, bytes: file.bytes)
      do throws(InputError) {
        let index = try CollectionIndex.reading([source], of: .table, windowSize: windowSize)
        columns = index.columns
        rows = try index.texts
        messages = index.refusals.examples.map(\.description)
        if case .delimited(let delimiter) = try RowReader(
          source, windowSize: windowSize, RowShape(subject: .rows)
        ).header.form {
          self.delimiter = delimiter
        }
      } catch {
        messages = [error.description]
      }
    }

    /// What another reader says of the same text, if that is something else.
    func contradiction(with file: FuzzFile) -> String? {
      guard let delimiter else { return nil }
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = file.bytes.starts(with: mark) ? Array(file.bytes.dropFirst(3)) : file.bytes
      guard let all = try? Delimited.rows(of: text, separatedBy: delimiter), let header = all.first
      else { return "it is a table for this reader alone" }
      let fitting = all.dropFirst().compactMap { row in
        let isEnded = row.count == header.count + 1 && row.last == ""
        return isEnded ? row.dropLast() : row.count == header.count ? row : nil
      }
      guard header.count == columns.count, fitting == rows else { return "it has other rows" }
      return fitting.count + messages.count == all.count - 1 ? nil : "it leaves out other rows"
    }
  }
}
