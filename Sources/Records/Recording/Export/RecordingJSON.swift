/// Writes recordings as the API does.
///
/// Read again, a record is the same one: every field that it had, by its name in version 3, with
/// the same text. Values other than strings (numbers, lists) are the record's own JSON.
enum RecordingJSON {
  /// Writes one record, an object on a line.
  static func write(_ recording: TableRow, into bytes: inout [UInt8]) {
    var object = JSONObjectWriter(taking: &bytes)
    for field in RecordingField.allCases where !field.isRarelyRead {
      guard let key = field.keys.first else { continue }
      object.write(key, FieldSlot(field), of: recording)
    }
    object.write("sono", pictures: sonograms, of: recording)
    object.write("osci", pictures: oscillograms, of: recording)
    object.write("also", .also, of: recording)
    object.write("annotation-set", .annotationSet, of: recording)
    bytes = object.finish()
  }

  private static let sonograms: [(StaticString, RecordingField)] = [
    ("small", .sonogramSmall), ("med", .sonogramMedium), ("large", .sonogramLarge),
    ("full", .sonogramFull),
  ]

  private static let oscillograms: [(StaticString, RecordingField)] = [
    ("small", .oscillogramSmall), ("med", .oscillogramMedium), ("large", .oscillogramLarge),
  ]
}

extension JSONObjectWriter {
  fileprivate mutating func write(
    _ key: StaticString, _ slot: FieldSlot, of recording: TableRow
  ) {
    write(key.description, recording.text(of: slot), as: recording.kind(of: slot))
  }

  fileprivate mutating func write(
    _ key: StaticString, pictures: [(StaticString, RecordingField)], of recording: TableRow
  ) {
    guard pictures.contains(where: { !recording.isAbsent($0.1) }) else { return }
    open(key.description)
    for (key, field) in pictures { write(key, FieldSlot(field), of: recording) }
    close()
  }
}
