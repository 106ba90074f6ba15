import Bytes

/// The identifiers of very many pages, eight bytes for each.
///
/// Half of a keyed hash is enough, because a fragment is looked up on its own page only. The
/// identifiers of a page are sorted, so a binary search finds one. They are kept in large blocks: a
/// single array would be copied, and twice as big, to grow.
struct IdentifierStore: Sendable {
  private struct Page {
    /// Its index among the pages of the site, and the index of the key with which its identifiers
    /// are hashed.
    let number: UInt32
    let key: UInt32
    let block: UInt32
    let start: UInt32
    let count: UInt32
  }

  private static let blockSize = 1 << 17

  /// The keys of the processes that read the pages, this one's first.
  private var keys = [KeyedHash.Key.own]
  private var pages: [Page] = []
  private var blocks: [LargeArray<UInt64>] = []

  /// The pages with many identifiers, by the hashes of their paths, such as the few pages of a
  /// list, which the pages of all its rows refer to.
  private var places: [KeyedHash: Int] = [:]
  private static let many = 8

  init() {}

  /// Keeps the halves of the hashes of a page's identifiers.
  mutating func add(
    _ identifiers: [UInt64], ofPage number: Int, _ path: @autoclosure () -> KeyedHash
  ) {
    guard !identifiers.isEmpty else { return }
    if identifiers.count >= Self.many { places[path()] = pages.count }
    append(identifiers, ofPage: number, key: 0)
  }

  private mutating func append(_ identifiers: [UInt64], ofPage number: Int, key: UInt32) {
    let used = blocks.last.map(\.count) ?? Self.blockSize
    if used + identifiers.count > Self.blockSize {
      blocks.append(LargeArray())
      blocks[blocks.count - 1].reserveCapacity(max(Self.blockSize, identifiers.count))
    }
    let block = blocks.count - 1
    pages.append(
      Page(
        number: UInt32(number), key: key, block: UInt32(block), start: UInt32(blocks[block].count),
        count: UInt32(identifiers.count)))
    blocks[block].append(contentsOf: identifiers.sorted())
  }

  /// Adds the identifiers of other pages, which come after the `count` pages of the site so far.
  mutating func add(_ other: IdentifierStore, after count: Int) {
    let offset = UInt32(blocks.count)
    blocks += other.blocks
    let places = other.keys.map { key in
      if let place = keys.firstIndex(of: key) { return UInt32(place) }
      keys.append(key)
      return UInt32(keys.count - 1)
    }
    pages += other.pages.map {
      Page(
        number: $0.number + UInt32(count), key: places[Int($0.key)], block: $0.block + offset,
        start: $0.start, count: $0.count)
    }
  }

  /// Whether a page of many identifiers was added here with an identifier, both by their hashes; if
  /// not, it may have few, or not be here yet.
  func knows(_ identifier: UInt64, of path: KeyedHash) -> Bool {
    guard let position = places[path] else { return false }
    return has(identifier, pages[position])
  }

  /// Visits every page with its number, and a function that tests whether it has an identifier.
  func forEach(_ body: (_ page: Int, _ has: (_ identifier: String, _ hash: UInt64) -> Bool) -> Void)
  {
    for page in pages {
      body(Int(page.number)) { identifier, hash in
        has(page.key == 0 ? hash : KeyedHash(identifier, key: keys[Int(page.key)]).low, page)
      }
    }
  }

  private func has(_ identifier: UInt64, _ page: Page) -> Bool {
    let block = blocks[Int(page.block)]
    let end = Int(page.start + page.count)
    let place = block[Int(page.start)..<end].partitioningIndex { $0 >= identifier }
    return place < end && block[place] == identifier
  }

  /// Writes the key of this process, and the hashes of each page's identifiers.
  func write(to fields: inout FieldWriter) {
    fields.append([keys[0].first, keys[0].second].span)
    fields.append(pages.count)
    for page in pages {
      fields.append(Int(page.number))
      fields.append(Int(page.count))
      let block = blocks[Int(page.block)]
      fields.append(block.span.extracting(Int(page.start)..<Int(page.start + page.count)))
    }
  }

  /// Reads the identifiers of another process, by the number of pages that it has read; `nil` if they
  /// are damaged.
  init?(from fields: inout FieldReader, pages: Int) {
    guard let key = fields.longs(2), let count = fields.count(ofSize: 24) else { return nil }
    keys.append(KeyedHash.Key(key[0], key[1]))
    for _ in 0..<count {
      guard let number = fields.number(below: pages), let count = fields.count(ofSize: 8),
        count > 0, let identifiers = fields.longs(count)
      else { return nil }
      append(identifiers, ofPage: number, key: 1)
    }
  }
}
