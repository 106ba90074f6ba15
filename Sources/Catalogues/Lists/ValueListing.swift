import Records
import Rendering
import Screens

/// A page of a value list, such as countries: bars, or a table with a column for each total.
struct ValueListing: BarListing {
  enum Column { case name, otherName, count, total(Int) }

  let page: ListPage
  let state: ListState<FacetValue>
  private let index: ValueIndex
  private let catalogue: Catalogue

  init(of index: ValueIndex, on page: ListPage, in catalogue: Catalogue) {
    self.index = index
    self.page = page
    self.catalogue = catalogue
    state = ListState(Array(index.values[page.range]), on: page)
  }

  var title: String {
    let facet = index.facet
    return switch index.naming {
    case .title: facet.title
    case .subtitle: words(.titleBy, facet.title, facet.subtitle)
    case .count: words(.titleByCount, facet.title)
    }
  }

  var noun: String { catalogue.plural(of: index.facet) }
  private var isOfGroups: Bool { index.facet == catalogue.index.group }
  private var words: PageWords { catalogue.words }

  var introduction: String? {
    index.facet.isMultiple && !index.values.isEmpty ? words(.countedWithEach, noun) : nil
  }

  /// The indexes of the same values in all orders, if there are several.
  var seeAlso: [ListingLink] {
    let all = catalogue.indexes.filter { $0.facet == index.facet }
    guard all.count > 1 else { return [] }
    let facet = index.facet
    return all.map { other in
      let title =
        switch other.naming {
        case .title: facet.subtitle.isEmpty ? words[.byName] : facet.nameTitle
        case .subtitle: facet.subtitle
        case .count: words[.mostFirst]
        }
      return ListingLink(title, to: .page(other.pages[0].path, fragment: nil))
    }
  }

  func label(of page: ListPage) -> String? { index.label(of: page) }

  func notice(of state: ListState<FacetValue>) -> Notice? {
    let words = words.calling(RowNoun(noun, noun))
    return state.items.isEmpty ? Notice(words[.nothingHere], words[.nothingToShow]) : nil
  }

  var columns: [Column] {
    let names: [Column] = index.facet.subtitle.isEmpty ? [.name] : [.name, .otherName]
    return names + [.count] + (isOfGroups ? catalogue.groupTotals.indices.map(Column.total) : [])
  }

  func header(of column: Column) -> String {
    let facet = index.facet
    return switch column {
    case .name where facet.subtitle.isEmpty: facet.singular
    case .name: index.naming == .title ? facet.nameTitle : facet.subtitle
    case .otherName: index.naming == .title ? facet.subtitle : facet.nameTitle
    case .count: words.nounTitle
    case .total(let place): catalogue.groupTotals[place].title
    }
  }

  /// Whether it shows the totals of groups: then it is laid out like any table.
  private var hasTotals: Bool { isOfGroups && !catalogue.groupTotals.isEmpty }

  var hasBars: Bool { !hasTotals }
  var largest: Int { index.largest }

  func bar(of value: FacetValue) -> Bar {
    let facet = index.facet
    let isBySubtitle = index.naming == .subtitle && !value.subtitle.isEmpty
    var bar = Bar(
      isBySubtitle ? value.subtitle : value.title, value.count,
      to: catalogue.link(to: value, of: facet))
    bar.subtitle = isBySubtitle ? value.title : value.subtitle
    if !isBySubtitle { bar.language = facet.subtitleLanguage }
    bar.search = catalogue.query(for: value, of: facet)
      .map { (.page(catalogue.askedPath, fragment: nil), $0) }
    return bar
  }

  var stylesheets: [SitePath] { sheet.map { [$0.path] } ?? [] }

  /// The stylesheet with the widths of its columns, if it is laid out like a table.
  var sheet: SiteFile? {
    guard hasTotals else { return nil }
    let columns = columns.map { column in
      let title = header(of: column)
      return switch column {
      case .name: ColumnSheet.Column(title, at: .title)
      case .otherName: ColumnSheet.Column(title, at: .line)
      case .count, .total: ColumnSheet.Column(title, isAmount: true, at: .figure)
      }
    }
    return ColumnSheet(columns)
      .file(at: catalogue.looks.path(["assets", "group-totals.css"]), hidingRest: false)
  }

  func width(of column: Column) -> ColumnWidth { .own }

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
    case .count:
      let count = words.number(value.count)
      guard let query = catalogue.query(for: value, of: index.facet) else {
        return cell.text(count)
      }
      cell.link(count, to: .page(catalogue.askedPath, fragment: nil), asking: query)
    case .total(let place):
      if let amount = catalogue.index.groupNumber(at: value.first).flatMap({
        catalogue.groupTotals[place].amounts[$0]
      }) {
        cell.text(amount)
      }
    }
  }

  func group(of value: FacetValue) -> Initial? { index.initial(of: value) }

  /// The initial, and on the page where it begins, the name that links to it end with.
  func header(of initial: Initial) -> GroupHeader {
    let first = index.initials.first { $0.initial == initial }?.first ?? 0
    let begins = first >= page.range.lowerBound
    return GroupHeader(
      title(of: initial), detail: begins ? "" : words[.goesOn],
      anchor: begins ? initial.anchor : nil)
  }

  private func title(of initial: Initial) -> String {
    initial == .other ? words[.otherInitial] : initial.title
  }

  var letters: [ListingLink] {
    index.initials.map { initial, first in
      ListingLink(
        title(of: initial),
        to: .page(index.pages.page(holding: first).path, fragment: initial.anchor))
    }
  }
}
