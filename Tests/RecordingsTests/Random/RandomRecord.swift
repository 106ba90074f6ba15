import TestSupport

@testable import Recordings
@testable import Records

/// A recording with some fields, which can be written as JSON and as a row of a table.
struct RandomRecord {
  let texts: [RecordingField: String]
  let also: [String]

  /// Makes up texts for some fields, beside its number.
  init(id: Int, fields: some Sequence<RecordingField>, using generator: inout SeededGenerator) {
    var texts: [RecordingField: String] = [:]
    for field in fields { texts[field] = RandomText.any(using: &generator) }
    texts[.id] = String(id)
    self.texts = texts
    also = (0..<generator.below(3)).map { ["Sylvia ä", "Corvus \"x\""][$0] }
  }

  /// Half a dozen fields.
  static func someFields(using generator: inout SeededGenerator) -> [RecordingField] {
    let all = RecordingField.allCases
    return (0..<6).map { _ in all[generator.below(all.count)] }
  }

  /// The texts of some columns, with `also` at the end.
  func row(_ fields: [RecordingField]) -> [String] {
    fields.map { texts[$0] ?? "" } + [also.joined(separator: "; ")]
  }

  /// The names of these columns.
  static func header(_ fields: [RecordingField]) -> [String] {
    fields.map { field in
      let group = field.rawValue < RecordingField.oscillogramSmall.rawValue ? "sono" : "osci"
      return field.keys.first.map { "\($0)" } ?? "\(group).\(pictureKey(field))"
    } + ["also"]
  }

  /// The name of a picture within its object.
  static func pictureKey(_ field: RecordingField) -> String {
    let first: RecordingField =
      field.rawValue < RecordingField.oscillogramSmall.rawValue
      ? .sonogramSmall : .oscillogramSmall
    return ["small", "med", "large", "full"][Int(field.rawValue - first.rawValue)]
  }
}
