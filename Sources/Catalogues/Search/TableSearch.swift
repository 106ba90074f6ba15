import Bytes
package import Publishing
import Records
package import Rendering
package import Screens
import Search

extension TableKind {
  /// Creates the search of the table, whose listing shows the results.
  ///
  /// A row's title is that of its page. Columns that the listing leaves out are searched too.
  package func search(of pages: Pagination, browsing links: [PageLink]) -> PublicationSearch {
    let columns = found.schema(of: index)
    let number = SearchColumn("number", stored: .number, shown: .nothing)
    let path = looks.searchPath
    let place = [
      SearchColumn("page", stored: .repeated, shown: .page),
      SearchColumn("anchor", stored: .plain, shown: .anchor),
    ]
    let ordered = found.orders(of: index)
    let objectWords = found.counted.map { column, _ in
      SearchColumn(
        "words \(index.columns[column].name)", tier: .attribute, stored: .none, shown: .nothing)
    }
    let files = found.files.map {
      SearchColumn("file \(index.columns[$0].name)", stored: .plain, shown: .nothing)
    }
    let others = (index.hasSlugs ? place : [number]) + objectWords
    let firstFile = columns.count + others.count
    let listing = SearchListing(
      listing.shown.map { column, form in
        SearchListing.Cell(
          of: column.flatMap { found.columns.firstIndex(of: $0) },
          and: found.files.firstIndex { $0 == column }.map { firstFile + $0 }, as: form.kind,
          grouped: form.isGrouped, shortened: form.isShortened)
      },
      below: index.group?.onlyColumn.flatMap { found.columns.firstIndex(of: $0) }
        .map { SearchListing.Cell(of: $0) },
      rowPages: extras.hasRowPages ? path.reference(to: pages.folder) : nil)
    let ranges = found.ranges.map { ranges in
      SearchRange(
        ranges.searchName, titled: ranges.title, of: FoundColumns.name(of: ranges.name),
        in: zip(ranges.titles, ranges.lowerAmounts).map { (title: $0, lower: $1) })
    }
    let schema = SearchSchema(
      columns + others + files,
      at: index.hasSlugs ? .columns : .list(pages, anchoredBy: index.anchorPrefix, from: path),
      orders: ordered.map { SearchOrder(of: index.columns[$0]) }, ranges: ranges,
      listing: listing, hasPlaces: index.placeColumns != nil, named: index.isNamed)
    let page = SearchPage(
      at: path, saying: PublicationSearch.rowHint(in: words.marked),
      as: .listing(pages[0].path), playing: index.hasSounds, withMap: schema.hasPlaces,
      browsing: links)
    return PublicationSearch(schema: schema, page: page) { [index, found] search in
      var orders = try TableOrders(of: ordered, in: index, found, notedBy: search)
      return { orders.takeCodes($0) }
    }
  }
}

