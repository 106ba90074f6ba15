import Bytes

/// No two elements have the same identifier.
struct IdentifierRule {
  /// An element that has an identifier.
  private struct Entry {
    let tagEnd: Int32
    let element: ElementName
  }

  /// The hashes of the identifiers in the order of the page, and their elements.
  private(set) var hashes: [UInt64] = []
  private var entries: [Entry] = []

  /// The places in both.
  private var places = HashTable()

  /// The lines of the elements whose identifiers others have too, each looked up once.
  private var firstLines: [UInt64: Int] = [:]

  mutating func begin() {
    firstLines.removeAll()
    places.removeAll()
    entries.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
  }

  /// The element with an identifier, by its hash.
  func element(_ hash: UInt64) -> ElementName? { entry(hash)?.element }

  private func entry(_ hash: UInt64) -> Entry? {
    places.number(for: hash) { hashes[$0] == hash }.map { entries[$0] }
  }

  mutating func open(_ page: inout Page) {
    guard let value = page.value(of: .id) else { return }
    guard !value.isEmpty else {
      page.report(
        .uniqueID, "id of <\(page.elementText)> is empty: name the element or leave it out")
      return
    }
    if page.bytes[value].contains(where: ASCII.isBlank) {
      page.report(
        .uniqueID,
        "id=\(page.quoted(value)) of <\(page.elementText)> has white space in it: write hyphens")
      return
    }
    let hash = page.hash(value)
    if let first = entry(hash) { return reportTwice(value, hash, first, in: &page) }
    insert(hash, of: page)
  }

  /// Notes that the element in question is found by a name too, which others may have.
  mutating func add(_ name: [UInt8], in page: Page) {
    let hash = Hash.of(name.span)
    if entry(hash) == nil { insert(hash, of: page) }
  }

  private mutating func insert(_ hash: UInt64, of page: Page) {
    places.insert(hashes.count, for: hash)
    hashes.append(hash)
    entries.append(Entry(tagEnd: Int32(clamping: page.tagEnd), element: page.name))
  }

  private mutating func reportTwice(
    _ value: Range<Int>, _ hash: UInt64, _ first: Entry, in page: inout Page
  ) {
    let tagEnd = Int(first.tagEnd)
    let line = firstLines[hash] ?? page.place(of: page.tagStart(endingAt: tagEnd)).line
    firstLines[hash] = line
    let element = page.elementText(first.element, tagEnd: tagEnd)
    page.report(
      .uniqueID,
      "id=\(page.quoted(value)) of <\(page.elementText)> names <\(element)> in line "
        + "\(line) already: give each its own")
  }
}
