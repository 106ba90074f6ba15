/// One page of a list.
public struct Page: Hashable, Sendable {
  /// The page's number, from zero.
  public let index: Int

  /// The pages this is one of.
  public let pagination: Pagination

  init(index: Int, pagination: Pagination) {
    self.index = index
    self.pagination = pagination
  }

  /// The number people read, from one.
  public var number: Int { index + 1 }

  /// The items on this page.
  public var range: Range<Int> {
    let start = index * pagination.size
    return start..<Swift.min(start + pagination.size, pagination.total)
  }

  /// Where this page is.
  ///
  /// The first page is the list itself; it has no second address.
  public var path: SitePath {
    pagination.folder.file(index == 0 ? "index.html" : "page-\(number).html")
  }

  public var previous: Page? { index == 0 ? nil : pagination[index - 1] }
  public var next: Page? { number == pagination.count ? nil : pagination[index + 1] }
}
