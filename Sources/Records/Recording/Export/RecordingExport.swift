/// A form in which recordings are taken along, as files that other programs read.
public enum RecordingExport: String, CaseIterable, Sendable {
  /// A table for spreadsheets.
  case csv

  /// What the API has under `recordings`: the same fields and texts.
  case json

  /// Writes a whole file.
  ///
  /// - Parameters:
  ///   - recordings: The recordings, in order.
  ///   - bytes: Receives the file.
  public func write(_ recordings: [RecordingView], into bytes: inout [UInt8]) {
    switch self {
    case .csv:
      RecordingCSV.writeHeader(into: &bytes)
      for recording in recordings { RecordingCSV.write(recording, into: &bytes) }
    case .json:
      bytes += "[".utf8
      for (index, recording) in recordings.enumerated() {
        bytes += (index == 0 ? "\n" : ",\n").utf8
        RecordingJSON.write(recording, into: &bytes)
      }
      bytes += "\n]\n".utf8
    }
  }
}
