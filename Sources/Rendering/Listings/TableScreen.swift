public import Records
public import Screens

/// The front page of a table: where it is from, how many rows it has, and what its columns are.
public struct TableScreen: Screen {
  public enum Section: CaseIterable, Sendable { case rows, columns }
  public enum Row: Sendable { case all, column(TableColumn) }

  public let title: String
  private let file: String
  private let rows: Pagination
  private let table: [TableColumn]
  private let refused: Int

  public var columns: ColumnTitles { ColumnTitles(title: "Column", value: "Values") }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the site.
  ///   - file: What the table was read from.
  ///   - rows: The pages of its rows.
  ///   - table: Its columns.
  ///   - refused: How many of its rows are not listed.
  public init(
    titled title: String, from file: String, rows: Pagination, columns table: [TableColumn],
    refused: Int
  ) {
    self.title = title
    self.file = file
    self.rows = rows
    self.table = table
    self.refused = refused
  }

  public var introduction: String? {
    let contents =
      "\(file): \(Self.count(rows.total, "row")) in \(Self.count(table.count, "column"))."
    guard refused > 0 else { return contents }
    let those = refused == 1 ? "1 more row does" : "\(GroupedNumber(refused)) more rows do"
    return "\(contents) \(those) not fit the columns, and \(refused == 1 ? "is" : "are") left out."
  }

  public func header(of section: Section) -> String? {
    switch section {
    case .rows: nil
    case .columns: "Columns"
    }
  }

  public func rows(in section: Section) -> [Row] {
    switch section {
    case .rows: [.all]
    case .columns: table.map(Row.column)
    }
  }

  public func cell(for row: Row) -> Cell {
    switch row {
    case .all:
      Cell(
        "All rows", .value("\(GroupedNumber(rows.total))"),
        opens: .page(rows[0].path, fragment: nil))
    case .column(let column): Cell(column.name, .value(Self.contents(of: column)))
    }
  }

  /// How many values a column has, what they are, and of numbers, from which to which.
  private static func contents(of column: TableColumn) -> String {
    guard column.values > 0 else { return "No values" }
    let values = "\(GroupedNumber(column.values)) \(column.kind.noun(column.values))"
    guard let numbers = column.numbers else { return values }
    guard numbers.smallest != numbers.largest else { return "\(values), \(numbers.smallest)" }
    return "\(values), \(numbers.smallest) to \(numbers.largest)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(GroupedNumber(count)) \(noun)s"
  }
}

extension ColumnKind {
  /// What so many values are called.
  fileprivate func noun(_ count: Int) -> String {
    let (one, many) =
      switch self {
      case .text, .yesNo: ("value", "values")
      case .wholeNumber, .decimal: ("number", "numbers")
      case .date: ("date", "dates")
      case .time: ("time", "times")
      case .dateAndTime: ("date and time", "dates and times")
      case .duration: ("duration", "durations")
      case .address: ("address", "addresses")
      case .email: ("e-mail address", "e-mail addresses")
      case .picture: ("picture", "pictures")
      case .sound: ("sound", "sounds")
      case .latitude: ("latitude", "latitudes")
      case .longitude: ("longitude", "longitudes")
      case .list: ("list", "lists")
      }
    return count == 1 ? one : many
  }
}
