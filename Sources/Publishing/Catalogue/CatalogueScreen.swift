import Bytes
import Records
import Rendering
import Screens

/// The front page of a catalogue: how much there is, where, and what the columns are.
struct CatalogueScreen: Screen {
  enum Section: CaseIterable { case browse, largest, columns, about, download }
  enum Row {
    case list(String, Pagination), summary(SitePath), search, one(FacetValue), column(Int)
    case fact(Cell), file(WholeDownload)
  }

  let catalogue: Catalogue
  var title: String { catalogue.title }
  var introduction: String? {
    let description = catalogue.about.description.map { text in
      text.last?.isPunctuation == true ? text : text + "."
    }
    let texts = [description, looks.introduction].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
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
    case .about: "About the data"
    case .download: "All \(looks.noun.counted(catalogue.index.count)) to take along"
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .browse:
      [.list(looks.listTitle, catalogue.pages)]
        + catalogue.indexes.map { .list($0.entryTitle, $0.pages) }
        + (catalogue.hasSummary ? [.summary(catalogue.summaryPath)] : [])
        + (catalogue.filters.isEmpty ? [] : [.search])
    case .largest: largest.map(Row.one)
    case .columns: looks.columns.map(Row.column)
    case .about: catalogue.about.cells.map(Row.fact)
    case .download: catalogue.downloads.map(Row.file)
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
      Cell(
        "Summary", .subtitle(catalogue.index.places == nil ? "Totals" : "Totals and a map"),
        opens: .page(path, fragment: nil))
    case .search:
      Cell(
        "Search and filter", .subtitle("Words, \(catalogue.filters.map(\.title).list())"),
        opens: .page(looks.searchPath, fragment: nil))
    case .one(let group):
      Cell(
        group.title, .value("\(GroupedNumber(group.count))"),
        opens: .page(
          catalogue.pages.page(holding: group.first).path, fragment: group.anchor))
    case .column(let place):
      Cell(
        catalogue.index.columns[place].title,
        .subtitle(contents(of: catalogue.index.columns[place])),
        opens: catalogue.link(toSummaryOf: place))
    case .fact(let cell): cell
    case .file(let file):
      Cell(
        file.form.rawValue.uppercased(), .value(file.size ?? ""),
        opens: .download(file.path, savedAs: file.link.name))
    }
  }

  /// What somebody says of a column, how many values it has, what they are, how many are different
  /// and missing, and of amounts from which to which.
  private func contents(of column: TableColumn) -> String {
    guard column.values > 0 else { return column.description ?? "No values" }
    var parts = ["\(GroupedNumber(column.values)) \(column.kind.noun(column.values))"]
    if column.values > 1 {
      switch column.different {
      case 1: parts.append("all the same")
      case let number where column.isExact:
        parts.append(
          number == column.values ? "all different" : "\(GroupedNumber(number)) different")
      // An estimate, which is 3 % beside the truth or more.
      case let number where 20 * number > 19 * column.values: parts.append("nearly all different")
      case let number:
        parts.append("about \(GroupedNumber((number + 50) / 100 * 100)) different")
      }
    }
    let missing = catalogue.index.count - column.values
    if missing > 0 { parts.append("\(GroupedNumber(missing)) missing") }
    if let extent = ColumnRanges.extent(of: column) { parts.append(extent) }
    if let median = ColumnRanges.median(of: column) { parts.append("median \(median)") }
    let contents = parts.joined(separator: ", ")
    guard let description = column.description else { return contents }
    return description + (description.last?.isPunctuation == true ? " " : ": ") + contents
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
