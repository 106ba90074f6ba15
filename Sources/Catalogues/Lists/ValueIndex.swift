import Bytes
import Records
import Rendering
import Screens

/// The values of a facet, such as countries, in the order and on the pages of an index of them.
struct ValueIndex: Sendable {
  /// Which of a value's names an index is by, or whether the values with the most rows come first.
  enum Naming: Sendable { case title, subtitle, count }

  let facet: Facet
  let naming: Naming
  let values: [FacetValue]
  let pages: Pagination

  /// The initials, each with the position of its first name; none if the list is too short.
  let initials: [(initial: Initial, first: Int)]

  /// The most rows that a value has.
  let largest: Int

  /// The most values on a page, and of those with the most rows.
  private static let (pageSize, mostByCount) = (200, 100)

  /// A list that is longer is there by number, too.
  private static let longestByNameAlone = 12

  /// Whether it is worth to have the values in the order of how many rows each has.
  var hasOrderByCount: Bool { facet.order == .names && values.count > Self.longestByNameAlone }

  /// A list that is longer has a way from A to Z.
  private static let longestWithoutInitials = 40

  /// Puts values into the order of a name of theirs; those given are in the order of their titles.
  init(of facet: Facet, _ values: [FacetValue], by naming: Naming = .title, in folder: SitePath) {
    self.facet = facet
    self.naming = naming
    self.values =
      switch naming {
      case .title: values
      case .subtitle: values.sortedByName(\.subtitle)
      case .count: Array(values.sortedByCount().prefix(Self.mostByCount))
      }
    largest = values.reduce(0) { max($0, $1.count) }
    pages = Pagination(of: self.values.count, by: Self.pageSize, in: folder)
    var initials: [(initial: Initial, first: Int)] = []
    if naming != .count, facet.hasNames, values.count > Self.longestWithoutInitials {
      for (position, value) in self.values.enumerated() {
        let initial = Self.initial(of: value, by: naming)
        if initials.last?.initial != initial { initials.append((initial, position)) }
      }
    }
    self.initials = initials
  }

  /// The initial that a value is listed under, if there are initials.
  func initial(of value: FacetValue) -> Initial? {
    initials.isEmpty ? nil : Self.initial(of: value, by: naming)
  }

  private static func initial(of value: FacetValue, by naming: Naming) -> Initial {
    let name = naming == .subtitle ? value.subtitle : value.title
    return value.isUnknown ? .other : Initial(of: name)
  }

  /// Returns the label of a page, such as `Aa–Ad`; `nil` if there is only one page.
  ///
  /// The prefixes are the shortest that differ from the names on neighbouring pages.
  func label(of page: ListPage) -> String? {
    guard pages.count > 1, naming != .count else { return nil }
    var range = page.range
    // What is not known is no name to end with, unless there is nothing else.
    if range.count > 1, values[range.upperBound - 1].isUnknown { range = range.dropLast() }
    let start = beginning(of: range.lowerBound, unlike: range.lowerBound - 1)
    let end = beginning(of: range.upperBound - 1, unlike: page.range.upperBound)
    return start == end ? start : "\(start)–\(end)"
  }

  /// The most characters of a name in a label.
  private static let longestBeginning = 24

  private func name(at position: Int) -> String {
    guard values.indices.contains(position) else { return "" }
    let value = values[position]
    return naming != .subtitle || value.subtitle.isEmpty ? value.title : value.subtitle
  }

  /// The beginning of a name that another does not begin with.
  private func beginning(of position: Int, unlike neighbour: Int) -> String {
    let name = name(at: position)
    guard !values[position].isUnknown else { return name }
    let other = NameFolding.key(of: self.name(at: neighbour))
    // Punctuation in front says nothing about where a name is.
    let letters = name.drop { NameFolding.key(of: String($0)).isEmpty }
    var beginning = ""
    for character in letters.prefix(Self.longestBeginning) {
      beginning.append(character)
      let key = NameFolding.key(of: beginning)
      if !character.isWhitespace, !other.starts(with: key) { break }
    }
    return beginning.isEmpty ? name : beginning
  }

  /// The words of links to it.
  func entryTitle(in words: PageWords) -> String {
    guard !facet.subtitle.isEmpty else { return facet.title }
    let name = naming == .subtitle ? facet.subtitle : facet.nameTitle
    return words(.titleBy, facet.title, name)
  }
}
