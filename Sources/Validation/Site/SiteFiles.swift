import Bytes

/// The files that a site is known to have before its pages are read, so that references to them
/// need not be kept.
package struct SiteFiles: Sendable {
  private var hashes = HashSet()

  /// Notes the files, by their paths from the site's own folder, with slashes.
  package init(_ paths: some Sequence<String> = []) {
    for path in paths { insert(path) }
  }

  /// Notes one file more, and returns whether it was not there before.
  @discardableResult
  package mutating func insert(_ path: String) -> Bool { hashes.insert(KeyedHash(path)) }

  package func contains(_ path: [UInt8]) -> Bool { hashes.contains(KeyedHash(path.span)) }
}

struct HashSet: Sendable {
  private var table = HashTable()
  private var hashes: [KeyedHash] = []

  func contains(_ hash: KeyedHash) -> Bool {
    table.number(for: hash.low) { hashes[$0] == hash } != nil
  }

  /// Whether the hash was not there before.
  mutating func insert(_ hash: KeyedHash) -> Bool {
    guard !contains(hash) else { return false }
    table.insert(hashes.count, for: hash.low)
    hashes.append(hash)
    return true
  }

  mutating func removeAll() {
    table.removeAll()
    hashes.removeAll(keepingCapacity: true)
  }
}
