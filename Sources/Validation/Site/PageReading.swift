/// What one page says: its faults, its identifiers, and what it refers to.
package struct PageReading: Sendable {
  /// The path of the page from the site's own folder.
  package let file: String

  /// What is wrong with the page by itself, sorted by place.
  package let findings: [Finding]

  /// A hash for each identifier, in the order of the page.
  package let identifiers: [UInt64]

  let links: PageLinks

  /// The references to other pages and files, each address once, in the order of the page.
  ///
  /// They are kept as bytes; asking for them makes their strings.
  package var references: [PageReference] {
    links.links.map { link in
      PageReference(
        target: links.path(of: link), fragment: links.fragment(of: link), line: Int(link.line),
        column: Int(link.column))
    }
  }
}

/// A reference of a page to another page or file of the site.
package struct PageReference: Hashable, Sendable {
  /// The path from the site's own folder, decoded: what the file is called.
  package let target: String

  /// The identifier of the element it leads to, decoded, if it names one.
  package let fragment: String?

  /// The line of the element that refers, from 1.
  package let line: Int

  /// The column of the element that refers, from 1, in bytes.
  package let column: Int

  package init(target: String, fragment: String? = nil, line: Int, column: Int) {
    self.target = target
    self.fragment = fragment
    self.line = line
    self.column = column
  }
}
