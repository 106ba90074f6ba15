import Records
import Rendering
import Screens

/// The home page of a catalogue: counts, a map, and the columns.
struct CatalogueHome: Sendable {
  let catalogue: Catalogue
  private var index: CollectionIndex { catalogue.index }
  private var looks: CatalogueLooks { catalogue.looks }
  private var words: PageWords { catalogue.words }

  /// The most facets, values of each facet, and cards of columns.
  private static let (maximumFacets, maximumValues, maximumCards) = (9, 6, 24)

  /// The most rows that are seen without a chart of them.
  private static let fewRows = 5

  /// The most rows that are shown of a value, and of all where no value is: whole lines of cards.
  private static let (featuredRows, firstRows) = (4, 8)

  /// The most counts of a chart.
  private static let maximumCounts = 20

  /// A sentence or two.
  var introduction: String? {
    let description = catalogue.about.description.map { text in
      text.last?.isPunctuation == true ? text : text + "."
    }
    let texts = [description, looks.introduction].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  func page(about dataset: Dataset) throws -> HomePage {
    let cards = looks.columns.map(card)
    return HomePage(
      titled: catalogue.title, at: PagePlace(looks.home), saying: introduction, about: dataset,
      figures: figures, facets: facets, cards: Array(cards.prefix(Self.maximumCards)),
      map: DotMap(of: index.places ?? []), chart: chart(of: cards),
      more: catalogue.hasSummary && !cards.isEmpty
        ? ListingLink(words[.summary], to: .page(catalogue.summaryPath, fragment: nil)) : nil,
      samples: try samples)
  }

  /// Some rows: those with the first value of facets that rank rows, such as the best quality, or
  /// else the first of all.
  private var samples: [HomePage.Sample] {
    get throws {
      var samples: [HomePage.Sample] = []
      for facet in looks.featured where index.facets.contains(facet) {
        guard let value = index.values(of: facet).first, !value.isUnknown,
          let positions = index.positions(of: facet)?.positions(of: 0)
        else { continue }
        // Neighbours are of one group.
        let number = min(Self.featuredRows, positions.count)
        let chosen = (0..<number).map {
          Int(positions[positions.startIndex + $0 * positions.count / number])
        }
        let all =
          catalogue.lists.contains { $0.facet == facet }
          ? catalogue.link(to: value, of: facet)
          : .page(looks.path(of: facet, ["index.html"]), fragment: nil)
        samples.append(
          HomePage.Sample(
            facet.prefix + value.title, all: ListingLink(facet.title, to: all),
            try index.rows(at: chosen), saying: catalogue.details))
      }
      if samples.isEmpty, index.count > 0 {
        let all = ListingLink(looks.listTitle, to: .page(catalogue.pages[0].path, fragment: nil))
        let rows = try index.rows(in: 0..<Self.firstRows)
        samples.append(HomePage.Sample(words.nounTitle, all: all, rows, saying: catalogue.details))
      }
      return samples
    }
  }

  private var figures: [KeyFigure] {
    var figures = [
      KeyFigure(words.number(index.count), words.capital(.totalNoun, n: index.count))
    ]
    if !looks.columns.isEmpty {
      let columns = looks.columns.count
      figures.append(KeyFigure(words.number(columns), words.capital(.columnsNoun, n: columns)))
    }
    for values in catalogue.indexes.prefix(Self.maximumFacets) where values.naming == .title {
      let facet = values.facet
      let known = values.values.filter { !$0.isUnknown }
      if known.isEmpty { continue }
      if facet.order == .descending, let range = catalogue.span(of: known) {
        figures.append(KeyFigure(range, catalogue.yearsLabel(of: facet)))
      } else {
        figures.append(catalogue.figure(of: facet, known.count))
      }
    }
    return Array(figures.prefix(Catalogue.maximumFigures))
  }

  /// The most frequent values of the facets that distinguish rows.
  var facets: [Explorer.Facet] {
    facets(upTo: Self.maximumValues, leadingTo: catalogue.link) { _ in true }
      .prefix(Self.maximumFacets).map(\.1)
  }

  /// Returns the most frequent values of some facets, or the first of facets with an order.
  ///
  /// Each has at most `count` values, or `more` in addition if these are all.
  func facets(
    upTo count: Int, orAllOf more: Int = 0, leadingTo link: (FacetValue, Records.Facet) -> Link,
    where isMeant: (Records.Facet) -> Bool
  ) -> [(Records.Facet, Explorer.Facet)] {
    catalogue.indexes.filter { $0.naming == .title && $0.values.count > 1 && isMeant($0.facet) }
      .map { values in
        let facet = values.facet
        let known = values.values.filter { !$0.isUnknown }
        // The script has the same order, so that a value stays where a pointer is about to press it.
        let sorted =
          facet.order == .descending
          ? known
          : known.indices.sorted { (known[$1].count, $0) < (known[$0].count, $1) }.map { known[$0] }
        let own = Explorer.Facet(
          facet.title,
          all: ListingLink(
            words(.allOf, n: known.count), to: .page(values.pages[0].path, fragment: nil)),
          sorted.prefix(sorted.count - count <= more ? sorted.count : count).map {
            Bar($0.title, $0.count, to: link($0, facet))
          })
        return (facet, own)
      }
  }

  private func card(of place: Int) -> HomePage.Card {
    let column = index.columns[place]
    let ranges = looks.ranges.first { $0.column == place }
    return HomePage.Card(
      column.title, to: catalogue.link(toSummaryOf: place),
      counts: ranges?.histogram.ranges.map(\.count) ?? counts(of: place),
      axis: ColumnRanges.axis(of: column, words), catalogue.contents(of: column))
  }

  /// Returns the first column of days, or else of numbers or repeated values; `nil` for few rows.
  private func chart(of cards: [HomePage.Card]) -> HomePage.Card? {
    guard index.count > Self.fewRows else { return nil }
    let ranges = Set(looks.ranges.map(\.column))
    let places = looks.columns.indices.filter { cards[$0].counts.count > 2 }
    let place =
      places.first {
        [.date, .epoch, .approximateDate].contains(index.columns[looks.columns[$0]].kind)
      }
      ?? places.first { ranges.contains(looks.columns[$0]) } ?? places.first
    return place.map { cards[$0] }
  }

  /// How often each of the most frequent values of a column is there.
  private func counts(of place: Int) -> [Int] {
    let facet = index.facets.first { $0.partColumn == place }
    let values =
      facet.map { index.values(of: $0).filter { !$0.isUnknown }.map(\.count) }
      ?? index.columns[place].frequent.map(\.count)
    return Array(values.sorted(by: >).prefix(Self.maximumCounts))
  }
}

extension Catalogue {
  /// A column's description, if any, and its numbers of values, of distinct and of missing ones.
  func contents(of column: TableColumn) -> String {
    guard column.values > 0 else { return column.description ?? words[.noValues] }
    var parts = [words(column.kind.counted, n: column.values)]
    if column.values > 1 {
      switch column.different {
      case 1: parts.append(words[.allSame])
      case let number where column.isExact:
        parts.append(number == column.values ? words[.allUnique] : words(.unique, n: number))
      // An estimate, which is 3 % beside the truth or more.
      case let number where 20 * number > 19 * column.values:
        parts.append(words[.nearlyAllUnique])
      case let number:
        parts.append(words(.about, words(.unique, n: (number + 50) / 100 * 100)))
      }
    }
    let missing = index.count - column.values
    if missing > 0 { parts.append(words(.missing, n: missing)) }
    let contents = parts.joined(separator: ", ")
    guard let description = column.description else { return contents }
    return description.last?.isPunctuation == true
      ? "\(description) \(contents)" : words(.label, description) + contents
  }
}

extension ColumnType {
  /// The phrase that counts values of the type.
  fileprivate var counted: PageWords.Key {
    switch self {
    case .text, .yesNo, .place: .countedValues
    case .wholeNumber, .decimal: .countedNumbers
    case .percentage: .countedPercentages
    case .currency: .countedAmounts
    case .date, .approximateDate: .countedDates
    case .time: .countedTimes
    case .dateAndTime, .epoch: .countedDatesAndTimes
    case .duration: .countedDurations
    case .address: .countedLinks
    case .email: .countedEmails
    case .picture: .countedPictures
    case .sound: .countedSounds
    case .colour: .countedColours
    case .latitude: .countedLatitudes
    case .longitude: .countedLongitudes
    case .list, .objects: .countedLists
    }
  }
}
