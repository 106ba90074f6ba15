import Records
package import Screens

/// The URLs of a catalogue's rows: anchors in its listing, and row pages.
package struct RowAddresses: Sendable {
  /// The folder of the listing.
  let folder: SitePath

  /// The prefix of a row's number in the anchor of a row without a slug.
  let prefix: String

  package init(folder: SitePath, prefix: String) {
    self.folder = folder
    self.prefix = prefix
  }

  /// A row's anchor on the pages of the listing: `row-17`, or its slug.
  func anchor(of name: RowName) -> String {
    switch name {
    case .number(let number): "\(prefix)\(number)"
    case .slug(let slug): slug
    }
  }

  /// A row's own page, such as `rows/0/row-51.html`: in the folder of its thousand, or of the first
  /// two letters of its slug.
  ///
  /// It depends on the row alone, so it stays when others come and go.
  func page(of name: RowName) -> SitePath {
    let thousand =
      switch name {
      case .number(let number): "\(number / 1_000)"
      case .slug(let slug): UInt64(slug).map { "\($0 / 1_000)" } ?? String(slug.prefix(2))
      }
    return folder.file(thousand).file("\(anchor(of: name).lowercased()).html")
  }

  /// No fewer characters than the path of any row's own page has.
  var longestPage: Int { folder.length + 120 }

  /// Returns a link to a row: to its own page if rows have pages, or else into the listing.
  func link(
    to position: Int, of index: CollectionIndex, on pages: Pagination, withRowPages: Bool
  ) -> Link {
    withRowPages
      ? .page(page(of: index.name(at: position)), fragment: nil)
      : link(to: position, of: index, on: pages)
  }

  /// Returns a link to a row in the listing.
  func link(to position: Int, of index: CollectionIndex, on pages: Pagination) -> Link {
    .page(pages.page(holding: position).path, fragment: anchor(of: index.name(at: position)))
  }
}

extension RowAddresses {
  /// Creates the URLs of a table whose listing is in a folder.
  init(in folder: SitePath) { self.init(folder: folder, prefix: "row-") }

  /// Creates the URLs of a table that has a home page.
  init(of home: SitePath) { self.init(in: home.folder.file("rows")) }
}
