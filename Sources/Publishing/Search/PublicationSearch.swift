import Bytes
package import Rendering
package import Screens
package import Search

/// The search of a publication, and its page.
package struct PublicationSearch: Sendable {
  package let schema: SearchSchema
  package var page: SearchPage

  /// Finds the codes of rows, which may be read again for it; a single-file page has no index.
  package let codes: @Sendable (SearchIndex?) throws -> Codes

  /// The codes of rows in one of the schema's orders, by their positions in the index.
  package typealias Codes = (_ order: Int) -> OrderCodes

  /// Whether the rows of all pages are found, which are noted as they are drawn.
  package var findsDrawnRows = false

  package init(
    schema: SearchSchema, page: SearchPage, findsDrawnRows: Bool = false,
    codes: @escaping @Sendable (SearchIndex?) throws -> Codes = {
      _ in { _ in OrderCodes(LargeArray(), upTo: 0) }
    }
  ) {
    self.schema = schema
    self.page = page
    self.findsDrawnRows = findsDrawnRows
    self.codes = codes
  }
}

extension SearchAddress {
  /// Creates the URLs of rows on the pages of a listing, whose anchors are a prefix and a number.
  package static func list(
    _ pages: Pagination, anchoredBy prefix: StaticString, from search: SitePath = SearchPage.path
  ) -> SearchAddress {
    .list(
      pageSize: pages.size, first: search.reference(to: pages[0].path),
      others: "\(search.reference(to: pages.folder))/page-#.html", anchor: "\(prefix)#")
  }
}

extension SearchSchema {
  /// The filters, in the order of the columns.
  package var filters: [(name: String, title: String)] {
    columns.filter { $0.filter != nil }.map { ($0.name, $0.title) }
  }
}

extension PageSeries {
  /// The page on which a site, or a part of it, is searched.
  package static func search(_ search: PublicationSearch) -> PageSeries {
    let page = search.page
    return PageSeries(named: "SearchPage", at: page.path, files: page.files) { frame, html in
      page.draw(in: frame, into: &html)
    }
  }
}
