import Bytes

/// The values of one facet, in the order of an index of them.
struct FacetValues: Sendable {
  /// Each value with its number of rows, and once ``locate(_:)`` has seen the rows, the first of them.
  private(set) var values: [FacetValue] = []

  /// The indices in `values` for each combination of texts.
  let places: [[Int32]]

  /// The first of them, or the only one; -1 where there is none.
  let firstPlaces: [Int32]

  /// Unites spellings that differ only in ASCII case and spaces, shown in the most frequent one; as
  /// groups, a row with several values is in the first.
  init(of facet: Facet, in kept: KeptValues, asGroups areGroups: Bool = false) {
    var drafts: [Draft] = []
    var numbers: [[UInt8]: Int] = [:]
    let counts = kept.counts
    var draftNumbers: [[Int32]] = Array(repeating: [], count: counts.count)
    /// The last combination that had each value.
    var lastOf: [Int] = []
    for (combination, count) in counts.enumerated() where count > 0 {
      for identity in facet.identities(kept.values[combination]).prefix(areGroups ? 1 : .max) {
        let number = numbers[identity.key] ?? drafts.count
        if number == drafts.count {
          numbers[identity.key] = number
          drafts.append(Draft(identity))
          lastOf.append(-1)
        }
        // A record of "song, Song" is one song.
        guard lastOf[number] != combination else { continue }
        lastOf[number] = combination
        drafts[number].count(identity, times: count)
        draftNumbers[combination].append(Int32(number))
      }
    }
    for number in drafts.indices { drafts[number].decideNames(for: facet) }
    let order = drafts.indices.sorted {
      Draft.isListedBefore(drafts[$0], drafts[$1], by: facet.order)
    }
    var positions = Array(repeating: Int32(0), count: drafts.count)
    for (position, number) in order.enumerated() { positions[number] = Int32(position) }
    places = draftNumbers.map { $0.map { positions[Int($0)] } }
    firstPlaces = places.map { $0.first ?? -1 }
    values = order.map { drafts[$0].value }
  }

  /// Gives each value its name for links.
  mutating func name(_ anchor: (FacetValue) -> String) {
    for index in values.indices { values[index].anchor = anchor(values[index]) }
  }

  /// Sets the title of the value of rows without one.
  mutating func nameUnknown(_ title: String) {
    for index in values.indices where values[index].isUnknown { values[index].title = title }
  }

  /// Notes which row is the first of each value, in the order of the listing.
  mutating func locate(_ kept: KeptValues) {
    var seen = Array(repeating: false, count: places.count)
    for row in 0..<kept.numbers.count where !seen[kept.numbers[row]] {
      let combination = kept.numbers[row]
      seen[combination] = true
      for place in places[combination] where row < values[Int(place)].first {
        values[Int(place)].first = row
      }
    }
  }
}

/// A value while its names are being counted.
private struct Draft {
  private var names = NameTally()
  private var subtitles = NameTally()
  private let key: [UInt8]
  private var count = 0
  private var title: [UInt8] = []
  private var subtitle: [UInt8] = []

  /// The sort key of its title in an index.
  private var place = NameKey("")
  private var amount: Double?

  init(_ identity: ValueIdentity) { key = identity.key }

  /// Counts some rows that have the same texts.
  mutating func count(_ identity: ValueIdentity, times: Int) {
    count += times
    names.count(identity.name, times: times)
    subtitles.count(identity.subtitle, times: times)
  }

  mutating func decideNames(for facet: Facet) {
    (title, subtitle) = (names.usual, subtitles.usual)
    if title.isEmpty { title = key.isEmpty ? Array(facet.unknownTitle.utf8) : subtitle }
    place = NameKey(String(decoding: title, as: UTF8.self))
    if facet.order != .names { amount = facet.amount(title) }
  }

  var value: FacetValue {
    FacetValue(
      title: String(decoding: title, as: UTF8.self),
      subtitle: String(decoding: subtitle, as: UTF8.self), anchor: "", count: count, first: .max,
      isUnknown: key.isEmpty, isSpelledAlike: names.hasOne)
  }

  static func isListedBefore(_ first: Draft, _ second: Draft, by order: Facet.Order) -> Bool {
    if first.key.isEmpty != second.key.isEmpty { return second.key.isEmpty }
    if let amount = first.amount, let other = second.amount {
      if amount != other { return order == .ascending ? amount < other : amount > other }
    } else if first.amount != nil || second.amount != nil {
      return first.amount != nil
    }
    if first.place < second.place { return true }
    if second.place < first.place { return false }
    return first.key.lexicographicallyPrecedes(second.key)
  }
}

/// The sort key of a name in an index of names.
struct NameKey: Comparable {
  private let initial: UInt32
  private let folded: [UInt8]
  private let name: String

  init(_ name: String) {
    folded = NameFolding.key(of: name)
    initial = Initial(key: folded).rank
    self.name = name
  }

  /// By letters and digits alone; names that differ in nothing else by their bytes.
  static func < (first: NameKey, second: NameKey) -> Bool {
    if first.initial != second.initial { return first.initial < second.initial }
    if first.folded != second.folded {
      return first.folded.lexicographicallyPrecedes(second.folded)
    }
    return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
  }
}

/// The spellings of one name, and how often each occurs.
struct NameTally {
  private var counts: [[UInt8]: Int] = [:]

  /// Counts a spelling, byte for byte.
  mutating func count(_ name: [UInt8], times: Int) {
    if !name.isEmpty { counts[name, default: 0] += times }
  }

  /// Whether there are not several.
  var hasOne: Bool { counts.count < 2 }

  /// The most frequent spelling; of equally frequent ones the first by its bytes.
  var usual: [UInt8] {
    let usual = counts.max { first, second in
      first.value != second.value
        ? first.value < second.value : second.key.lexicographicallyPrecedes(first.key)
    }
    return usual?.key ?? []
  }
}