/// The columns of a table that are found, that which names a row first.
package struct FoundColumns: Sendable {
  /// Each column's place in the table; nil for the number of the row.
  let columns: [Int?]

  /// The columns that rows can be narrowed by in ranges.
  let ranges: [ColumnRanges]

  /// The numbers of the values that the rows have in each column, where they are known.
  fileprivate let numbers: [PackedNumbers?]
  fileprivate let words: PageWords

  /// How each column is read.
  fileprivate let formats: [ValueFormat]

  /// The columns with lists of objects that the listing counts: their words are found, too.
  fileprivate let counted: [(place: Int, title: String)]

  /// The columns of the listing whose cells name files of the site, and the files.
  fileprivate let files: [Int]
  fileprivate let cellFiles: CellFiles?

  /// The columns with the coordinates of a row.
  fileprivate let located: (latitude: Int, longitude: Int)?

  init(of index: CollectionIndex, in words: PageWords) {
    self.words = words
    located = index.placeColumns
    let (title, shown) = (index.title, index.shownColumns().columns)
    cellFiles = index.files
    files = shown.filter { index.files?.columns.contains($0) == true }
    let rest = index.foundColumns.filter { !shown.contains($0) }
    // What says most of a row is noted first.
    let others = (shown + rest).filter { $0 != title }
    columns =
      [title]
      + SearchTier.allCases.flatMap { tier in
        others.filter { index.columns[$0].tier == tier }
      }
    ranges = index.ranges(in: words)
    numbers = columns.enumerated().map { place, column in
      guard let column, place > 0 || index.isChosen(column) else { return nil }
      return index.valueNumbers(of: [column])
    }
    formats = columns.map { $0.map { index.columns[$0].format } ?? ValueFormat(kind: .text) }
    counted = columns.compactMap { column in
      guard let column, index.isCounted(column) else { return nil }
      return (column, index.columns[column].title)
    }
  }

  /// The columns to sort by: shown ones whose values aren't all alike, and those of filters.
  func orders(of index: CollectionIndex) -> [Int] {
    columns.compactMap(\.self).sorted().filter { place in
      let column = index.columns[place]
      let isSorted = index.shown.contains(place) && column.different > 1 && column.kind.hasOrder
      return isSorted || index.isChosen(place) || ranges.contains { $0.column == place }
    }
  }

  /// The place in the table of each column of the search; ``columns`` come first.
  func places(of schema: SearchSchema) -> [Int?] {
    let between = schema.columns.count - columns.count - counted.count - files.count
    return columns + repeatElement(nil, count: between) + counted.map(\.place)
      + files.map { _ in nil }
  }

  /// Returns a column's name in search URLs, prefixed so that no field hides a form's properties.
  package static func name(of column: String) -> String { "by-" + column }

  fileprivate func schema(of index: CollectionIndex) -> [SearchColumn] {
    columns.enumerated().map { place, column in
      guard let column else {
        return SearchColumn("by-row", tier: .name, stored: .plain, shown: .title())
      }
      let own = index.columns[column]
      let isChosen = index.isChosen(column)
      if place == 0 {
        return SearchColumn(
          Self.name(of: own.name), titled: own.title, tier: .name,
          stored: isChosen ? .repeated : .plain, shown: .title(), filter: isChosen ? .values : nil)
      }
      let isShown = index.shown.contains(column)
      return SearchColumn(
        Self.name(of: own.name), titled: isShown || isChosen ? own.title : "",
        tier: index.isCounted(column) ? nil : own.tier,
        stored: isChosen ? .repeated : own.stored(isShown: isShown),
        shown: !isShown ? .nothing : own.kind == .sound ? .sound : .value,
        filter: isChosen ? .values : nil)
    }
  }
}

extension Catalogue {
  /// Returns the query for the rows with a value: a filter, or else the words of the value in that
  /// column; `nil` if the search can't distinguish it.
  func query(for value: String, in column: Int) -> Reference.Query? {
    let own = index.columns[column]
    guard !index.isChosen(column) else { return (FoundColumns.name(of: own.name), value) }
    let name = own.title.filter { $0.isLetter || $0.isNumber }
    let words = value.filter { $0 != "\"" }
    guard index.shown.contains(column), !name.isEmpty,
      words.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return ("q", "\(name):\"\(words)\"")
  }

  /// The further columns of a site's search: those that are only on row pages, and filters.
  ///
  /// Each collection has its own, since one name may mean different things in two.
  var otherColumns: [(place: Int, column: SearchColumn)] {
    index.foundColumns.compactMap { place in
      let isShown = index.shown.contains(place) && !index.isCounted(place)
      let isChosen = index.isChosen(place)
      guard isChosen || !isShown else { return nil }
      let own = index.columns[place]
      // The space is in no folder's name, so that no other collection has the same.
      return (
        place,
        SearchColumn(
          "\(looks.folder) \(own.name)", titled: words(.label, looks.listTitle) + own.title,
          tier: isShown ? nil : .attribute,
          stored: isChosen ? .repeated : own.stored(isShown: false), shown: .nothing,
          filter: isChosen ? .values : nil)
      )
    }
  }
}

extension SearchOrder {
  fileprivate init(of column: TableColumn) {
    let format = column.format
    let unit: Unit =
      switch column.kind {
      case .date, .approximateDate: .day
      case .dateAndTime, .epoch: .second
      case .wholeNumber where column.isOfIdentifiers, .decimal where column.isOfIdentifiers: .place
      case .wholeNumber, .decimal, .percentage, .currency, .latitude, .longitude: .number
      default: .place
      }
    self.init(
      FoundColumns.name(of: column.name), in: unit, different: column.different,
      read: "\(column.kind) \(format)")
  }
}

extension TableColumn {
  /// The weight of the column's words, unless it is the title: highest for short texts with few
  /// repeated words, such as names of towns; lowest for numbers, days, URLs and long texts.
  fileprivate var tier: SearchTier {
    switch kind {
    case .text, .email: longest > Self.longestName ? .remark : repeats ? .attribute : .place
    case .yesNo, .list, .objects, .colour: .attribute
    default: .remark
    }
  }

  /// The most bytes of a name.
  private static let longestName = 100

  /// How search keeps the values of a column that it is not narrowed by.
  fileprivate func stored(isShown: Bool) -> SearchColumn.Storage {
    if isShown { return !repeats ? .plain : different > 500 ? .shared : .repeated }
    // Few words are found sooner than a whole value.
    return repeats && kind == .text ? .noneRepeated : .none
  }
}

