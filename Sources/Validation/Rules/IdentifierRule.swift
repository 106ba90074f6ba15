/// No two elements have the same identifier.
///
/// A table of hashes with open addressing, which keeps its memory from page to page.
struct IdentifierRule {
  /// An element that has an identifier.
  struct Entry {
    /// Of the identifier; zero for none.
    var hash: UInt64 = 0
    var tagEnd: Int32 = 0
    var element = ElementName.unknown
  }

  private static let smallest = 256

  private var slots = [Entry](repeating: Entry(), count: smallest)

  /// The hashes of the identifiers in the order of the page.
  private(set) var hashes: [UInt64] = []

  /// The lines of the page, once an identifier is there twice.
  private var lines: LineTable?

  /// The lines of the elements whose identifiers others have too, each looked up once.
  private var firstLines: [UInt64: Int] = [:]

  mutating func begin() {
    lines = nil
    firstLines.removeAll()
    // A page with very many leaves a big table, which the next would have to clear.
    let count = hashes.count * 8 < slots.count ? max(Self.smallest, slots.count / 4) : slots.count
    hashes.removeAll(keepingCapacity: true)
    if count == slots.count {
      for index in slots.indices { slots[index].hash = 0 }
    } else {
      slots = [Entry](repeating: Entry(), count: count)
    }
  }

  /// The element with an identifier, by its hash.
  func element(_ hash: UInt64) -> ElementName? {
    let entry = slots[slot(for: hash)]
    return entry.hash == 0 ? nil : entry.element
  }

  mutating func open(_ page: inout Page) {
    guard let value = page.value(of: .id) else { return }
    guard !value.isEmpty else {
      page.report(.uniqueID, "id of <\(page.name.text)> is empty: name the element or leave it out")
      return
    }
    if page.bytes[value].contains(where: ASCII.isBlank) {
      page.report(
        .uniqueID,
        "id=\(page.quoted(value)) of <\(page.name.text)> has white space in it: write hyphens")
      return
    }
    let hash = page.hash(value)
    let slot = slot(for: hash)
    guard slots[slot].hash == 0 else {
      reportTwice(value, slots[slot], in: &page)
      return
    }
    slots[slot] = Entry(hash: hash, tagEnd: Int32(clamping: page.tagEnd), element: page.name)
    hashes.append(hash)
    if hashes.count * 2 > slots.count { grow() }
  }

  private mutating func reportTwice(_ value: Range<Int>, _ first: Entry, in page: inout Page) {
    let line = line(of: first, in: &page)
    page.report(
      .uniqueID,
      "id=\(page.quoted(value)) of <\(page.name.text)> names <\(first.element.text)> in line "
        + "\(line) already: give each its own")
  }

  private mutating func line(of first: Entry, in page: inout Page) -> Int {
    if let line = firstLines[first.hash] { return line }
    let lines = self.lines ?? LineTable(of: page.bytes.span)
    self.lines = lines
    let line = lines.line(of: page.tagStart(endingAt: Int(first.tagEnd)))
    firstLines[first.hash] = line
    return line
  }

  /// The slot that has a hash, or the empty one where it would be.
  private func slot(for hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0, slots[index].hash != hash { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Entry](repeating: Entry(), count: old.count * 2)
    for entry in old where entry.hash != 0 { slots[slot(for: entry.hash)] = entry }
  }
}
