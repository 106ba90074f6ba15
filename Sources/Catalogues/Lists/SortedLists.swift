import Bytes
import Publishing
import Records
import Rendering
import Screens

/// The listing in the orders of some columns, up and down, for readers without scripts.
struct SortedLists: Sendable {
  private let lists: [List]
  private let pageCount: Int

  /// The pages of an order.
  private struct List: Sendable {
    let column: Int
    let isDescending: Bool
    let pages: Pagination
  }

  /// The orders of a listing that `--sortable` names; `nil` if there are none.
  init?(of index: CollectionIndex, on pages: Pagination, in folder: ([String]) -> SitePath) {
    guard pages.count > 1, !index.sorted.isEmpty else { return nil }
    pageCount = pages.count
    lists = index.sorted.flatMap { sorted in
      [false, true].map { isDescending in
        let path = folder(["sorted", sorted.folder] + (isDescending ? ["down"] : []))
        return List(
          column: sorted.column, isDescending: isDescending,
          pages: Pagination(of: pages.total, by: pages.size, in: path))
      }
    }
  }

  /// The link of each header on a page of an order, or of the listing if `list` is `nil`.
  ///
  /// It sorts ascending, from there descending, and from there it opens the listing.
  func links(on list: Int?, from start: SitePath) -> [Int: SortLink] {
    let here = list.map { lists[$0] }
    var links: [Int: SortLink] = [:]
    for up in lists.indices where !lists[up].isDescending {
      let isHere = here?.column == lists[up].column
      links[lists[up].column] =
        switch isHere ? here?.isDescending : nil {
        case nil: SortLink(to: lists[up].pages[0].path)
        case false?: SortLink(to: lists[up + 1].pages[0].path, from: false)
        case true?: SortLink(to: start, from: true)
        }
    }
    return links
  }

  /// The positions in the listing of its rows in an order.
  private func order(of list: List, in index: CollectionIndex) throws(InputError) -> [Int] {
    var texts: [[UInt8]] = []
    try index.visitTexts(of: list.column) { _, text in texts.append(text) }
    let format = index.columns[list.column].format
    let ranks = format.ranks(of: texts, descending: list.isDescending)
    return ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  /// The pages of all orders in a catalogue; drawing a page of one requires all orders.
  func series(in catalogue: Catalogue) -> PageSeries {
    let (index, looks) = (catalogue.index, catalogue.looks)
    let start = catalogue.pages[0].path
    let longest = lists.map { max($0.pages[0].path.length, $0.pages[pageCount - 1].path.length) }
    return PageSeries(
      name: "CollectionListing", count: lists.count * pageCount, files: looks.files,
      isFound: false, isListed: false, blockSize: pageCount, longestPath: longest.max() ?? 0,
      place: { lists[$0 / pageCount].pages[$0 % pageCount].path }
    ) {
      var known: (list: Int, order: [Int])?
      return { number, frame, html, _ in
        let list = number / pageCount
        let page = lists[list].pages[number % pageCount]
        if known?.list != list { known = (list, try order(of: lists[list], in: index)) }
        let rows = try index.rows(at: Array(known?.order[page.range] ?? []))
        let column = index.columns[lists[list].column].title
        let key: PageWords.Key = lists[list].isDescending ? .sortedDown : .sortedUp
        var listed = catalogue.listed(
          rows, on: page, titled: catalogue.words(key, looks.listTitle, column))
        listed.sorting = links(on: list, from: start)
        listed.place.trail = catalogue.trail
        catalogue.kind.draw(listed, in: frame, into: &html)
      }
    }
  }
}

extension CollectionIndex {
  /// Visits the text of each row in a column, in a reading of all rows; only some are in memory.
  func visitTexts(
    of column: Int, _ visit: (_ position: Int, _ text: [UInt8]) -> Void
  ) throws(InputError) {
    try visitRows { visit($0.position, Array($0.text(of: column))) }
  }
}
