import Records
import Rendering
import Screens

/// The front page of a catalogue: how much there is, where, and what the columns are.
struct CatalogueScreen: Screen {
  enum Section: CaseIterable { case browse, largest, columns }
  enum Row {
    case list(String, Pagination), summary(SitePath), one(FacetValue), column(TableColumn)
  }

  let catalogue: Catalogue
  var title: String { catalogue.title }
  var introduction: String? { looks.introduction }
  private var looks: CatalogueLooks { catalogue.looks }

  var columns: ColumnTitles {
    looks.columns.isEmpty
      ? ColumnTitles(title: "List", value: "Number")
      : ColumnTitles(title: "List or column", value: "Contents")
  }

  func header(of section: Section) -> String? {
    switch section {
    case .browse: nil
    case .largest:
      "\(catalogue.index.group?.title ?? looks.noun.title) with the most \(looks.noun.plural)"
    case .columns: "Columns"
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .browse:
      [.list(looks.listTitle, catalogue.pages)]
        + catalogue.indexes.map { .list($0.entryTitle, $0.pages) }
        + (catalogue.hasSummary ? [.summary(catalogue.summaryPath)] : [])
    case .largest: largest.map(Row.one)
    case .columns: looks.columns.map(Row.column)
    }
  }

  /// The dozen groups with the most rows; of equal ones those that are listed first.
  private var largest: ArraySlice<FacetValue> {
    catalogue.index.groups.sorted { ($1.count, $0.first) < ($0.count, $1.first) }.prefix(12)
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .list(let title, let pages):
      Cell(
        title, .value("\(GroupedNumber(pages.total))"), opens: .page(pages[0].path, fragment: nil))
    case .summary(let path):
      Cell("Summary", .subtitle("Totals and a map"), opens: .page(path, fragment: nil))
    case .one(let group):
      Cell(
        group.title, .value("\(GroupedNumber(group.count))"),
        opens: .page(
          catalogue.pages.page(holding: group.first).path, fragment: group.anchor))
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
      case .percentage: ("percentage", "percentages")
      case .currency: ("amount", "amounts")
      case .date: ("date", "dates")
      case .time: ("time", "times")
      case .dateAndTime: ("date and time", "dates and times")
      case .duration: ("duration", "durations")
      case .address: ("address", "addresses")
      case .email: ("e-mail address", "e-mail addresses")
      case .picture: ("picture", "pictures")
      case .sound: ("sound", "sounds")
      case .colour: ("colour", "colours")
      case .latitude: ("latitude", "latitudes")
      case .longitude: ("longitude", "longitudes")
      case .list: ("list", "lists")
      }
    return count == 1 ? one : many
  }
}
