/// Writes recordings as a table: RFC 4180, with a header of the API's names.
///
/// A missing field is an empty cell; annotations are in the JSON alone.
enum RecordingCSV {
  /// Writes the mark and the names of the columns.
  static func writeHeader(into bytes: inout [UInt8]) {
    bytes += CSVText.mark
    for (_, name) in columns {
      bytes += name.description.utf8
      bytes.append(UInt8(ascii: ","))
    }
    bytes += "also\r\n".utf8
  }

  /// Writes one record.
  static func write(_ recording: TableRow, into bytes: inout [UInt8]) {
    for (field, _) in columns {
      CSVText.write(recording.has(field) ? recording[field] : [], into: &bytes)
      bytes.append(UInt8(ascii: ","))
    }
    CSVText.write(ArraySlice(recording.also.joined(separator: "; ".utf8)), into: &bytes)
    bytes += "\r\n".utf8
  }

  private static let columns: [(RecordingField, name: StaticString)] =
    RecordingField.allCases.map { ($0, $0.keys.first ?? "") }
}
