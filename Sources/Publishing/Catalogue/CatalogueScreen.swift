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
  private var words: PageWords { catalogue.words }

  var columns: ColumnTitles {
    looks.columns.isEmpty
      ? ColumnTitles(title: words[.list], value: words[.listCount])
      : ColumnTitles(title: words[.listOrColumn], value: words[.contents])
  }

  func header(of section: Section) -> String? {
    switch section {
    case .browse: nil
    case .largest:
      words(.mostRows, catalogue.index.group?.title ?? words.nounTitle)
    case .columns: words[.columns]
    case .about: words[.aboutData]
    case .download: words(.allToTakeAlong, n: catalogue.index.count)
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .browse:
      [.list(looks.listTitle, catalogue.pages)]
        + catalogue.indexes.map { .list($0.entryTitle(in: words), $0.pages) }
        + (catalogue.hasSummary ? [.summary(catalogue.summaryPath)] : [])
        + (catalogue.filters.isEmpty ? [] : [.search])
    case .largest: largest.map(Row.one)
    case .columns: looks.columns.map(Row.column)
    case .about: catalogue.about.cells(in: words).map(Row.fact)
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
        title, .value("\(words.number(pages.total))"), opens: .page(pages[0].path, fragment: nil))
    case .summary(let path):
      Cell(
        words[.summary],
        .subtitle("\(words[catalogue.index.places == nil ? .totals : .totalsAndMap])"),
        opens: .page(path, fragment: nil))
    case .search:
      Cell(
        words[.searchAndFilter],
        .subtitle(words(.wordsAnd, catalogue.filters.map(\.title).joined(separator: ", "))),
        opens: .page(looks.searchPath, fragment: nil))
    case .one(let group):
      Cell(
        group.title, .value("\(words.number(group.count))"),
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
    guard column.values > 0 else { return column.description ?? words[.noValues] }
    var parts = [words(column.kind.counted, n: column.values)]
    if column.values > 1 {
      switch column.different {
      case 1: parts.append(words[.allSame])
      case let number where column.isExact:
        parts.append(
          number == column.values ? words[.allDifferent] : words(.different, n: number))
      // An estimate, which is 3 % beside the truth or more.
      case let number where 20 * number > 19 * column.values:
        parts.append(words[.nearlyAllDifferent])
      case let number:
        parts.append(words(.about, words(.different, n: (number + 50) / 100 * 100)))
      }
    }
    let missing = catalogue.index.count - column.values
    if missing > 0 { parts.append(words(.missing, n: missing)) }
    if let extent = ColumnRanges.extent(of: column, words) { parts.append(extent) }
    if let median = ColumnRanges.median(of: column, words) {
      parts.append(words(.median, median))
    }
    let contents = parts.joined(separator: ", ")
    guard let description = column.description else { return contents }
    return description.last?.isPunctuation == true
      ? "\(description) \(contents)" : words(.label, description) + contents
  }
}

extension ColumnType {
  /// What says how many values there are.
  fileprivate var counted: PageWords.Key {
    switch self {
    case .text, .yesNo: .countedValues
    case .wholeNumber, .decimal: .countedNumbers
    case .percentage: .countedPercentages
    case .currency: .countedAmounts
    case .date: .countedDates
    case .time: .countedTimes
    case .dateAndTime: .countedDatesAndTimes
    case .duration: .countedDurations
    case .address: .countedAddresses
    case .email: .countedEmails
    case .picture: .countedPictures
    case .sound: .countedSounds
    case .colour: .countedColours
    case .latitude: .countedLatitudes
    case .longitude: .countedLongitudes
    case .list: .countedLists
    }
  }
}
