import Records
import Rendering
import Screens

/// One page of the index of countries, species or whatever else rows can be looked up by.
struct ValueListing: Listing {
  enum Column: CaseIterable { case name, otherName, count }

  let page: Page
  let state: ListState<FacetValue>
  private let index: ValueIndex
  private let catalogue: Catalogue

  init(of index: ValueIndex, on page: Page, in catalogue: Catalogue) {
    self.index = index
    self.page = page
    self.catalogue = catalogue
    state = ListState(Array(index.values[page.range]), on: page)
  }

  var title: String {
    let facet = index.facet
    return index.naming == .title
      ? facet.title : "\(facet.title) by \(facet.subtitle.lowercased())"
  }

  var noun: String { index.facet.plural }
  private var rows: RowNoun { catalogue.looks.noun }

  /// Where the links lead, and what the numbers are.
  var introduction: String? {
    let (facet, rows) = (index.facet, rows.plural)
    guard !index.values.isEmpty else { return nil }
    let destination =
      if facet == catalogue.index.group {
        "Each leads to its section in the list of all \(rows)."
      } else if catalogue.lists.contains(where: { $0.facet == facet }) {
        "Each leads to a list of its \(rows)."
      } else {
        "Each leads to the first of its \(rows) in the list of all; others follow further on, among "
          + "the rest."
      }
    return destination
      + (facet.isMultiple
        ? " A \(self.rows.singular) of several \(facet.plural) is counted with each of them." : "")
  }

  /// The index of the same values by their other name.
  var seeAlso: [ListingLink] {
    catalogue.indexes.filter { $0.facet == index.facet && $0.naming != index.naming }.map {
      ListingLink($0.entryTitle, to: .page($0.pages[0].path, fragment: nil))
    }
  }

  func label(of page: Page) -> String? { index.label(of: page) }

  var columns: [Column] {
    Column.allCases.filter { $0 != .otherName || !index.facet.subtitle.isEmpty }
  }

  func header(of column: Column) -> String {
    let facet = index.facet
    return switch column {
    case .name where facet.subtitle.isEmpty: facet.singular
    case .name: index.naming == .title ? facet.nameTitle : facet.subtitle
    case .otherName: index.naming == .title ? facet.subtitle : facet.nameTitle
    case .count: rows.title
    }
  }

  func width(of column: Column) -> ColumnWidth {
    switch column {
    case .name, .otherName: .long
    case .count: .short
    }
  }

  func draw(_ column: Column, of value: FacetValue, into cell: inout CellWriter) {
    let isLatin = index.naming == .subtitle
    let link = catalogue.link(to: value, of: index.facet)
    switch column {
    case .name where isLatin && !value.subtitle.isEmpty:
      cell.link(value.subtitle, in: index.facet.subtitleLanguage, to: link)
    case .name: cell.link(value.title, to: link)
    case .otherName where isLatin: cell.text(value.title)
    case .otherName where value.subtitle.isEmpty: cell.text(nil)
    case .otherName: cell.text(value.subtitle, in: index.facet.subtitleLanguage)
    case .count: cell.text("\(GroupedNumber(value.count))")
    }
  }
}

// MARK: - From A to Z

extension ValueListing {
  func group(of value: FacetValue) -> Initial? { index.initial(of: value) }

  /// The initial, and on the page where it begins, the name that links to it end with.
  func header(of initial: Initial) -> GroupHeader {
    let first = index.initials.first { $0.initial == initial }?.first ?? 0
    let begins = first >= page.range.lowerBound
    return GroupHeader(
      initial.title, detail: begins ? "" : "continued", anchor: begins ? initial.anchor : nil)
  }

  var letters: [ListingLink] {
    index.initials.map { initial, first in
      ListingLink(
        initial.title, to: .page(index.pages.page(holding: first).path, fragment: initial.anchor))
    }
  }
}
