import Publishing
package import Records
package import Screens

/// The URLs of a catalogue's rows: anchors in its listing, and row pages.
package struct RowAddresses: Sendable {
  /// The folder of the listing.
  let folder: SitePath

  /// The letters before a row's number in its anchor.
  private let prefix: StaticString

  package init(of index: CollectionIndex, in folder: SitePath) {
    self.folder = folder
    prefix = index.anchorPrefix
  }

  /// The folder of the listing of a table that has a home page.
  static func folder(below home: SitePath) -> SitePath { home.folder.file("rows") }

  /// A row's own page, such as `rows/0/row-51.html`, which stays when other rows come and go.
  ///
  /// It is in the folder of its thousand, or of the first two letters of its slug.
  func page(of name: RowName) -> SitePath {
    let thousand =
      switch name {
      case .number(let number): "\(number / 1_000)"
      case .slug(let slug): UInt64(slug).map { "\($0 / 1_000)" } ?? String(slug.prefix(2))
      }
    return folder.file(thousand).file("\(name.anchor(prefix).lowercased()).html")
  }

  /// No fewer characters than the path of any row's own page has.
  var longestPage: Int { folder.length + 120 }

  /// Returns a link to a row: to its own page if rows have pages, or else into the listing.
  func link(
    to name: RowName, at position: Int, on pages: Pagination, withRowPages hasRowPages: Bool
  ) -> Link {
    hasRowPages
      ? .page(page(of: name), fragment: nil)
      : .page(pages.page(holding: position).path, fragment: name.anchor(prefix))
  }
}
