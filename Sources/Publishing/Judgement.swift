import Bytes
import Validation

/// What is known of the pages that were read so far.
struct Judgement: Sendable {
  private(set) var pages = 0
  private(set) var bytes = 0
  private(set) var links = SiteLinks()

  /// What is wrong with each page by itself.
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

  /// Adds what another worker knows.
  mutating func merge(_ other: Judgement) {
    pages += other.pages
    bytes += other.bytes
    pageFindings.merge(other.pageFindings)
    links.merge(other.links)
  }

  /// What is wrong with the pages and with the references between them, in order.
  func findings() -> [Finding] {
    var tally = pageFindings
    tally.add(links.findings())
    return tally.findings()
  }
}

/// Of pages that are right.
extension Judgement: Archivable {
  mutating func serialize(in archive: inout Archive) {
    archive.serialize(&pages)
    archive.serialize(&bytes)
    archive.serialize(&links)
  }
}
