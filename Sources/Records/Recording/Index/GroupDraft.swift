/// A group while its names are being counted.
struct GroupDraft {
  private var names = NameTally()
  private var scientificNames = NameTally()

  /// What makes it the same group; empty when it is unknown.
  private let key: [UInt8]

  /// The number of its records.
  private(set) var count = 0

  /// The names as they are shown, known once all have been counted.
  private(set) var title: [UInt8] = []
  private(set) var scientificName: [UInt8] = []

  /// Where its title stands in an index of names.
  private var place = NameKey("")

  init(_ identity: GroupIdentity) { key = identity.key }

  /// Whether its records do not say what it is.
  var isUnknown: Bool { key.isEmpty }

  /// Counts some records that have the same names.
  mutating func count(_ identity: GroupIdentity, times: Int) {
    count += times
    names.count(identity.name, times: times)
    scientificNames.count(identity.scientificName, times: times)
  }

  mutating func decideNames(by grouping: RecordingGrouping) {
    (title, scientificName) = (names.usual, scientificNames.usual)
    if title.isEmpty { title = isUnknown ? Array(grouping.unknownTitle.utf8) : scientificName }
    place = NameKey(String(decoding: title, as: UTF8.self))
  }

  /// By title, as an index of the titles is, then by scientific name; the unknown last.
  static func isListedBefore(_ first: GroupDraft, _ second: GroupDraft) -> Bool {
    if first.isUnknown != second.isUnknown { return second.isUnknown }
    if NameKey.isBefore(first.place, second.place) { return true }
    if NameKey.isBefore(second.place, first.place) { return false }
    return first.key.lexicographicallyPrecedes(second.key)
  }
}
