import Screens
import Testing

@Suite struct PaginationTests {
  @Test(arguments: [0, 1, 9, 10, 11, 100, 101])
  func `pages cover every item once and in order`(total: Int) {
    let pages = Pagination(of: total, by: 10, in: "list")
    #expect(pages.flatMap(\.range) == Array(0..<total))
    for position in 0..<total {
      #expect(pages.page(holding: position).range.contains(position))
    }
  }

  @Test func `an empty list still has a page`() throws {
    let page = try #require(Pagination(of: 0, by: 10, in: "list").first)
    #expect(page.range.isEmpty && page.next == nil && page.previous == nil)
  }

  @Test func `the first page is the list itself`() {
    let pages = Pagination(of: 30, by: 10, in: "list")
    #expect(
      pages.map(\.path.description) == ["list/index.html", "list/page-2.html", "list/page-3.html"])
    #expect(pages[1].previous?.path == "list/index.html")
    #expect(pages[2].next == nil)
  }

  @Test func `a list can be in the site's own folder`() {
    let folder = SitePath.front.folder
    #expect(Pagination(of: 30, by: 20, in: folder).map(\.path) == ["index.html", "page-2.html"])
  }

  @Test(
    arguments: [
      (1, 1, "1"),
      (5, 3, "1 2 3 4 5"),
      (9, 1, "1 2 3 … 9"),
      (9, 4, "1 2 3 4 5 6 … 9"),
      (9, 5, "1 2 3 4 5 6 7 8 9"),
      (9, 6, "1 … 4 5 6 7 8 9"),
      (53, 20, "1 … 18 19 20 21 22 … 53"),
      (53, 53, "1 … 51 52 53"),
    ])
  func `a window shows the ends, the neighbours and gaps of two or more`(
    count: Int, current: Int, shown: String
  ) {
    let pages = Pagination(of: count, by: 1, in: "list")
    let words = pages.window(around: pages[current - 1]).map { page in
      page.map { "\($0.number)" } ?? "…"
    }
    #expect(words.joined(separator: " ") == shown)
  }
}
