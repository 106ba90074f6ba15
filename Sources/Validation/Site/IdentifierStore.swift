/// The identifiers of very many pages, four bytes for each.
///
/// Half of a hash is enough, because a fragment is looked for on its own page only: one that leads
/// nowhere is taken for good once in some 10^8. They are kept in blocks: an array of them all would
/// be copied, and twice as big, to grow.
struct IdentifierStore: Sendable {
  private struct Page {
    let path: UInt64
    let block: UInt32
    let start: UInt32
    let count: UInt32
  }

  private static let blockSize = 1 << 14

  private var pages: [Page] = []
  private var blocks: [[UInt32]] = []

  /// The pages of many identifiers, by the hashes of their paths.
  ///
  /// Where every row of a list has a page, the list's pages are few and have what the others want.
  private var places: [UInt64: Int] = [:]
  private static let many = 8

  /// The identifiers of pages of very many that were asked, by the hashes of their paths.
  private var sets: [UInt64: Set<UInt32>] = [:]
  private static let veryMany = 256

  /// Keeps the hashes of a page's identifiers.
  mutating func add(_ identifiers: [UInt64], of path: UInt64) {
    guard !identifiers.isEmpty else { return }
    let used = blocks.last.map(\.count) ?? Self.blockSize
    if used + identifiers.count > Self.blockSize {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(max(Self.blockSize, identifiers.count))
    }
    let block = blocks.count - 1
    if identifiers.count >= Self.many { places[path] = pages.count }
    pages.append(
      Page(
        path: path, block: UInt32(block), start: UInt32(blocks[block].count),
        count: UInt32(identifiers.count)))
    for identifier in identifiers { blocks[block].append(Self.half(identifier)) }
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
  mutating func knows(_ identifier: UInt64, of path: UInt64) -> Bool {
    guard let position = places[path] else { return false }
    let page = pages[position]
    let own = blocks[Int(page.block)][Int(page.start)..<Int(page.start + page.count)]
    if own.count < Self.veryMany { return own.contains(Self.half(identifier)) }
    if sets[path] == nil { sets[path] = Set(own) }
    return sets[path]?.contains(Self.half(identifier)) ?? false
  }

  /// Tells of every page with its path's hash, and hands out a question: whether it has an
  /// identifier, by that one's hash.
  func forEach(_ body: (_ path: UInt64, _ has: (UInt64) -> Bool) -> Void) {
    for page in pages {
      let range = Int(page.start)..<Int(page.start + page.count)
      let own = blocks[Int(page.block)][range]
      // Who asks a page once or twice looks; who asks it more often pays for a set once.
      var questions = 0
      var set: Set<UInt32> = []
      body(page.path) { hash in
        questions += 1
        if questions <= 4 { return own.contains(Self.half(hash)) }
        if set.isEmpty { set = Set(own) }
        return set.contains(Self.half(hash))
      }
    }
  }

  private static func half(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) }
}
