package import Records
package import Screens

/// One page of the index of countries, species or whatever else rows can be looked up by.
package struct ValueListing: Listing {
  package enum Column: CaseIterable, Sendable { case name, otherName, count }

  /// Where the links of an index lead.
  package enum Destination: Sendable {
    /// To a section of the listing.
    case section

    /// To a list of the value's own.
    case ownList

    /// To the first row in the listing.
    case firstRow
  }

  package let page: Page
  package let state: ListState<FacetValue>
  package let seeAlso: [ListingLink]
  private let index: ValueIndex
  private let rows: RowNoun
  private let destination: Destination
  private let link: @Sendable (FacetValue) -> Link

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - index: What is listed.
  ///   - rows: What the rows are called that have the values.
  ///   - page: Which page of it this is.
  ///   - destination: What the links lead to.
  ///   - seeAlso: Where else the same is listed.
  ///   - link: Where a value leads.
  package init(
    of index: ValueIndex, ofRows rows: RowNoun, page: Page, to destination: Destination,
    seeAlso: [ListingLink] = [],
    link: @escaping @Sendable (FacetValue) -> Link
  ) {
    self.index = index
    self.rows = rows
    self.page = page
    self.destination = destination
    self.seeAlso = seeAlso
    self.link = link
    state = ListState(Array(index.values[page.range]), on: page)
  }

  package var title: String {
    let facet = index.facet
    return index.naming == .title
      ? facet.title : "\(facet.title) by \(facet.subtitle.lowercased())"
  }

  package var noun: String { index.facet.plural }

  package var introduction: String? {
    guard !index.values.isEmpty else { return nil }
    let counting =
      index.facet.isMultiple
      ? " A \(rows.singular) of several \(index.facet.plural) is counted with each of them." : ""
    return switch destination {
    case .section: "Each leads to its section in the list of all \(rows.plural).\(counting)"
    case .ownList: "Each leads to a list of its \(rows.plural).\(counting)"
    case .firstRow:
      "Each leads to the first of its \(rows.plural) in the list of all; others follow further on, among "
        + "the rest.\(counting)"
    }
  }

  package func label(of page: Page) -> String? { index.label(of: page) }

  package var columns: [Column] {
    Column.allCases.filter { $0 != .otherName || !index.facet.subtitle.isEmpty }
  }

  package func header(of column: Column) -> String {
    let facet = index.facet
    return switch column {
    case .name where facet.subtitle.isEmpty: facet.singular
    case .name: index.naming == .title ? facet.nameTitle : facet.subtitle
    case .otherName: index.naming == .title ? facet.subtitle : facet.nameTitle
    case .count: rows.title
    }
  }

  package func width(of column: Column) -> ColumnWidth {
    switch column {
    case .name, .otherName: .long
    case .count: .short
    }
  }

  package func draw(_ column: Column, of value: FacetValue, into cell: inout CellWriter) {
    let isLatin = index.naming == .subtitle
    switch column {
    case .name where isLatin && !value.subtitle.isEmpty:
      cell.link(value.subtitle, in: index.facet.subtitleLanguage, to: link(value))
    case .name: cell.link(value.title, to: link(value))
    case .otherName where isLatin: cell.text(value.title)
    case .otherName where value.subtitle.isEmpty: cell.text(nil)
    case .otherName: cell.text(value.subtitle, in: index.facet.subtitleLanguage)
    case .count: cell.text("\(GroupedNumber(value.count))")
    }
  }
}

// MARK: - From A to Z

extension ValueListing {
  package func group(of value: FacetValue) -> Initial? { index.initial(of: value) }

  /// The initial, and on the page where it begins, the name that links to it end with.
  package func header(of initial: Initial) -> GroupHeader {
    let first = index.initials.first { $0.initial == initial }?.first ?? 0
    let begins = first >= page.range.lowerBound
    return GroupHeader(
      initial.title, detail: begins ? "" : "continued", anchor: begins ? initial.anchor : nil)
  }

  package var letters: [ListingLink] {
    index.initials.map { initial, first in
      ListingLink(
        initial.title, to: .page(index.pages.page(holding: first).path, fragment: initial.anchor))
    }
  }
}
