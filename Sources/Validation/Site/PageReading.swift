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

/// A reference of a page to another page or file of the site.
public struct PageReference: Hashable, Sendable {
  /// The path from the site's own folder, decoded: what the file is called.
  public let target: String

  /// The identifier of the element it leads to, decoded, if it names one.
  public let fragment: String?

  /// The line of the element that refers, from 1.
  public let line: Int

  /// The column of the element that refers, from 1, in bytes.
  public let column: Int

  public init(target: String, fragment: String? = nil, line: Int, column: Int) {
    self.target = target
    self.fragment = fragment
    self.line = line
    self.column = column
  }
}