extension CollectionIndex {
  /// Whether a column tells rows apart by their names, and they are in the order of their source.
  fileprivate var isNamed: Bool {
    !hasOrder && group == nil && title.map { !columns[$0].repeats } == true
  }

  /// The columns that are searched: all with values, but addresses and degrees only if shown.
  fileprivate var foundColumns: [Int] {
    detailed.filter { place in
      let column = columns[place]
      return column.values > 0 && (shown.contains(place) || !column.kind.isFoundOnlyWhereShown)
    }
  }

  /// Whether the listing shows how many objects the lists of a column have.
  fileprivate func isCounted(_ column: Int) -> Bool {
    columns[column].kind == .objects && shown.contains(column)
  }

  /// Returns the text of a row's cell that is searched: of lists of objects, their values.
  func searchedText(of row: TableRow, in column: Int) -> ArraySlice<UInt8> {
    let text = row.text(of: column)
    return switch columns[column].kind {
    case .objects: JSON.allWords(of: Array(text))[...]
    case .epoch: EpochTime.text(of: text.span).map { Array($0.utf8)[...] } ?? text
    default: text
    }
  }

  /// Whether there are sounds to play.
  var hasSounds: Bool { detailed.contains { columns[$0].kind == .sound } }

  /// The first columns of numbers or days that have too many for each to be chosen.
  func ranges(in words: PageWords) -> [ColumnRanges] {
    let columns = detailed.lazy.filter { !isChosen($0) }
    return Array(
      columns.compactMap { ColumnRanges(of: self.columns[$0], at: $0, in: words) }
        .prefix(Self.maximumRanges))
  }

  /// Each is another thing to choose from.
  private static let maximumRanges = 6

  /// Whether the rows that are found can be narrowed by the values of a column.
  func isChosen(_ column: Int) -> Bool { facet(chosenBy: column) != nil }

  /// The facet whose values rows can be narrowed by that are those of a column.
  func facet(chosenBy column: Int) -> Facet? {
    guard columns[column].kind != .sound, columns[column].kind != .objects else { return nil }
    return facets.first {
      $0.partColumn == column && values(of: $0).count <= Self.maximumChoices
    }
  }

  /// A column with more different values is not chosen from.
  package static let maximumChoices = 600
}

extension SearchNotes {
  /// Notes a row, with the page of the listing that has it as the search refers to it.
  mutating func add(_ row: TableRow, _ found: FoundColumns, on page: String) {
    switch row.name {
    case .number(let number): begin(number: number)
    case .slug: begin()
    }
    if let located = found.located { add(place: row.place(in: located)) }
    let position = row.position
    for (place, column) in found.columns.enumerated() {
      if let column {
        let value = found.numbers[place]?[position]
        if let value, repeats(value, in: place) { continue }
        switch found.formats[place].kind {
        case .list:
          let (form, list) = (found.formats[place].list, Array(row.text(of: column)))
          let text = form.text(of: list)
          add(text.span, in: place, numbered: value, choosing: form.elements(of: list))
        case .objects:
          let list = Array(row.text(of: column))
          let counted = found.counted.first { $0.place == column }
          let text =
            counted.map { found.words.counted(list, in: $0.title) } ?? JSON.allWords(of: list)
          add(text.span, in: place)
        case .epoch:
          row.withText(of: column) { text in
            guard let shown = EpochTime.text(of: text) else {
              return add(text, in: place, numbered: value)
            }
            add(shown.utf8.span, in: place, numbered: value)
          }
        default: row.withText(of: column) { add($0, in: place, numbered: value) }
        }
      } else {
        add(found.words.number(Int(row.number)).utf8.span, in: place)
      }
    }
    var next = found.columns.count + 1
    if case .slug(let slug) = row.name {
      add(page.utf8.span, in: next - 1)
      add(slug.utf8.span, in: next)
      next += 1
    }
    for (offset, column) in found.counted.enumerated() {
      add(JSON.allWords(of: Array(row.text(of: column.place))).span, in: next + offset)
    }
    next += found.counted.count
    for (offset, column) in found.files.enumerated() {
      guard let file = found.cellFiles?.files(of: row, in: column).first else { continue }
      add(file.components.joined(separator: "/").utf8.span, in: next + offset)
    }
  }
}

extension PageWords {
  /// The number of objects in a list, as the listing shows it.
  fileprivate func counted(_ list: [UInt8], in column: String) -> [UInt8] {
    guard let count = JSON.count(of: list) else { return list }
    return count > 0 ? Array(counted(count, in: column).utf8) : []
  }
}
