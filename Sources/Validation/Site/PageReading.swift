/// The result of reading one page: its findings, identifiers and references.
package struct PageReading: Sendable {
  /// The path of the page from the site's own folder.
  package let file: String

  /// The findings of the page on its own, sorted by place.
  package let findings: [Finding]

  /// Half of a hash for each identifier, in the order of the page.
  package let identifiers: [UInt64]

  /// Its references, each URL once.
  let links: PageLinks
}
