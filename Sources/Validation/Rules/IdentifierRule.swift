import Bytes

/// No two elements have the same identifier.
struct IdentifierRule {
  private struct Entry {
    let start: Int32
    let end: Int32
    let tagEnd: Int32
    let element: ElementName
  }

  /// The lower halves of the hashes of the identifiers in the order of the page, and their offsets.
  private(set) var hashes: [UInt64] = []
  private var entries: [Entry] = []

  /// The places in both.
  private var places = HashTable()

  /// The lines of the elements whose identifiers others have too, each looked up once, by place.
  private var firstLines: [Int: Int] = [:]

  mutating func begin() {
    firstLines.removeAll()
    places.removeAll()
    entries.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
  }

  func element(named value: Range<Int>, in page: Page) -> ElementName? {
    place(of: value, page.hash(value).low, in: page).map { entries[$0].element }
  }

  private func place(of value: Range<Int>, _ hash: UInt64, in page: Page) -> Int? {
    places.number(for: hash) {
      let other = Int(entries[$0].start)..<Int(entries[$0].end)
      return hashes[$0] == hash
        && page.bytes[other].elementsEqual(page.bytes[value])
    }
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
    let hash = page.hash(value).low
    if let first = place(of: value, hash, in: page) { return reportTwice(value, first, in: &page) }
    insert(value, hash, of: page)
  }

  /// Notes that the element in question is found by a name too, which others may have.
  mutating func add(_ name: [UInt8], in page: inout Page) {
    let hash = KeyedHash(name.span).low
    let value = page.keep(name)
    if place(of: value, hash, in: page) == nil { insert(value, hash, of: page) }
  }

  private mutating func insert(_ value: Range<Int>, _ hash: UInt64, of page: Page) {
    places.insert(hashes.count, for: hash)
    hashes.append(hash)
    entries.append(
      Entry(
        start: Int32(clamping: value.lowerBound), end: Int32(clamping: value.upperBound),
        tagEnd: Int32(clamping: page.tagEnd), element: page.name))
  }

  private mutating func reportTwice(_ value: Range<Int>, _ first: Int, in page: inout Page) {
    let tagEnd = Int(entries[first].tagEnd)
    let line = firstLines[first] ?? page.place(of: page.tagStart(endingAt: tagEnd)).line
    firstLines[first] = line
    let element = page.elementText(entries[first].element, tagEnd: tagEnd)
    page.report(
      .uniqueID,
      "id=\(page.quoted(value)) of <\(page.elementText)> names <\(element)> in line "
        + "\(line) already: give each its own")
  }
}
