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
      let name = field.keys.first?.description ?? ""
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

  /// Returns whether an object has members that only a recording has.
  ///
  /// Fields such as `type` and `file` are in many kinds of JSON.
  static let areOfRecord: @Sendable (RowLayout, ColumnMap) -> Bool = { layout, map in
    [RecordingField.id, .genus, .commonName, .recordist].contains {
      map.range(of: Int($0.rawValue), in: layout).kind != .absent
    }
  }
}

extension RowShape {
  /// The known facts about recordings as the API sends them.
  static let recordings = RowShape(
    subject: .recordings, list: Array("recordings".utf8), kept: [Array("annotation-set".utf8)],
    knowsNames: true)
}
