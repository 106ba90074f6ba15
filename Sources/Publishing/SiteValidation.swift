import Bytes
import Validation

/// The counts, errors and links of the pages that were validated so far.
struct SiteValidation: Sendable {
  private(set) var pages = 0
  private(set) var bytes = 0
  private(set) var links = SiteLinks()

  /// The errors of each page on its own.
  private(set) var pageFindings = FindingTally.ofSite

  /// Adds a page.
  mutating func add(_ reading: PageReading, of page: [UInt8]) {
    pages += 1
    bytes += page.count
    pageFindings.add(reading.findings)
    links.add(reading)
  }

  /// Adds a file that is not a page.
  mutating func add(file: String) {
    links.add(file: file)
  }

  /// Adds the facts of another worker.
  mutating func merge(_ other: SiteValidation) {
    pages += other.pages
    bytes += other.bytes
    pageFindings.merge(other.pageFindings)
    links.merge(other.links)
  }

  /// Returns the errors of the pages and of the references between them, in order.
  func findings() -> [Finding] {
    var tally = pageFindings
    tally.add(links.findings())
    return tally.findings()
  }
}

/// The archive of valid pages.
extension SiteValidation: Archivable {
  mutating func serialize(in archive: inout Archive) {
    archive.serialize(&pages)
    archive.serialize(&bytes)
    archive.serialize(&links)
  }
}
