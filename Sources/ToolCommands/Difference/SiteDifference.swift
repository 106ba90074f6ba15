/// The differences between two builds of a site, in a reviewer's words.
package struct SiteDifference: Equatable, Sendable {
  /// The changes, grouped by page; of each kind at most the requested number.
  package internal(set) var changes: [Change] = []

  /// How many there are of each kind.
  package internal(set) var totals: [Change.Kind: Int] = [:]

  /// How many pages and other files differ because of these alone: indexes, numbers, the search.
  package internal(set) var followingPages = 0
  package internal(set) var followingFiles = 0

  /// The name of a row, where all rows have the same.
  package internal(set) var noun = "row"

  package var isEmpty: Bool { totals.isEmpty && followingPages == 0 && followingFiles == 0 }

  /// The most changes of a kind that are kept.
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a change, and returns whether it is kept: there are not too many of its kind.
  mutating func counts(_ kind: Change.Kind) -> Bool {
    totals[kind, default: 0] += 1
    return totals[kind, default: 0] <= limit
  }

  /// Counts a change, and keeps it unless there are too many of its kind.
  mutating func add(_ change: Change) {
    if counts(change.kind) { changes.append(change) }
  }
}

/// One change of a site.
package struct Change: Equatable, Sendable {
  package let kind: Kind

  /// The path of the page or file, the first of a list's pages.
  package let page: String

  package var title = ""

  /// The heading of the section it is in; empty if rows have none.
  package var section = ""

  /// The identifier of the row; empty, if it has none of its own.
  package var id = ""

  /// The name of the row or section.
  package var name = ""

  /// The old and new values.
  package var parts: [Part] = []

  /// Something in it that was changed.
  package struct Part: Equatable, Sendable {
    /// The label of the column; empty if it has no name.
    package var label = ""
    package let old: String
    package let new: String
  }

  /// The kind of a change, in the order of the summary.
  package enum Kind: String, CaseIterable, Sendable {
    case pageAdded = "page-added"
    case pageRemoved = "page-removed"
    case pageMoved = "page-moved"
    case pageRetitled = "page-retitled"
    case introduction = "introduction-reworded"
    case columns = "columns-changed"
    case sectionAdded = "section-added"
    case sectionRemoved = "section-removed"
    case sectionRenamed = "section-renamed"
    case sectionMoved = "section-moved"
    case rowAdded = "row-added"
    case rowRemoved = "row-removed"
    case rowMoved = "row-moved"
    case rowReworded = "row-reworded"
    case value = "value-changed"
    case link = "link-changed"
    case unreadable = "page-unreadable"
    case fileAdded = "file-added"
    case fileRemoved = "file-removed"
    case fileChanged = "file-changed"
  }
}
