/// One value of a facet, such as a country, and its rows: a section of a listing grouped by it.
package struct FacetValue: Equatable, Sendable {
  /// The title; never empty.
  package internal(set) var title: String

  /// A second name, such as the Latin one of a plant; empty when its rows have none.
  package internal(set) var subtitle = ""

  /// A unique name for links, lowercase letters, digits and hyphens: the anchor of a group's
  /// section, unlike any row's, or else the name of a folder.
  package internal(set) var anchor: String

  /// The number of its rows.
  package let count: Int

  /// The position of its first row in the order.
  package internal(set) var first: Int

  /// Whether it is the value of rows without one.
  package internal(set) var isUnknown = false

  /// Whether it is written in one way only, so that a search for that finds all its rows.
  package internal(set) var isSpelledAlike = true
}

extension [FacetValue] {
  /// The values with the most rows first, and of those with as many the one whose first row comes first.
  package func sortedByCount() -> [FacetValue] {
    sorted { ($1.count, $0.first) < ($0.count, $1.first) }
  }

  /// The values in the order of one of their names, those without it and the unknown last.
  package func sortedByName(_ name: (FacetValue) -> String) -> [FacetValue] {
    let entries = map { value in
      (key: NameKey(name(value)), isLast: value.isUnknown || name(value).isEmpty, value: value)
    }
    return entries.sorted { $0.isLast == $1.isLast ? $0.key < $1.key : $1.isLast }.map(\.value)
  }
}
