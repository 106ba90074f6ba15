import Records

extension ExportForm {
  /// Writes recordings; as JSON, the content of the API's `recordings`: the same fields and texts.
  func write(_ recordings: [TableRow], as part: ExportPart, into bytes: inout [UInt8]) {
    write(recordings, part, into: &bytes, header: RecordingCSV.writeHeader) { recording, bytes in
      switch self {
      case .csv: RecordingCSV.write(recording, into: &bytes)
      case .json, .ndjson: RecordingJSON.write(recording, into: &bytes)
      }
    }
  }
}

/// Writes recordings as a table: RFC 4180, with a header of the API's names.
///
/// A missing field is an empty cell; annotations are in the JSON alone.
private enum RecordingCSV {
  /// Writes the mark and the names of the columns.
  static func writeHeader(into bytes: inout [UInt8]) {
    bytes += CSVText.mark
    for field in RecordingField.allCases {
      bytes += field.keys[0].utf8
      bytes.append(UInt8(ascii: ","))
    }
    bytes += "also\r\n".utf8
  }

  static func write(_ recording: TableRow, into bytes: inout [UInt8]) {
    for field in RecordingField.allCases {
      CSVText.write(recording.has(field) ? recording[field] : [], into: &bytes)
      bytes.append(UInt8(ascii: ","))
    }
    CSVText.write(ArraySlice(recording.also.joined(separator: "; ".utf8)), into: &bytes)
    bytes += "\r\n".utf8
  }
}

/// Writes recordings as the API does.
///
/// Read again, a record is the same one: every field that it had, by its name in version 3, with
/// the same text. Values other than strings (numbers, lists) are the record's own JSON.
private enum RecordingJSON {
  /// Writes one record, an object on a line.
  static func write(_ recording: TableRow, into bytes: inout [UInt8]) {
    var object = JSONObjectWriter(taking: &bytes)
    for field in RecordingField.allCases where !field.isRarelyRead {
      object.write(field.keys[0], FieldSlot(field), of: recording)
    }
    object.write("sono", pictures: sonograms, of: recording)
    object.write("osci", pictures: oscillograms, of: recording)
    object.write("also", .also, of: recording)
    object.write("annotation-set", .annotationSet, of: recording)
    bytes = object.finish()
  }

  private static let sonograms: [(String, RecordingField)] = [
    ("small", .sonogramSmall), ("med", .sonogramMedium), ("large", .sonogramLarge),
    ("full", .sonogramFull),
  ]

  private static let oscillograms: [(String, RecordingField)] = [
    ("small", .oscillogramSmall), ("med", .oscillogramMedium), ("large", .oscillogramLarge),
  ]
}

extension JSONObjectWriter {
  fileprivate mutating func write(_ key: String, _ slot: FieldSlot, of recording: TableRow) {
    write(key, recording.text(of: slot), as: recording.kind(of: slot))
  }

  fileprivate mutating func write(
    _ key: String, pictures: [(String, RecordingField)], of recording: TableRow
  ) {
    guard pictures.contains(where: { !recording.isAbsent($0.1) }) else { return }
    open(key)
    for (key, field) in pictures { write(key, FieldSlot(field), of: recording) }
    close()
  }
}
