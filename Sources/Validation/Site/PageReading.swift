/// What one page says: its faults, its identifiers, and what it refers to.
package struct PageReading: Sendable {
  /// The path of the page from the site's own folder.
  package let file: String

  /// What is wrong with the page by itself, sorted by place.
  package let findings: [Finding]

  /// Half of a hash for each identifier, in the order of the page.
  package let identifiers: [UInt64]

  /// What it refers to, each address once.
  let links: PageLinks
}
