import Publishing
import Records
import Rendering
import Screens

extension Catalogue {
  func indexPages(_ values: ValueIndex) -> PageSeries {
    let trail = trail + (values.naming == .subtitle ? [crumb(of: values.facet)] : [])
    let sheet = ValueListing(of: values, on: values.pages[0], in: self).sheet
    var series = PageSeries(
      named: "ValueListing", pages: values.pages, files: [sheet].compactMap(\.self)
    ) { page, frame, html in
      ListingRenderer(
        ValueListing(of: values, on: page, in: self), at: PagePlace(page.path, below: trail)
      ).draw(in: frame, into: &html)
    }
    // In another order they are the same values.
    if values.naming == .count { (series.isFound, series.isListed) = (false, false) }
    return series
  }

  /// The way back to the index of a facet.
  func crumb(of facet: Facet) -> PageLink {
    PageLink(facet.title, to: looks.path(of: facet, ["index.html"]))
  }

  /// Returns the name of a facet's values in sentences: `countries`, `values of country`.
  func plural(of facet: Facet) -> String {
    facet.isColumn ? words(.valuesOf, facet.title, n: 2) : facet.plural
  }

  /// Returns the number of a facet's values with their name: `237`, `Values of country`.
  func figure(of facet: Facet, _ count: Int, to link: Link? = nil) -> KeyFigure {
    let name =
      facet.isColumn
      ? words.capital(words(.valuesOf, facet.title, n: count))
      : count == 1 ? facet.singular : facet.title
    return KeyFigure(words.number(count), name, to: link)
  }

  /// The pages above all but the listing, if the catalogue is within a site.
  var trail: [PageLink] {
    guard let place = looks.place else { return [] }
    return place.trail + [PageLink(looks.listTitle, to: pages[0].path)]
  }

  /// Returns a link to the rows with a value: their section, their own list, or the first of them.
  func link(to value: FacetValue, of facet: Facet) -> Link {
    let page = pages.page(holding: value.first)
    if facet == index.group { return .page(page.path, fragment: value.anchor) }
    if let list = lists.first(where: { $0.facet == facet }) {
      return .page(list.path(of: value), fragment: nil)
    }
    return link(toRowAt: value.first)
  }

  /// Returns the query for the rows with a value; `nil` if the search has no such filter.
  func query(for value: FacetValue, of facet: Facet) -> Reference.Query? {
    let query = kind.query(for: value.title, of: facet)
    return !value.isUnknown && value.isSpelledAlike && filters.contains(query.name)
      ? query : nil
  }
}
