import Bytes

/// A format for exported rows: CSV, JSON or NDJSON.
package enum ExportForm: String, CaseIterable, Sendable {
  /// A table for spreadsheets.
  case csv

  /// A list of objects.
  case json

  /// An object a line, for programs that read one after another.
  case ndjson

  /// The media type (RFC 4180, RFC 8259; NDJSON's is not registered).
  package var mediaType: String {
    switch self {
    case .csv: "text/csv"
    case .json: "application/json"
    case .ndjson: "application/x-ndjson"
    }
  }

  /// Writes rows of a table, or a part of them, with some columns and their titles on the pages.
  ///
  /// In JSON, values other than strings stay unchanged, and columns that a row doesn't have are
  /// left out. A number in a column of numbers is a JSON number, if it is written as JSON writes
  /// them. All values of a column are strings if JavaScript would round one of them.
  package func write(
    _ rows: [TableRow], _ places: [Int], of columns: [TableColumn], as part: ExportPart = .whole,
    into bytes: inout [UInt8]
  ) {
    func line(_ bytes: inout [UInt8], _ text: (_ place: Int) -> ArraySlice<UInt8>) {
      for (index, place) in places.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        CSVText.write(text(place), into: &bytes)
      }
      bytes += "\r\n".utf8
    }
    write(rows, part, into: &bytes) { bytes in
      bytes += CSVText.mark
      line(&bytes) { Array(columns[$0].name.utf8)[...] }
    } row: { row, bytes in
      switch self {
      case .csv: line(&bytes, row.text)
      case .json, .ndjson:
        var object = JSONObjectWriter(taking: &bytes)
        for place in places {
          let text = row.text(of: place)
          let column = columns[place]
          var kind = row.kind(of: place)
          if column.areNumbers, JSON.isNumber(text) { kind = .json }
          if column.roundsNumbers, kind == .json { kind = .text }
          object.write(column.name, text, as: kind)
        }
        bytes = object.finish()
      }
    }
  }

  /// Writes rows, with a header in CSV and brackets and commas in JSON around them.
  package func write(
    _ rows: [TableRow], _ part: ExportPart, into bytes: inout [UInt8],
    header: (inout [UInt8]) -> Void, row write: (TableRow, inout [UInt8]) -> Void
  ) {
    switch self {
    case .csv:
      if part.isFirst { header(&bytes) }
      for row in rows { write(row, &bytes) }
    case .json:
      if part.isFirst { bytes += "[".utf8 }
      for (index, row) in rows.enumerated() {
        bytes += (index == 0 && part.isFirst ? "\n" : ",\n").utf8
        write(row, &bytes)
      }
      if part.isLast { bytes += "\n]\n".utf8 }
    case .ndjson:
      for row in rows {
        write(row, &bytes)
        bytes += "\n".utf8
      }
    }
  }
}

/// A part of a file that is larger than memory may be.
package struct ExportPart: Sendable {
  package static let whole = ExportPart(isFirst: true, isLast: true)

  let isFirst: Bool
  let isLast: Bool

  package init(isFirst: Bool, isLast: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
  }
}
