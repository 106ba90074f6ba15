import Markup
public import Screens

/// One page of a long table, as a rule with a column for every case of an enum.
///
/// ```swift
/// struct OrdersListing: Listing {
///   enum Column: CaseIterable { case number, total }
///   let page: ListPage
///   let state: ListState<Order>
///   var title: String { "Orders" }
///
///   func header(of column: Column) -> String {
///     switch column {
///     case .number: "Order"
///     case .total: "Total"
///     }
///   }
///
///   func draw(_ column: Column, of order: Order, into cell: inout CellWriter) {
///     switch column {
///     case .number: cell.text(order.number)
///     case .total: cell.text(order.total)
///     }
///   }
/// }
/// ```
///
/// `PageContent.listing(of:by:)` shows it, at a page whose path is an index.
///
/// A cell is written rather than returned: a million rows make no strings on their way to bytes.
public protocol Listing: Sendable {
  /// Everything that a row can show: an enum, or values if the columns are known at run time only.
  associatedtype Column: Sendable

  /// The type of the items that rows show.
  associatedtype Item: Sendable

  /// The type of the groups of rows; a change begins a new group.
  associatedtype Group: Equatable & Sendable = Ungrouped

  /// The heading of the list, without the number of the page.
  var title: String { get }

  /// A sentence under the heading, if there is something to explain.
  var introduction: String? { get }

  /// Links to other lists of the same items, beside the introduction.
  var seeAlso: [ListingLink] { get }

  /// The way to the rows with each initial, for a long list from A to Z.
  var letters: [ListingLink] { get }

  /// The items as a plural noun, such as "volcanoes"; empty for that for rows in the site's language.
  var noun: String { get }

  /// Which page of the list this is.
  var page: ListPage { get }

  /// The label of a page, in a word, which replaces its number; `nil` for the number.
  func label(of page: ListPage) -> String?

  /// The state of the list on this page.
  var state: ListState<Item> { get }

  /// The noun after the numbers in the caption; empty if the title has it.
  var countedNoun: String { get }

  /// The table's classes in addition to those of every listing.
  var styles: [StyleClass] { get }

  /// The page's stylesheets in addition to the theme's.
  var stylesheets: [SitePath] { get }

  /// Whether rows have sounds to play, for which the page then has the player.
  var plays: Bool { get }

  /// The Swift file of the listing, if the first page of `listing(of:by:)` is to show it.
  var source: SourceFile? { get }

  /// The columns on this page, at least one, the first of which names the row; by default all in
  /// the order of the cases.
  var columns: [Column] { get }

  /// The words at the head of a column.
  func header(of column: Column) -> String

  /// The relative width of a column.
  func width(of column: Column) -> ColumnWidth

  /// Writes the cell of a row in a column.
  func draw(_ column: Column, of item: Item, into cell: inout CellWriter)

  /// Writes the name of a row, unique on the page: its anchor, which a permalink ends with. Writes
  /// nothing, if the row has none.
  func identify(_ item: Item, into identifier: inout CellWriter)

  /// The group a row belongs to. Rows of one group follow each other under one header.
  func group(of item: Item) -> Group?

  /// The header above the rows of a group.
  func header(of group: Group) -> GroupHeader

  /// Writes the note about the table's rows below it, or nothing.
  func footnote(into note: inout CellWriter)

  /// The files that have the rows of this page, for other programs.
  var downloads: [Download] { get }

  /// The files that have the rows of all pages.
  var wholeDownloads: [Download] { get }

  /// The message instead of rows or below them, or above rows that are out of date.
  func notice(of state: ListState<Item>) -> Notice?
}

// MARK: - What a listing need not say

extension Listing {
  public var introduction: String? { nil }
  public var seeAlso: [ListingLink] { [] }
  public var letters: [ListingLink] { [] }
  public func label(of page: ListPage) -> String? { nil }
  public var noun: String { "" }
  public var plays: Bool { false }
  public var source: SourceFile? { nil }
  public var downloads: [Download] { [] }
  public var wholeDownloads: [Download] { [] }
  public var countedNoun: String { "" }
  public var styles: [StyleClass] { [] }
  public var stylesheets: [SitePath] { [] }
  public func width(of column: Column) -> ColumnWidth { .medium }
  public func identify(_ item: Item, into identifier: inout CellWriter) {}
  public func footnote(into note: inout CellWriter) {}
}

extension Listing where Column: CaseIterable {
  public var columns: [Column] { Array(Column.allCases) }
}

extension Listing where Group == Ungrouped {
  public func group(of item: Item) -> Ungrouped? { nil }
  public func header(of group: Ungrouped) -> GroupHeader { GroupHeader("") }
}

extension Listing {
  /// The usual message: why there are no rows; `nil` if there are rows.
  public func notice(of state: ListState<Item>) -> Notice? {
    // The way to the next page is there already.
    if case .paging = state { nil } else { state.notice(about: noun) }
  }
}

/// The group of rows in a listing without groups; see ``Listing/group(of:)``.
public struct Ungrouped: Equatable, Sendable {}

/// A link from a listing to another page.
public struct ListingLink: Sendable {
  public let title: String
  public let link: Link

  public init(_ title: String, to link: Link) {
    self.title = title
    self.link = link
  }
}

/// A file with the rows of a page, for other programs.
public struct Download: Sendable {
  /// The name of its format, such as "CSV", and its size, if that matters.
  public let kind: String

  public let path: SitePath

  /// The file name when it is saved, distinct from those of other sites.
  public let name: String

  public init(_ kind: String, at path: SitePath, savedAs name: String) {
    self.kind = kind
    self.path = path
    self.name = name
  }
}

/// The header above the rows of a group, in a row of its own.
public struct GroupHeader: Sendable {
  /// The text.
  public var title: String

  /// Further text beside it, such as a scientific name; empty if it has none.
  public var subtitle: String

  /// The language of the subtitle, if it is not the page's: a BCP 47 tag.
  public var language: String

  /// The size of the group as a whole, such as "12 volcanoes"; empty if it is not shown.
  public var detail: String

  /// The fragment of links to the group; `nil` on pages where the group only continues.
  public var anchor: String?

  public init(
    _ title: String, subtitle: String = "", in language: String = "", detail: String = "",
    anchor: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.detail = detail
    self.anchor = anchor
  }
}

/// The relative width of a listing's column; columns share the width, and a wider table scrolls.
public enum ColumnWidth: Sendable {
  /// A letter or a number.
  case short

  /// A date, or a word or two.
  case medium

  /// A name or a sentence, on several lines if need be.
  case long

  /// Sentences.
  case wide

  /// The width in a stylesheet of the listing's own.
  case own

  /// The class of a column; `nil` if it needs none.
  var attribute: Attribute? {
    switch self {
    case .short: .class(.short)
    case .medium: .class(.medium)
    case .long: .class(.long)
    case .wide: .class(.wide)
    case .own: nil
    }
  }
}
