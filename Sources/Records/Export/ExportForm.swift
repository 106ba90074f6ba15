/// A form in which what is listed is taken along, as files that other programs read.
package enum ExportForm: String, CaseIterable, Sendable {
  /// A table for spreadsheets.
  case csv

  /// A list of objects.
  case json

  /// Writes a whole file of recordings; as JSON, what the API has under `recordings`: the same
  /// fields and texts.
  ///
  /// - Parameters:
  ///   - recordings: The recordings, in order.
  ///   - bytes: Receives the file.
  package func write(_ recordings: [TableRow], into bytes: inout [UInt8]) {
    write(recordings, into: &bytes, header: RecordingCSV.writeHeader) { recording, bytes in
      switch self {
      case .csv: RecordingCSV.write(recording, into: &bytes)
      case .json: RecordingJSON.write(recording, into: &bytes)
      }
    }
  }

  /// Writes a whole file of a table's rows, whose columns are called as the pages call them.
  ///
  /// As JSON, what was no string stays what it was, and what the table does not have is left out. A
  /// number in a column of numbers is one, if it is written as JSON writes them.
  ///
  /// - Parameters:
  ///   - rows: The rows, in order.
  ///   - columns: The columns of the table.
  ///   - bytes: Receives the file.
  package func write(_ rows: [TableRow], of columns: [TableColumn], into bytes: inout [UInt8]) {
    func line(_ cells: [ArraySlice<UInt8>], _ bytes: inout [UInt8]) {
      for (index, cell) in cells.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        CSVText.write(cell, into: &bytes)
      }
      bytes += "\r\n".utf8
    }
    write(rows, into: &bytes) { bytes in
      bytes += CSVText.mark
      line(columns.map { Array($0.name.utf8)[...] }, &bytes)
    } row: { row, bytes in
      switch self {
      case .csv: line(columns.indices.map(row.text), &bytes)
      case .json:
        var object = JSONObjectWriter(taking: &bytes)
        for (index, column) in columns.enumerated() {
          let text = row.text(of: index)
          let isNumber = column.numbers != nil && JSON.isNumber(text)
          object.write(column.name, text, as: isNumber ? .json : row.kind(of: index))
        }
        bytes = object.finish()
      }
    }
  }

  private func write<Row>(
    _ rows: [Row], into bytes: inout [UInt8], header: (inout [UInt8]) -> Void,
    row write: (Row, inout [UInt8]) -> Void
  ) {
    switch self {
    case .csv:
      header(&bytes)
      for row in rows { write(row, &bytes) }
    case .json:
      bytes += "[".utf8
      for (index, row) in rows.enumerated() {
        bytes += (index == 0 ? "\n" : ",\n").utf8
        write(row, &bytes)
      }
      bytes += "\n]\n".utf8
    }
  }
}
