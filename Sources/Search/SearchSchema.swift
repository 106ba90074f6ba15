package import Files

/// The columns of searchable rows: how each is searched, stored and shown.
///
/// The caller passes a row's texts by column; the shown values and the filters follow from the
/// columns alone. For rows of several kinds the schema has all columns: a missing value takes
/// no space.
package struct SearchSchema: Sendable {
  /// In the order in which they are shown, at most 16,384.
  package let columns: [SearchColumn]

  package let address: SearchAddress

  /// The letters, lowercase ASCII, that may precede the digits of a number without being a part of
  /// it: with `no`, `No619144` is `619144` anywhere.
  package let numberPrefix: String

  /// The columns that found rows can be sorted by, and those that they can be narrowed to a range of.
  package let orders: [SearchOrder]
  package let ranges: [SearchRange]

  /// How the listing shows rows, where those that are found are shown in it.
  package let listing: SearchListing?

  package let hasPlaces: Bool

  /// Whether the first column names rows that are in no order or sections of their own: the script ranks the first
  /// rows that it finds by how well their values match.
  package let isNamed: Bool

  package init(
    _ columns: [SearchColumn], at address: SearchAddress, numberPrefix: String = "",
    orders: [SearchOrder] = [], ranges: [SearchRange] = [], listing: SearchListing? = nil,
    hasPlaces: Bool = false, named isNamed: Bool = false
  ) {
    self.columns = Array(columns.prefix(Self.maximumColumns))
    self.address = address
    self.numberPrefix = numberPrefix
    self.orders = orders
    self.ranges = ranges
    self.listing = listing
    self.hasPlaces = hasPlaces
    self.isNamed = isNamed
  }

  static let maximumColumns = 1 << 14

  var findsNumbers: Bool { columns.contains { $0.storage == .number && $0.tier != nil } }

  /// Makes empty notes for a worker; `scratch`, if any, takes data that grows with the rows.
  ///
  /// `limit` is the most bytes of all words, and of all texts that rows share.
  package func notes(limit: Int? = nil, in scratch: ScratchFile? = nil) -> SearchNotes {
    SearchNotes(of: self, limit: limit, in: scratch)
  }

  /// Joins the notes of all workers, and removes them: they take most of the memory.
  package func index(of notes: inout [SearchNotes]) -> SearchIndex {
    SearchIndex(of: &notes, self)
  }
}

/// A column of the rows that are to be found.
package struct SearchColumn: Sendable {
  /// The unique name in URLs and in the search page's script.
  package let name: String

  /// The title on the search page; empty if the values are clear alone.
  package let title: String

  /// The weight of its words; `nil` if they are not searched.
  package let tier: SearchTier?
  let storage: Storage
  let display: Display
  let language: String

  /// The filter by this column, if it has one.
  package let filter: SearchFilter?

  package init(
    _ name: String, titled title: String = "", tier: SearchTier? = nil,
    stored storage: Storage, shown display: Display = .value, in language: String = "",
    filter: SearchFilter? = nil
  ) {
    self.name = name
    self.title = title
    self.tier = tier
    self.storage = storage
    self.display = display
    self.language = language
    self.filter = filter
  }

  /// Whether a long value is not shown to its end; an address would lead elsewhere.
  var isCut: Bool {
    switch display {
    case .sound, .page, .anchor: false
    case .nothing, .title, .value, .joined: true
    }
  }

  /// How the values of a column are kept.
  package enum Storage: Equatable, Sendable {
    /// Not at all: its words are found, and that is all.
    case none

    /// Not at all either, but many rows have the same: its words are read once.
    case noneRepeated

    /// As they are: hardly any other row has the same.
    case plain

    /// Once for all rows of a data file: many rows have the same.
    case repeated

    /// Like ``repeated``, and as numbers where they are days of the calendar: `2026-11-22`.
    case date

    /// In files of their own, once for all rows: many have the same, all over the table, and long.
    case shared

    /// The row's own number; of one column.
    case number

    /// Addresses that differ in the row's number, which is left out; of one column.
    case pattern

    /// Whether search can show them.
    var isStored: Bool { self != .none && self != .noneRepeated }
  }

  /// The presentation of a column in search results.
  package enum Display: Sendable {
    case nothing

    /// The title of the row, with a prefix before its number: the link to the row.
    case title(prefix: String = "")

    /// Its value, with the column's title where that is not above it.
    case value

    /// Its value, behind that of the column before.
    case joined

    /// A button that plays it: the value is its address.
    case sound

    /// The path of the page that has the row, and the row's anchor there; see ``SearchAddress``.
    case page, anchor
  }
}

/// The weight of a word in a row's text, the highest first: names, then places, then remarks.
package enum SearchTier: UInt32, CaseIterable, Sendable {
  case name, place, attribute, remark
}

/// The values of a column that a filter offers.
package enum SearchFilter: Sendable {
  /// Each value; the 500 with the most rows are offered.
  case values

  /// The parts of a value between commas, in lowercase, of which the 500 most frequent are offered.
  case pieces

  /// The values of the order of its name, which are not among the index's words.
  case codes
}

/// The URLs of found rows.
package enum SearchAddress: Sendable {
  /// On the pages of one list, in its order; `others` and `anchor` have a `#` for the number.
  case list(pageSize: Int, first: String, others: String, anchor: String)

  /// The row's own columns, which are shown as ``SearchColumn/Display/page`` and
  /// ``SearchColumn/Display/anchor``.
  case columns
}

extension SearchSchema {
  /// All its properties as text, for comparison.
  var text: String {
    let columns = columns.map {
      "\($0.name)\t\($0.title)\t\(String(describing: $0.tier))\t\($0.storage)\t\($0.display)\t"
        + $0.language
    }
    let listing = listing.map { ["\($0)"] } ?? []
    return
      (columns + ["\(address)", numberPrefix] + orders.map(\.text) + ranges.map(\.text)
      + listing + (hasPlaces ? ["places"] : []) + (isNamed ? ["named"] : []))
      .joined(separator: "\n")
  }
}

/// How a listing shows the rows that the script adds to it.
package struct SearchListing: Sendable {
  let cells: [Cell]

  /// The titles of sections.
  let group: Cell?

  /// The folder with the rows' own pages, if they have such.
  let rowPages: String?

  /// Whether a cell without a value has a text for that.
  let saysMissing: Bool

  /// Whether results are downloaded as shown, and not from files with all of their columns.
  let isTakenAsShown: Bool

  package init(
    _ cells: [Cell], below group: Cell? = nil, rowPages: String? = nil,
    sayingMissing saysMissing: Bool = false, takenAsShown isTakenAsShown: Bool = false
  ) {
    self.cells = cells
    self.group = group
    self.rowPages = rowPages
    self.saysMissing = saysMissing
    self.isTakenAsShown = isTakenAsShown
  }

  /// A column of the listing.
  package struct Cell: Sendable {
    /// The column of the schema that it shows; nil for the number of the row.
    let column: Int?

    /// The type of its values, if the type has its own drawing.
    let kind: String?

    /// A column of the schema whose values are shown after those.
    let next: Int?

    /// Whether digits are in groups, and whether few are shown behind the mark.
    let isGrouped: Bool
    let isShortened: Bool

    package init(
      of column: Int?, and next: Int? = nil, as kind: String? = nil,
      grouped isGrouped: Bool = false, shortened isShortened: Bool = false
    ) {
      self.column = column
      self.next = next
      self.kind = kind
      self.isGrouped = isGrouped
      self.isShortened = isShortened
    }
  }
}
