import Bytes
import Catalogues
import Records
import Rendering
import Search

/// The orders that recordings can be put in, and the values that they can be narrowed by.
///
/// Facets have the values of all rows, and the notes of the search those of other columns, so that
/// no recording is read again.
struct RecordingOrders: Sendable {
  private let index: CollectionIndex
  private let columns: [RecordingSearchColumn]
  let orders: [SearchOrder]

  /// Years, or spans of several, that rows can be narrowed to.
  let years: SearchRange?

  /// The columns that can have an order, those with few values first.
  private static let columns: [RecordingSearchColumn] = [
    .commonName, .country, .type, .quality, .recordist, .licence, .date, .location, .length,
    .number,
  ]

  /// The columns whose texts the search has noted.
  private static let noted: [RecordingSearchColumn] = [.licence, .location, .length]

  /// The names of parameters in earlier addresses, and those that they have now.
  static let earlier = [
    ("country", RecordingSearchColumn.country.name), ("type", RecordingSearchColumn.type.name),
    ("quality", RecordingSearchColumn.quality.name), ("year", dayName),
  ]

  /// The parameter of an address for a range of days.
  static let dayName = "in-\(RecordingSearchColumn.date.title)"

  init(of index: CollectionIndex) {
    self.index = index
    columns = Self.columns.filter { column in
      switch column {
      case .number: true
      case .commonName: column.facet(in: index) != nil
      default: index.hasValues(in: column.field.place)
      }
    }
    orders = columns.map { column in
      let unit: SearchOrder.Unit =
        switch column {
        case .date: .day
        case .length, .number: .number
        default: .place
        }
      let different = column.facet(in: index).map { index.values(of: $0).count } ?? index.count
      return SearchOrder(column.name, in: unit, different: different, read: "")
    }
    years = Self.years(of: index)
  }

  /// The columns with an order, by their places in the table.
  var names: [Int: String] {
    Dictionary(uniqueKeysWithValues: columns.map { (Int($0.field.rawValue), $0.title) })
  }

  /// The most ranges: as many bars are seen at once.
  private static let mostYears = 24

  private static func years(of index: CollectionIndex) -> SearchRange? {
    let years = index.values(of: RecordingFacet.year.facet).compactMap { Int($0.title) }
    guard let first = years.min(), let last = years.max(), first < last else { return nil }
    let step = [1, 2, 5, 10, 20, 50, 100, 500].first { (last - first) / $0 < mostYears } ?? 1_000
    let format = ValueFormat(kind: .date)
    return SearchRange(
      dayName, titled: RecordingSearchColumn.date.title, of: RecordingSearchColumn.date.name,
      in: stride(from: first - first % step, through: last, by: step).map { year in
        let title = AmountWords.days(372 * year, .year, step, in: .english)
        return (title, format.amount(ofLower: Double(372 * year), on: .days(.year, step)))
      })
  }

  /// The codes of each order, by its place.
  func codes(in search: SearchIndex) -> (_ order: Int) -> OrderCodes {
    let noted = search.noted(of: Self.noted.map(\.rawValue))
    return { order in codes(of: columns[order], noted) }
  }

  private func codes(of column: RecordingSearchColumn, _ noted: NotedColumns) -> OrderCodes {
    if column == .number { return numbers }
    if column == .commonName { return species }
    if let place = Self.noted.firstIndex(of: column) {
      var order = ColumnOrder(of: ValueFormat(kind: column == .length ? .duration : .text))
      var titles: [String] = []
      noted.visitTexts(of: place) { text in
        order.append(text.span)
        if column == .licence { titles.append(String(decoding: text, as: UTF8.self)) }
      }
      let known = OrderCodes(of: order)
      let values = zip(titles, known.codes).sorted { $0.1 < $1.1 }.map { OrderCodes.Value($0.0) }
      return OrderCodes(noted.codes(of: place, known.codes), upTo: known.count, values: values)
    }
    guard let (numbers, texts) = index.texts(keptOf: column.field.place) else {
      return OrderCodes(LargeArray(repeating: 0, count: index.count), upTo: 0)
    }
    let known =
      switch column {
      case .date: days(texts)
      case .type: types(texts)
      default:
        column.facet(in: index).map { OrderCodes(texts, of: $0, in: index) } ?? ordered(texts)
      }
    return known.ofRows(numbers)
  }

  private var numbers: OrderCodes {
    var keys = LargeArray<UInt128>()
    keys.reserveCapacity(index.count)
    for row in 0..<index.count {
      if case .number(let number) = index.name(at: row) {
        keys.append(UInt128(number) << 32 | UInt128(row))
      }
    }
    keys.sort(keys.indices)
    var codes = LargeArray<UInt32>(repeating: 0, count: index.count)
    for (place, key) in keys.enumerated() {
      codes[Int(UInt32(truncatingIfNeeded: key))] = UInt32(place + 1)
    }
    return OrderCodes(codes, upTo: keys.count)
  }

  private var species: OrderCodes {
    let facet = RecordingFacet.species.facet
    let known = index.values(of: facet).prefix { !$0.isUnknown }
    var codes = LargeArray<UInt32>(repeating: 0, count: index.count)
    if let places = index.valuePlaces(of: facet) {
      for row in codes.indices {
        guard let place = places(row).first, Int(place) < known.count else { continue }
        codes[row] = UInt32(place + 1)
      }
    }
    return OrderCodes(codes, upTo: known.count, values: known.map { OrderCodes.Value($0.title) })
  }

  /// A day that is not known is the first of its month, and a month the first of its year.
  private func days(_ texts: [[UInt8]]) -> OrderCodes {
    var order = ColumnOrder(of: ValueFormat(kind: .date))
    for text in texts {
      let day = String(decoding: text, as: UTF8.self).replacing("-00", with: "-01")
      order.append(Array(day.utf8).span)
    }
    return OrderCodes(of: order)
  }

  private func ordered(_ texts: [[UInt8]]) -> OrderCodes {
    var order = ColumnOrder(of: ValueFormat(kind: .text))
    for text in texts { order.append(text.span) }
    return OrderCodes(of: order)
  }

  /// A recording can be of several types, so each text is a set of them.
  private func types(_ texts: [[UInt8]]) -> OrderCodes {
    let texts = texts.map(RecordingTypes.plain)
    let known = ordered(texts)
    let types = index.values(of: RecordingFacet.type.facet).filter { !$0.isUnknown }
    let titles = types.sortedByCount().prefix(CollectionIndex.maximumChoices).map(\.title)
    var places: [String: Int] = [:]
    for (place, title) in titles.enumerated() { places[title.lowercased()] = place }
    var sets: [[Int]] = Array(repeating: [], count: known.count)
    for (text, code) in zip(texts, known.codes) where code > 0 {
      let pieces = String(decoding: text, as: UTF8.self).split(separator: ",")
      let own = Set(
        pieces.map { piece in
          piece.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        })
      sets[Int(code) - 1] = own.compactMap { places[$0] }.sorted()
    }
    // The index has types in small letters.
    return OrderCodes(
      known.codes, upTo: known.count,
      values: titles.map { title in
        let plain = title.lowercased()
        return OrderCodes.Value(title, written: plain == title ? [] : [plain])
      }, in: sets)
  }
}
