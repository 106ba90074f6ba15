public import Records
public import Screens

/// One page of the index of species, countries or whatever else recordings can be looked up by.
public struct ValueListing: Listing {
  public enum Column: CaseIterable, Sendable { case name, otherName, count }

  /// Where the links of an index lead.
  public enum Destination: Sendable {
    /// To a section of the listing.
    case section

    /// To a list of the value's own.
    case ownList

    /// To the first recording in the listing.
    case firstRecording
  }

  public let page: Page
  public let state: ListState<RecordingGroup>
  public let seeAlso: [ListingLink]
  private let index: ValueIndex
  private let destination: Destination
  private let link: @Sendable (RecordingGroup) -> Link

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - index: What is listed.
  ///   - page: Which page of it this is.
  ///   - destination: What the links lead to.
  ///   - seeAlso: Where else the same is listed.
  ///   - link: Where a value leads.
  public init(
    of index: ValueIndex, page: Page, to destination: Destination, seeAlso: [ListingLink] = [],
    link: @escaping @Sendable (RecordingGroup) -> Link
  ) {
    self.index = index
    self.page = page
    self.destination = destination
    self.seeAlso = seeAlso
    self.link = link
    state = ListState(Array(index.values[page.range]), on: page)
  }

  public var title: String {
    index.naming == .title ? index.facet.title : "\(index.facet.title) by scientific name"
  }

  public var noun: String { index.facet.plural }

  public var introduction: String? {
    guard !index.values.isEmpty else { return nil }
    let counting =
      index.facet == .type ? " A recording of several types is counted with each of them." : ""
    return switch destination {
    case .section: "Each leads to its section in the list of all recordings.\(counting)"
    case .ownList: "Each leads to a list of its recordings.\(counting)"
    case .firstRecording:
      "Each leads to the first of its recordings in the list of all; others follow further on, among "
        + "the rest.\(counting)"
    }
  }

  public func label(of page: Page) -> String? { index.label(of: page) }

  public var columns: [Column] {
    Column.allCases.filter { $0 != .otherName || index.facet == .species }
  }

  public func header(of column: Column) -> String {
    switch (column, index.facet) {
    case (.name, .species): index.naming == .title ? "Common name" : "Scientific name"
    case (.otherName, _): index.naming == .title ? "Scientific name" : "Common name"
    case (.name, let facet): facet.singular
    case (.count, _): "Recordings"
    }
  }

  public func width(of column: Column) -> ColumnWidth {
    switch column {
    case .name, .otherName: .long
    case .count: .short
    }
  }

  public func draw(_ column: Column, of value: RecordingGroup, into cell: inout CellWriter) {
    let isLatin = index.naming == .scientificName
    switch column {
    case .name where isLatin && !value.scientificName.isEmpty:
      cell.link(scientificName: value.scientificName, to: link(value))
    case .name: cell.link(value.title, to: link(value))
    case .otherName where isLatin: cell.text(value.title)
    case .otherName where value.scientificName.isEmpty: cell.text(nil)
    case .otherName: cell.scientificName(value.scientificName)
    case .count: cell.text("\(GroupedNumber(value.count))")
    }
  }
}

// MARK: - From A to Z

extension ValueListing {
  public func group(of value: RecordingGroup) -> Initial? { index.initial(of: value) }

  /// The initial, and on the page where it begins, the name that links to it end with.
  public func header(of initial: Initial) -> GroupHeader {
    let first = index.initials.first { $0.initial == initial }?.first ?? 0
    let begins = first >= page.range.lowerBound
    return GroupHeader(
      initial.title, detail: begins ? "" : "continued", anchor: begins ? initial.anchor : nil)
  }

  public var letters: [ListingLink] {
    index.initials.map { initial, first in
      ListingLink(
        initial.title, to: .page(index.pages.page(holding: first).path, fragment: initial.anchor))
    }
  }
}
