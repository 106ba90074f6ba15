/// The pages a list is divided into.
///
/// ```swift
/// for page in Pagination(of: 1_000_000, by: 50, in: "volcanoes") { … }
/// ```
///
/// A pagination is two integers and a path, whatever the size of the list; a page is made on
/// request. There is always a first page, on which an empty list can say so.
public struct Pagination: Hashable, Sendable {
  /// The number of items in the list.
  public let total: Int

  /// The maximum number of items on a page.
  public let size: Int

  /// The folder of the pages.
  public let folder: SitePath

  /// Divides a list.
  ///
  /// - Precondition: `size` is positive.
  public init(of total: Int, by size: Int, in folder: SitePath) {
    precondition(size > 0, "A page holds at least one item")
    self.total = total
    self.size = size
    self.folder = folder
  }
}

extension Pagination: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(1, (total + size - 1) / size) }
  public subscript(index: Int) -> ListPage { ListPage(index: index, pagination: self) }
}

extension Pagination {
  /// Returns the page of the item with an index in the list, from zero.
  public func page(holding position: Int) -> ListPage { self[position / size] }

  /// The entries of a navigation that shows the first page, the last, and those around the current
  /// one, with `nil` where two pages or more are left out: one takes no more room than a gap.
  ///
  /// - `reach`: How many pages on each side of it are shown.
  package func window(around page: ListPage, reach: Int = 2) -> [ListPage?] {
    var entries: [ListPage?] = []
    var last = -1
    let near = (page.index - reach)...(page.index + reach)
    for index in Set(near.filter(indices.contains) + [0, count - 1]).sorted() {
      if index == last + 2 { entries.append(self[last + 1]) }
      if index > last + 2 { entries.append(nil) }
      entries.append(self[index])
      last = index
    }
    return entries
  }
}

/// One page of a list.
public struct ListPage: Hashable, Sendable {
  /// The page's number, from zero.
  public let index: Int

  /// The pagination that the page belongs to.
  public let pagination: Pagination

  /// The page's number as visitors see it, from one.
  public var number: Int { index + 1 }

  /// The indices of the items on this page.
  public var range: Range<Int> {
    let start = index * pagination.size
    return start..<Swift.min(start + pagination.size, pagination.total)
  }

  /// The path of this page; that of the first page, which is the list itself, has no number.
  public var path: SitePath {
    pagination.folder.file(index == 0 ? "index.html" : "page-\(number).html")
  }

  public var previous: ListPage? { index == 0 ? nil : pagination[index - 1] }
  public var next: ListPage? { number == pagination.count ? nil : pagination[index + 1] }
}
