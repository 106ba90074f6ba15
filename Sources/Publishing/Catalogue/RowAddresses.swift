import Records
import Screens

/// What the rows of a catalogue are called in its addresses: anchors in its listing, and pages.
struct RowAddresses: Sendable {
  /// The folder of the listing.
  let folder: SitePath

  /// What the anchor of a row that has no slug begins with, before its number.
  let prefix: String

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

  /// Where a row is: on its own page where rows have such, or else in the listing.
  func link(
    to position: Int, of index: CollectionIndex, on pages: Pagination, withRowPages: Bool
  ) -> Link {
    withRowPages
      ? .page(page(of: index.name(at: position)), fragment: nil)
      : link(to: position, of: index, on: pages)
  }

  /// Where a row is in the listing.
  func link(to position: Int, of index: CollectionIndex, on pages: Pagination) -> Link {
    .page(pages.page(holding: position).path, fragment: anchor(of: index.name(at: position)))
  }
}

extension RowAddresses {
  /// Of the rows of any table whose listing is in a folder.
  init(in folder: SitePath) { self.init(folder: folder, prefix: "row-") }

  /// Of the rows of a table that has a front page.
  init(of home: SitePath) { self.init(in: home.folder.file("rows")) }
}
