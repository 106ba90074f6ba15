import Publishing
import Records
import Rendering
import Screens

/// A list of its own for each value of a facet.
struct FacetLists: Sendable {
  let facet: Facet
  let values: [FacetValue]
  private let positions: FacetPositions?
  private let folder: SitePath
  private let pageSize: Int

  /// The pages of each value's list, one list after another.
  private let runs: Runs

  init(of facet: Facet, in index: CollectionIndex, at folder: SitePath, pageSize: Int) {
    self.facet = facet
    self.folder = folder
    self.pageSize = pageSize
    values = index.values(of: facet)
    positions = index.positions(of: facet)
    runs = Runs(of: values.map { ($0.count + pageSize - 1) / pageSize })
  }

  var pageCount: Int { runs.count }

  /// The most characters that the path of a page has.
  var longestPath: Int {
    values.reduce(0) { longest, value in
      let pages = pages(of: value)
      return max(longest, pages[0].path.length, pages[pages.count - 1].path.length)
    }
  }

  /// The first page of a value's list.
  func path(of value: FacetValue) -> SitePath { pages(of: value)[0].path }

  private func pages(of value: FacetValue) -> Pagination {
    Pagination(of: value.count, by: pageSize, in: folder.file(value.anchor))
  }

  /// Finds a page of all lists, in a number of steps that grows with the logarithm of their number.
  func page(at number: Int) -> (list: Int, page: ListPage) {
    let (list, place) = runs.find(number)
    return (list, pages(of: values[list])[place])
  }

  /// The positions in the listing of the rows on a page of a list.
  func positions(on page: ListPage, of list: Int) -> [Int] {
    guard let positions = positions?.positions(of: list) else { return [] }
    return positions.dropFirst(page.range.lowerBound).prefix(page.range.count).map(Int.init)
  }

  func title(of list: Int, in words: PageWords) -> String {
    let value = values[list]
    if value.isUnknown { return value.title }
    return (facet.isColumn ? words(.label, facet.title) : facet.prefix) + value.title
  }
}

extension Catalogue {
  /// The pages of the lists that the values of a facet have.
  func listPages(_ lists: FacetLists) -> PageSeries {
    PageSeries(
      name: "CollectionListing", count: lists.pageCount, files: looks.files, isFound: false,
      longestPath: lists.longestPath, place: { lists.page(at: $0).page.path }
    ) {
      { number, frame, html, _ in
        let (list, page) = lists.page(at: number)
        let rows = try index.rows(at: lists.positions(on: page, of: list))
        var listed = listed(rows, on: page, titled: lists.title(of: list, in: words))
        listed.common = lists.facet
        listed.place.trail = trail + [crumb(of: lists.facet)]
        kind.draw(listed, in: frame, into: &html)
      }
    }
  }
}
