/// What one page says: its faults, its identifiers, and what it refers to.
public struct PageReading: Sendable {
  /// The path of the page from the site's own folder.
  public let file: String

  /// What is wrong with the page by itself, sorted by place.
  public let findings: [Finding]

  /// A hash for each identifier, in the order of the page.
  public let identifiers: [UInt64]

  let links: PageLinks

  /// The references to other pages and files, each address once, in the order of the page.
  ///
  /// They are kept as bytes; asking for them makes their strings.
  public var references: [PageReference] {
    links.links.map { link in
      PageReference(
        target: links.path(of: link), fragment: links.fragment(of: link), line: Int(link.line),
        column: Int(link.column))
    }
  }
}
