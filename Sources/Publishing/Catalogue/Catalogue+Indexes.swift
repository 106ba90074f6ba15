import Records
import Rendering
import Screens

/// The indexes of what rows can be looked up by.
extension Catalogue {
  /// The pages of an index.
  func indexPages(_ values: ValueIndex) -> PageSeries {
    let others = indexes.filter { $0.facet == values.facet && $0.naming != values.naming }.map {
      ListingLink($0.entryTitle, to: .page($0.pages[0].path, fragment: nil))
    }
    let trail = trail + (values.naming == .subtitle ? [crumb(of: values.facet)] : [])
    return PageSeries(named: "ValueListing", pages: values.pages) {
      page, frame, html throws(PageFault) in
      let listing = ValueListing(
        of: values, ofRows: looks.noun, page: page, to: destination(of: values.facet),
        seeAlso: others
      ) { link(to: $0, of: values.facet) }
      ListingRenderer(listing, at: PagePlace(page.path, below: trail)).draw(in: frame, into: &html)
    }
  }

  /// The way back to the index of a facet.
  func crumb(of facet: Facet) -> PageLink {
    PageLink(facet.title, to: looks.path(of: facet, ["index.html"]))
  }

  /// The pages above all but the listing, where the catalogue stands within a site.
  var trail: [PageLink] {
    guard let place = looks.place else { return [] }
    return place.trail + [PageLink(looks.listTitle, to: pages[0].path)]
  }

  /// What the links of an index lead to.
  private func destination(of facet: Facet) -> ValueListing.Destination {
    if facet == index.group { return .section }
    return lists.contains { $0.facet == facet } ? .ownList : .firstRow
  }

  /// Where the rows with a value are: their section, their own list, or the first of them.
  func link(to value: FacetValue, of facet: Facet) -> Link {
    let page = pages.page(holding: value.first)
    if facet == index.group { return .page(page.path, fragment: value.anchor) }
    if let list = lists.first(where: { $0.facet == facet }) {
      return .page(list.path(of: value), fragment: nil)
    }
    return link(toRowAt: value.first)
  }
}

extension ValueIndex {
  /// What the front page calls it.
  var entryTitle: String {
    guard !facet.subtitle.isEmpty else { return facet.title }
    let name = naming == .title ? facet.nameTitle : facet.subtitle
    return "\(facet.title) by \(name.lowercased())"
  }
}
