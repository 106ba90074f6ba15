import Bytes
import Files

/// The pairs of equal rows in an older and a newer list.
///
/// Rows with identifiers are matched by these, whatever their text. Others match if their texts are
/// equal, or if no other row has their name, or if they are between the same rows and half of their
/// words are equal.
struct RowMatching {
  /// The newer row of each older one.
  private(set) var partners: [Int?]

  /// Whether a newer row has an older one.
  private(set) var isKnown: [Bool]
  private let old: [RowKey]
  private let new: [RowKey]

  /// Matches the rows of two sides; reads the text of a few rows for it.
  init(_ oldSide: RowSide, _ newSide: RowSide) throws(FileError) {
    old = oldSide.rows
    new = newSide.rows
    partners = Array(repeating: nil, count: old.count)
    isKnown = Array(repeating: false, count: new.count)
    matchIdentifiers()
    for (hasOldID, hasNewID) in [(false, false), (true, false), (false, true)] {
      match(hasOldID, hasNewID, isOnlyOne: false, by: { $0.content })
      match(hasOldID, hasNewID, isOnlyOne: true, by: { $0.name })
    }
    try matchNeighbours(oldSide, newSide)
  }

  private mutating func matchIdentifiers() {
    var places = HashTable()
    for (place, row) in new.enumerated() where row.id != .zero {
      if places.number(for: row.id.low, where: { new[$0].id == row.id }) == nil {
        places.insert(place, for: row.id.low)
      }
    }
    for (place, row) in old.enumerated() where row.id != .zero {
      let other = places.number(for: row.id.low) { new[$0].id == row.id && !isKnown[$0] }
      if let other { join(place, other) }
    }
  }

  /// Matches rows that are alike, the first with the first, the second with the second.
  private mutating func match(
    _ hasOldID: Bool, _ hasNewID: Bool, isOnlyOne: Bool, by key: (RowKey) -> KeyedHash
  ) {
    let rows = old.indices.filter { partners[$0] == nil && (old[$0].id != .zero) == hasOldID }
      .map { (key: key(old[$0]), place: $0) }.sorted { $0 < $1 }
    let others = new.indices.filter { !isKnown[$0] && (new[$0].id != .zero) == hasNewID }
      .map { (key: key(new[$0]), place: $0) }.sorted { $0 < $1 }
    var (start, otherStart) = (0, 0)
    while start < rows.count, otherStart < others.count {
      let (key, other) = (rows[start].key, others[otherStart].key)
      if key < other {
        start += 1
      } else if other < key {
        otherStart += 1
      } else {
        let end = rows[start...].prefix { $0.key == key }.endIndex
        let otherEnd = others[otherStart...].prefix { $0.key == key }.endIndex
        if !isOnlyOne || end - start == 1 && otherEnd - otherStart == 1 {
          for (row, other) in zip(rows[start..<end], others[otherStart..<otherEnd]) {
            join(row.place, other.place)
          }
        }
        (start, otherStart) = (end, otherEnd)
      }
    }
  }

  private mutating func join(_ place: Int, _ other: Int) {
    partners[place] = other
    isKnown[other] = true
  }

  // MARK: - Between the same rows

  /// The most rows between two matched ones that are compared pairwise.
  private static let mostNeighbours = 64

  private mutating func matchNeighbours(_ oldSide: RowSide, _ newSide: RowSide) throws(FileError) {
    var gaps: [Int: [Int]] = [:]
    var before = -1
    for place in old.indices {
      if let partner = partners[place] {
        before = partner
      } else {
        gaps[before, default: []].append(place)
      }
    }
    guard !gaps.isEmpty else { return }
    var others: [Int] = []
    var start = -1
    for place in 0...new.count {
      if place < new.count, !isKnown[place] {
        others.append(place)
        continue
      }
      if !others.isEmpty, let places = gaps[start] { try match(places, others, oldSide, newSide) }
      (others, start) = ([], place)
    }
  }

  private mutating func match(
    _ places: [Int], _ others: [Int], _ oldSide: RowSide, _ newSide: RowSide
  ) throws(FileError) {
    guard places.count <= Self.mostNeighbours, others.count <= Self.mostNeighbours else { return }
    if oldSide.isRecord, newSide.isRecord, places.count == 1, others.count == 1 {
      // What is said of one thing, in one place.
      return join(places[0], others[0])
    }
    var rest = others[...]
    for place in places {
      let candidates = rest.filter { old[place].id == .zero || new[$0].id == .zero }
      guard !candidates.isEmpty else { continue }
      let own = try oldSide.words(ofRow: place)
      for other in candidates {
        guard Self.areAlike(own, try newSide.words(ofRow: other)) else { continue }
        join(place, other)
        rest = rest.drop { $0 <= other }
        break
      }
    }
  }

  /// Whether the longer of two has half of its words in the other.
  private static func areAlike(_ words: [Substring], _ others: [Substring]) -> Bool {
    var counts: [Substring: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    var shared = 0
    for word in others {
      guard let count = counts[word], count > 0 else { continue }
      counts[word] = count - 1
      shared += 1
    }
    return shared > 0 && 2 * shared >= max(words.count, others.count)
  }
}

/// Finds the items of a sequence that moved.
enum Order {
  /// The places outside the longest rising part of a list of different numbers, in O(n log n).
  ///
  /// So if one item was moved, however far, the result has one.
  static func moved(_ numbers: [Int]) -> [Int] {
    // For each length, where the part of that length ends whose end is the smallest.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      previous.append(length == 0 ? nil : ends[length - 1])
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var isRising = Array(repeating: false, count: numbers.count)
    var place = ends.last
    while let current = place {
      isRising[current] = true
      place = previous[current]
    }
    return numbers.indices.filter { !isRising[$0] }
  }
}
