import Validation

/// What is known of the pages that were read so far.
struct Judgement: Sendable {
  private(set) var bytes = 0
  private(set) var links = SiteLinks()
  private var pageFindings: [Finding] = []

  /// Adds a page.
  mutating func add(_ reading: PageReading, of page: [UInt8]) {
    bytes += page.count
    pageFindings += reading.findings
    links.add(reading)
  }

  /// Adds a file that is not a page.
  mutating func add(file: String) {
    links.add(file: file)
  }

  /// Adds what another worker knows.
  mutating func merge(_ other: Judgement) {
    bytes += other.bytes
    pageFindings += other.pageFindings
    links.merge(other.links)
  }

  /// What is wrong with the pages and with the references between them, in order.
  func findings() -> [Finding] { (pageFindings + links.findings()).sorted() }
}
