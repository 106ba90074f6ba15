/// A value of a facet while its records are being counted.
struct ValueDraft {
  private var names = NameTally()
  private var scientificNames = NameTally()
  private var counted = FacetTally.Count()

  /// What makes it the same value; empty when it is unknown.
  let key: [UInt8]

  init(_ identity: GroupIdentity) { key = identity.key }

  /// Counts some records that have the same spelling.
  mutating func add(_ count: FacetTally.Count, _ identity: GroupIdentity) {
    counted.add(count)
    names.count(identity.name, times: count.count)
    scientificNames.count(identity.scientificName, times: count.count)
  }

  /// The value as it is shown, before it has an anchor.
  func value(of facet: RecordingFacet) -> RecordingGroup {
    let scientificName = scientificNames.usual
    var title = names.usual
    if title.isEmpty { title = key.isEmpty ? Array(facet.unknownTitle.utf8) : scientificName }
    return RecordingGroup(
      title: String(decoding: title, as: UTF8.self),
      scientificName: String(decoding: scientificName, as: UTF8.self), anchor: "",
      count: counted.count, first: counted.first, isUnknown: key.isEmpty)
  }
}
