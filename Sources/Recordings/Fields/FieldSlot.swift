import Records

/// The column of a collection of recordings that a field is: a text, or one of the two lists.
struct FieldSlot: Hashable {
  let rawValue: UInt8

  init(_ field: RecordingField) { rawValue = field.rawValue }

  private init(offset: UInt8) { rawValue = UInt8(RecordingField.allCases.count) + offset }

  /// Lists, kept as JSON.
  static let also = FieldSlot(offset: 0)
  static let annotationSet = FieldSlot(offset: 1)

  static let count = RecordingField.allCases.count + 2

  /// All of them as columns.
  static let columns =
    RecordingField.allCases.map { field in
      let name = field.keys[0]
      return CollectionSchema.Column(
        name: name, title: name, kind: kind(of: field), isRarelyRead: field.isRarelyRead)
    }
    + ["also", "annotation-set"].map {
      CollectionSchema.Column(name: $0, title: $0, kind: .list, isRarelyRead: true)
    }

  /// Returns the type of most values of a field, by which they are sorted.
  private static func kind(of field: RecordingField) -> ColumnType {
    switch field {
    case .altitude, .temperature, .sampleRate: .decimal
    case .latitude: .latitude
    case .longitude: .longitude
    case .length: .duration
    case .time: .time
    default: .text
    }
  }
}

extension RowShape {
  /// The known facts about recordings as the API sends them.
  static var recordings: RowShape {
    var shape = RowShape(subject: .recordings)
    shape.list = Array("recordings".utf8)
    shape.kept = [Array("annotation-set".utf8)]
    shape.knowsNames = true
    return shape
  }
}

extension RecordSubject {
  static let recordings = RecordSubject(
    readBy: "recordings", singular: "record", plural: "recordings", numberPrefix: "XC",
    field: "field",
    shape: "an object with \"recordings\", a list of records, or one record after another",
    identifier: "recordings' numbers, such as \"id\" or \"source_id\"",
    remedy: "Split the file or download it again.", shortRemedy: "Fix the row.",
    answer: "the API's response")
}
