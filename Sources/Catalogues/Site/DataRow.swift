public import Publishing
import Records

/// A row of a table of the site's own data.
///
/// ```swift
/// init(_ row: DataRow) throws(SiteFault) {
///   name = try row["name"]      // a String
///   price = try row["price"]    // a Double
///   until = try row["until"]    // a Day?, nil for an empty cell
/// }
/// ```
public struct DataRow: Sendable {
  /// The table that the row is of.
  private struct Table: Sendable {
    let index: CollectionIndex
    let columns: [String: Int]
    let file: String
  }

  private let table: Table
  private let row: TableRow
  private let position: Int

  /// Reads the rows of a table, in order: CSV, TSV, or JSON, as the `table` command reads them.
  ///
  /// The extension of `file`, the name in messages, gives the format; without one, the first bytes
  /// do. Throws ``SiteFault`` if it isn't a table, or if a row is invalid.
  public static func all(in bytes: [UInt8], named file: String) throws(SiteFault) -> [DataRow] {
    let (index, rows) = try SiteFault.reading {
      let index = try CollectionIndex(ofSite: [BytesSource(name: file, bytes: bytes)], .table)
      return (index, try index.allRows())
    }
    let names = index.columns.enumerated().map { ($1.name, $0) }
    let columns = Dictionary(names) { first, _ in first }
    let table = Table(index: index, columns: columns, file: file)
    return rows.enumerated().map { DataRow(table: table, row: $1, position: $0) }
  }

  /// The value in a column; throws if the column or its value is missing, or of another type.
  ///
  /// A JSON value other than a string is read as its JSON text.
  public subscript<Value: LosslessStringConvertible>(column: String) -> Value {
    get throws(SiteFault) {
      let text = try text(of: column)
      // Swift reads "nan" and "inf" as numbers, and what is too large for one as infinity.
      guard let value = Value(text), (value as? any FloatingPoint)?.isFinite ?? true else {
        throw fault(
          "column \"\(column)\": expected \(Self.words(for: Value.self)), found \"\(text)\"")
      }
      return value
    }
  }

  /// The value in a column, or `nil`; throws if it is of another type, or the column is missing.
  public subscript<Value: LosslessStringConvertible>(column: String) -> Value? {
    get throws(SiteFault) {
      guard try !text(of: column).isEmpty else { return nil }
      let value: Value = try self[column]
      return value
    }
  }

  /// Creates an error with the file and line of the row.
  public func fault(_ words: String) -> SiteFault {
    let line = table.index.line(at: position).map { ":\($0)" } ?? ""
    return .data("\(table.file)\(line): \(words)")
  }

  private func text(of column: String) throws(SiteFault) -> String {
    guard let index = table.columns[column] else {
      let names = table.index.columns.map(\.name)
      throw fault(
        "no column named \"\(column)\"\(ColumnName.suggestion(for: column, among: names))")
    }
    return String(decoding: row.text(of: index), as: UTF8.self)
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is any FixedWidthInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is Bool.Type: "true or false"
    default: "a \(type)"
    }
  }
}
