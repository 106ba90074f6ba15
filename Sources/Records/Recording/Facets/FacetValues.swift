/// The values of one facet, in the order of an index of them.
struct FacetValues: Sendable {
  /// Each value with its number of recordings and the first of them.
  let values: [RecordingGroup]

  /// The positions in `values` that each number stands for: that of a combination of names, of a
  /// quality, or of a year.
  let numbers: [[Int32]]

  /// The values of a field of names.
  ///
  /// Spellings that differ in ASCII case and in spaces alone are one value, as they are one group;
  /// the most frequent is shown.
  init(
    of field: FactNames.Field, _ counts: [FacetTally.Count], named names: GroupNames
  ) {
    var drafts: [ValueDraft] = []
    var places: [[UInt8]: Int] = [:]
    var draftNumbers: [[Int32]] = Array(repeating: [], count: counts.count)
    for (number, count) in counts.enumerated() where count.count > 0 {
      for identity in Self.identities(names[number], of: field) {
        let place = places[identity.key] ?? drafts.count
        if place == drafts.count {
          places[identity.key] = place
          drafts.append(ValueDraft(identity))
        }
        // A record of "song, Song" is one song.
        guard !draftNumbers[number].contains(Int32(place)) else { continue }
        drafts[place].add(count, identity)
        draftNumbers[number].append(Int32(place))
      }
    }
    self.init(drafts, draftNumbers, of: field.facet)
  }

  /// The values of a facet that has few, in the order of their numbers.
  ///
  /// - Parameters:
  ///   - counts: How often each number is there.
  ///   - facet: The facet.
  ///   - unknown: The number of what is not known, which comes last.
  ///   - isDescending: Whether the highest number comes first.
  ///   - title: What a number is called.
  init(
    _ counts: [FacetTally.Count], of facet: RecordingFacet, unknown: Int, isDescending: Bool,
    title: (Int) -> String
  ) {
    let known = counts.indices.filter { $0 != unknown && counts[$0].count > 0 }
    let order =
      (isDescending ? known.reversed() : known) + (counts[unknown].count > 0 ? [unknown] : [])
    var numbers: [[Int32]] = Array(repeating: [], count: counts.count)
    var slugs = Slugs(of: facet)
    values = order.enumerated().map { place, number in
      numbers[number] = [Int32(place)]
      let isUnknown = number == unknown
      let name = isUnknown ? facet.unknownTitle : title(number)
      return RecordingGroup(
        title: name, anchor: slugs.slug(for: name), count: counts[number].count,
        first: counts[number].first, isUnknown: isUnknown)
    }
    self.numbers = numbers
  }

  private init(_ drafts: [ValueDraft], _ draftNumbers: [[Int32]], of facet: RecordingFacet) {
    let shown = drafts.map { $0.value(of: facet) }
    let keys = shown.map { NameKey($0.title) }
    let order = shown.indices.sorted { first, second in
      if shown[first].isUnknown != shown[second].isUnknown { return shown[second].isUnknown }
      if NameKey.isBefore(keys[first], keys[second]) { return true }
      if NameKey.isBefore(keys[second], keys[first]) { return false }
      return drafts[first].key.lexicographicallyPrecedes(drafts[second].key)
    }
    var places = Array(repeating: Int32(0), count: drafts.count)
    for (place, number) in order.enumerated() { places[number] = Int32(place) }
    numbers = draftNumbers.map { $0.map { places[Int($0)] } }
    var slugs = Slugs(of: facet)
    values = order.map { number in
      let value = shown[number]
      return RecordingGroup(
        title: value.title, scientificName: value.scientificName,
        anchor: slugs.slug(for: value.scientificName.isEmpty ? value.title : value.scientificName),
        count: value.count, first: value.first, isUnknown: value.isUnknown)
    }
  }

  /// What a combination of names says: one value, but for types, of which there may be several.
  private static func identities(
    _ names: GroupNames.Names, of field: FactNames.Field
  ) -> [GroupIdentity] {
    switch field {
    case .species: return [GroupIdentity(names, by: .species)]
    case .country: return [GroupIdentity(names, by: .country)]
    case .recordist: return [GroupIdentity(names, by: .recordist)]
    case .type:
      let types = names[0].split(separator: UInt8(ascii: ","))
        .map { GroupIdentity(name: Array($0)) }.filter { !$0.isUnknown }
      return types.isEmpty ? [GroupIdentity(name: [])] : types
    }
  }
}
