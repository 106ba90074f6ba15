import Bytes

/// The identifiers of very many pages, four bytes for each.
///
/// Half of a hash is enough, because a fragment is looked for on its own page only: one that leads
/// nowhere is taken for good once in some 10^8. Those of a page are sorted, so that one is found in a
/// few steps. They are kept in large blocks: an array of them all would be copied, and twice as big, to grow.
struct IdentifierStore: Sendable {
  private struct Page {
    let path: UInt64
    let block: UInt32
    let start: UInt32
    let count: UInt32
  }

  private static let blockSize = 1 << 18

  private var pages: [Page] = []
  private var blocks: [LargeArray<UInt32>] = []

  /// The pages of many identifiers, by the hashes of their paths.
  ///
  /// Where every row of a list has a page, the list's pages are few and have what the others want.
  private var places: [UInt64: Int] = [:]
  private static let many = 8

  /// Keeps the hashes of a page's identifiers.
  mutating func add(_ identifiers: [UInt64], of path: UInt64) {
    guard !identifiers.isEmpty else { return }
    let used = blocks.last.map(\.count) ?? Self.blockSize
    if used + identifiers.count > Self.blockSize {
      blocks.append(LargeArray())
      blocks[blocks.count - 1].reserveCapacity(max(Self.blockSize, identifiers.count))
    }
    let block = blocks.count - 1
    if identifiers.count >= Self.many { places[path] = pages.count }
    pages.append(
      Page(
        path: path, block: UInt32(block), start: UInt32(blocks[block].count),
        count: UInt32(identifiers.count)))
    blocks[block].append(contentsOf: identifiers.map(Self.half).sorted())
  }

  mutating func add(_ other: IdentifierStore) {
    let offset = UInt32(blocks.count)
    blocks += other.blocks
    pages += other.pages.map {
      Page(path: $0.path, block: $0.block + offset, start: $0.start, count: $0.count)
    }
  }

  /// Whether a page of many identifiers that was added here has one of them, both by their hashes.
  ///
  /// No is no certain answer: the page may be one of few identifiers, or not yet here.
  func knows(_ identifier: UInt64, of path: UInt64) -> Bool {
    guard let position = places[path] else { return false }
    return has(identifier, pages[position])
  }

  /// Tells of every page with its path's hash, and hands out a question: whether it has an
  /// identifier, by that one's hash.
  func forEach(_ body: (_ path: UInt64, _ has: (UInt64) -> Bool) -> Void) {
    for page in pages { body(page.path) { has($0, page) } }
  }

  private func has(_ identifier: UInt64, _ page: Page) -> Bool {
    let identifier = Self.half(identifier)
    let block = blocks[Int(page.block)]
    let end = Int(page.start + page.count)
    let place = block[Int(page.start)..<end].partitioningIndex { $0 >= identifier }
    return place < end && block[place] == identifier
  }

  private static func half(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) }
}

// MARK: - Archives

extension IdentifierStore: Archivable {
  mutating func serialize(in archive: inout Archive) {
    archive.serialize(&pages)
    archive.serialize(&blocks, each: LargeArray())
  }
}
