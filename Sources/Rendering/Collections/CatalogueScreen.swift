package import Records
package import Screens

/// The front page of a catalogue: how much there is, where, and what the columns are.
package struct CatalogueScreen: Screen {
  package enum Section: CaseIterable, Sendable { case browse, largest, columns }
  package enum Row: Sendable {
    case list(Entry), summary(SitePath), one(FacetValue), column(TableColumn)
  }

  /// A list that the front page leads to.
  package typealias Entry = (title: String, pages: Pagination)

  package let title: String
  package let introduction: String?
  private let list: Entry
  private let noun: RowNoun
  private let indexes: [Entry]
  private let summary: SitePath?
  private let group: Facet?
  private let largest: [FacetValue]
  private let table: [TableColumn]

  package var columns: ColumnTitles {
    table.isEmpty
      ? ColumnTitles(title: "List", value: "Number")
      : ColumnTitles(title: "List or column", value: "Contents")
  }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the catalogue.
  ///   - introduction: What is said below it, if anything is.
  ///   - list: The pages of the listing.
  ///   - noun: What the rows are called.
  ///   - indexes: What else can be browsed.
  ///   - summary: Where the summary is, if there is one.
  ///   - group: What the groups are, if there are groups.
  ///   - largest: A few groups to begin with.
  ///   - table: The columns to tell about; none where everybody knows them.
  package init(
    titled title: String, saying introduction: String? = nil, list: Entry, of noun: RowNoun,
    indexes: [Entry], summary: SitePath?, by group: Facet?, largest: [FacetValue],
    columns table: [TableColumn] = []
  ) {
    self.title = title
    self.introduction = introduction
    self.list = list
    self.noun = noun
    self.indexes = indexes
    self.summary = summary
    self.group = group
    self.largest = largest
    self.table = table
  }

  package func header(of section: Section) -> String? {
    switch section {
    case .browse: nil
    case .largest: "\(group?.title ?? noun.title) with the most \(noun.plural)"
    case .columns: "Columns"
    }
  }

  package func rows(in section: Section) -> [Row] {
    switch section {
    case .browse: ([list] + indexes).map(Row.list) + (summary.map { [.summary($0)] } ?? [])
    case .largest: largest.map(Row.one)
    case .columns: table.map(Row.column)
    }
  }

  package func cell(for row: Row) -> Cell {
    switch row {
    case .list(let entry):
      Cell(
        entry.title, .value("\(GroupedNumber(entry.pages.total))"),
        opens: .page(entry.pages[0].path, fragment: nil))
    case .summary(let path):
      Cell("Summary", .subtitle("Totals and a map"), opens: .page(path, fragment: nil))
    case .one(let group):
      Cell(
        group.title, .value("\(GroupedNumber(group.count))"),
        opens: .page(list.pages.page(holding: group.first).path, fragment: group.anchor))
    case .column(let column): Cell(column.title, .value(Self.contents(of: column)))
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
