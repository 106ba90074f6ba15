package import Bytes
package import Validation

/// The counts, errors and links of the pages that were validated so far.
package struct SiteValidation: Sendable {
  package private(set) var bytes = 0
  private(set) var links = SiteLinks()

  package var pages: Int { links.pageCount }

  /// The errors of each page on its own.
  package private(set) var pageFindings = FindingTally.ofSite

  package init() {}

  package mutating func add(_ reading: PageReading, of page: [UInt8]) {
    bytes += page.count
    pageFindings.add(reading.findings)
    links.add(reading)
  }

  /// Adds a file that is not a page.
  mutating func add(file: String) {
    links.add(file: file)
  }

  /// Adds the facts of another worker.
  package mutating func merge(_ other: SiteValidation) {
    bytes += other.bytes
    pageFindings.merge(other.pageFindings)
    links.merge(other.links)
  }

  /// Returns the errors of the pages and of the references between them, in order.
  package func findings() -> [Finding] {
    var tally = pageFindings
    tally.add(links.findings())
    return tally.findings()
  }
}

// MARK: - In files

extension SiteValidation {
  /// Writes the counts and links of pages without errors.
  package func write(to fields: inout FieldWriter) {
    fields.append(bytes)
    links.write(to: &fields)
  }

  /// Reads what another process has written about some pages; `nil` if it is damaged.
  package init?(from fields: inout FieldReader) {
    guard let bytes = fields.number(below: 1 << 50), let links = SiteLinks(from: &fields)
    else { return nil }
    self.bytes = bytes
    self.links = links
  }
}
