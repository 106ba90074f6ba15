import Testing

@testable import Search

/// An index that was written, read again as the search page reads it, but all of it at once.
struct WrittenIndex {
  let files: WrittenFiles
  let root: WrittenRoot

  /// The entries of each file of words.
  private(set) var shards: [String: [(key: [UInt8], entry: WrittenEntry)]] = [:]

  /// The first word file of each part of the directory, and what the first key of each begins with.
  private var directory: [(start: Int, keys: [[UInt8]])] = []

  init(_ written: [SearchFile]) throws {
    files = try WrittenFiles(written)
    root = try WrittenRoot(files)
    for number in files.numbers("w") {
      shards["w\(number)"] = try Self.entries(in: files.text("w\(number)"), root, files)
    }
    for part in root.directory {
      let texts = try files.parts("d\(part.number)")
      let start = try #require(texts.first.flatMap { Int($0) })
      directory.append((start, texts.dropFirst().map { Array($0.utf8) }))
      try #require(directory.last?.keys.first == Array(part.key.utf8))
    }
  }

  /// All entries in order.
  var entries: [(key: [UInt8], entry: WrittenEntry)] {
    files.numbers("w").flatMap { shards["w\($0)"] ?? [] }
  }

  private static func entries(
    in text: [UInt16], _ root: WrittenRoot, _ files: WrittenFiles
  ) throws -> [(key: [UInt8], entry: WrittenEntry)] {
    var reader = TextReader(text)
    var entries: [(key: [UInt8], entry: WrittenEntry)] = []
    var key: [UInt16] = []
    while !reader.isAtEnd {
      let shared = try reader.number()
      try #require(shared <= key.count)
      key = Array(key[..<shared] + (try reader.take(reader.number())))
      entries.append((key.bytes, try WrittenEntry(&reader, head: root.head, in: files)))
    }
    return entries
  }
}

// MARK: - Finding

extension WrittenIndex {
  /// The best tier of each record that a word finds: of three bytes and more, by its beginning.
  func find(_ word: [UInt8]) throws -> [Int: Int] {
    let isPrefix = word.count > 2
    let node = word + [UInt8(ascii: "*")]
    var found: [Int: Int] = [:]
    var total: Int?
    for name in shardNames(of: word, isPrefix: isPrefix) {
      for (key, entry) in try #require(shards[name], "\(name) is missing") {
        if isPrefix, key == node {
          guard entry.storage == .count else {
            return Dictionary(uniqueKeysWithValues: entry.postings.map { ($0.rank, $0.tier) })
          }
          total = entry.total
        } else if key == word || isPrefix && key.starts(with: word) && key.last != node.last {
          for posting in entry.postings {
            found[posting.rank] = min(posting.tier, found[posting.rank] ?? 9)
          }
        }
      }
    }
    if let total { #expect(total == found.count) }
    return found
  }

  /// The records that have all words, best first.
  func find(all words: [[UInt8]]) throws -> [Int] {
    var worst: [Int: Int]?
    for word in words {
      let found = try find(word)
      worst =
        worst?.filter { found[$0.key] != nil }.reduce(into: [:]) {
          $0[$1.key] = max($1.value, found[$1.key] ?? 9)
        } ?? found
    }
    return (worst ?? [:]).sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The files in which a word is looked for, as the directory says.
  func shardNames(of word: [UInt8], isPrefix: Bool) -> [String] {
    var names: [String] = []
    let isNotBeyond = { (key: [UInt8]) in !word.lexicographicallyPrecedes(key) }
    let first = max(0, directory.count { isNotBeyond($0.keys.first ?? []) } - 1)
    for part in first..<directory.count {
      let (start, keys) = directory[part]
      let from = part == first ? max(0, keys.count(where: isNotBeyond) - 1) : 0
      for number in from..<keys.count {
        let isWithin = isPrefix && keys[number].starts(with: word)
        guard names.isEmpty || isWithin else { return names }
        names.append("w\(start + number)")
      }
    }
    return names
  }
}
