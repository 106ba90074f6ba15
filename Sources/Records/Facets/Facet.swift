import Bytes

/// The values of a column, or of several together, by which rows are grouped, counted and listed.
package struct Facet: Sendable {
  /// The unique name in URLs and options.
  package let name: String

  /// The title of the values, at the head of a page: `Countries`.
  package let title: String

  /// Whether the values are those of a column whose title alone is known.
  package let isColumn: Bool

  /// The title of one value, at the head of a column: `Country`.
  package let singular: String

  /// The name of the values in sentences: `countries`.
  package let plural: String

  /// The names that a value has, where it has two.
  private let names: Names?

  /// The titles of a value's two names, such as `Common name` and `Scientific name`.
  package struct Names: Sendable {
    let title: String
    let subtitle: String

    /// The language of the second, if that is not the page's: a BCP 47 tag.
    let language: String

    package init(title: String, subtitle: String, language: String) {
      self.title = title
      self.subtitle = subtitle
      self.language = language
    }
  }

  /// The titles of a value's first and second name; empty if values have one name.
  package var nameTitle: String { names?.title ?? "" }
  package var subtitle: String { names?.subtitle ?? "" }

  /// The language of second names, if that is not the page's.
  package var subtitleLanguage: String { names?.language ?? "" }

  /// The text before a value that is unclear alone: `Type: `.
  package let prefix: String

  /// The title of the value of rows without one.
  package let unknownTitle: String

  /// The folder of the index of the values, and of their lists.
  package let folder: String

  package let order: Order

  /// Whether a row can have several of the values.
  package let isMultiple: Bool

  /// The columns that form the values, at most three.
  package let columns: [Int]

  /// How much a value is, where they follow each other so.
  let amount: @Sendable ([UInt8]) -> Double?

  /// Returns the values of a row with given texts in the columns.
  let identities: @Sendable (Combinations.Texts) -> [ValueIdentity]

  /// The column with the same content as a value, if there is one: a day has more than its year.
  package var onlyColumn: Int? { isMultiple ? nil : partColumn }

  /// The column whose cells, or parts of these, are the values.
  package var partColumn: Int? {
    columns.count == 1 && order != .descending ? columns[0] : nil
  }

  /// Returns the names in a cell of the only column, each with its value's place, given the places
  /// in the order in which the values come first in it.
  package func parts(of text: [UInt8], at places: [Int]) -> [(name: [UInt8], place: Int)] {
    guard isMultiple else { return places.prefix(1).map { (text, $0) } }
    var rest = places[...]
    var known: [[UInt8]: Int] = [:]
    var parts: [(name: [UInt8], place: Int)] = []
    for identity in identities([text]) {
      guard let place = known[identity.key] ?? rest.popFirst() else { break }
      known[identity.key] = place
      parts.append((identity.name, place))
    }
    return parts
  }

  /// The folder, in that of the index, of the index by second names: `scientific`.
  package var subtitleFolder: String { subtitle.split(separator: " ").first?.lowercased() ?? "" }

  /// How values follow each other; the unknown comes last.
  package enum Order: Sendable {
    /// By their letters and digits, whatever their case and accents.
    case names

    /// By amount, the lowest or the highest first, with values that are not amounts last.
    case ascending, descending
  }

  /// Whether the values are looked up by their letters.
  package var hasNames: Bool { order == .names && !areShort }

  /// Whether values are letters or grades rather than names.
  private let areShort: Bool

  package init(
    _ name: String, titled title: String, singular: String, plural: String,
    named names: Names? = nil, prefix: String = "",
    unknown unknownTitle: String, in folder: String, by order: Order = .names,
    amount: @escaping @Sendable ([UInt8]) -> Double? = { TableNumber.value(of: $0.span) },
    areShort: Bool = false, isColumn: Bool = false, isMultiple: Bool = false, of columns: [Int],
    identities: @escaping @Sendable (Combinations.Texts) -> [ValueIdentity]
  ) {
    self.name = name
    self.title = title
    self.singular = singular
    self.plural = plural
    self.names = names
    self.prefix = prefix
    self.unknownTitle = unknownTitle
    self.folder = folder
    self.order = order
    self.areShort = areShort
    self.isColumn = isColumn
    self.amount = amount
    self.isMultiple = isMultiple
    self.columns = columns
    self.identities = identities
  }
}

extension Facet: Equatable {
  package static func == (first: Facet, second: Facet) -> Bool { first.name == second.name }
}

extension Facet {
  /// More years are counted by their decades.
  private static let mostYears = 40

  /// The values of one column of any table.
  ///
  /// Days are values by their years, approximate dates also by their decades, lists of objects by how many they have, and each element of
  /// another list is one.
  init(of column: TableColumn, at index: Int, in folder: String) {
    let name = column.title
    let format = column.format
    let order: Order
    var amount: @Sendable ([UInt8]) -> Double? = { text in format.amount(of: text.span) }
    let identities: @Sendable ([UInt8]) -> [ValueIdentity]
    switch column.kind {
    case .date, .dateAndTime, .epoch:
      order = .descending
      amount = { TableNumber.value(of: $0.span) }
      identities = { text in
        let year = format.day(of: text.span).map { Array("\($0.year)".utf8) }
        return [ValueIdentity(name: year ?? text)]
      }
    case .approximateDate:
      let years = column.days.map { ends in
        ends.upperBound.quotient(by: 372) - ends.lowerBound.quotient(by: 372)
      }
      let isLong = (years ?? 0) > Self.mostYears
      order = .descending
      amount = { text in
        let digits = text.prefix { ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }
        return TableNumber.value(of: digits.span)
      }
      identities = { text in
        guard let year = format.day(of: text.span)?.year else {
          return [ValueIdentity(name: PeriodText(text.span) == .undated ? [] : text)]
        }
        let first = year.quotient(by: 10) * 10
        return [ValueIdentity(name: Array((isLong ? "\(first)–\(first + 9)" : "\(year)").utf8))]
      }
    case .objects:
      order = .ascending
      amount = { TableNumber.value(of: $0.span) }
      identities = { text in
        let count = format.amount(of: text.span).map { Array("\(Int($0))".utf8) }
        return [ValueIdentity(name: count ?? text)]
      }
    case .list:
      order = .names
      identities = { text in
        let values = format.list.elements(of: text).map { ValueIdentity(name: $0) }
        let known = values.filter { !$0.isUnknown }
        return known.isEmpty ? [ValueIdentity(name: [])] : known
      }
    default:
      order = format.hasAmounts ? .ascending : .names
      identities = { [ValueIdentity(name: $0)] }
    }
    self.init(
      column.name, titled: name, singular: name, plural: "values of \(name)",
      prefix: "\(name): ", unknown: "\(name): not given", in: "by/\(folder)", by: order,
      amount: amount, isColumn: true, isMultiple: column.kind == .list, of: [index],
      identities: { texts in
        format.isMissing(texts[0]) ? [ValueIdentity(name: [])] : identities(texts[0])
      })
  }
}
