/// Puts the species in order and gives the index entries their final numbers.
enum SpeciesList {
  /// The species of some entries.
  ///
  /// The entries come with the numbers of combinations of names in place of species; they get the
  /// positions in the answer instead, and are sorted.
  static func species(
    of entries: inout [IndexEntry], named names: SpeciesNames
  ) -> [Species] {
    var numbers: [[UInt8]: Int] = [:]
    var drafts: [SpeciesDraft] = []
    let draftNumbers = (0..<names.count).map { combination in
      let names = names[combination]
      let number = numbers[SpeciesDraft.identity(of: names).key] ?? drafts.count
      if number == drafts.count {
        let draft = SpeciesDraft(names)
        numbers[draft.key] = number
        drafts.append(draft)
      }
      drafts[number].count(names)
      return number
    }
    for number in drafts.indices { drafts[number].decideNames() }

    var counts = Array(repeating: 0, count: drafts.count)
    for entry in entries { counts[draftNumbers[entry.species]] += 1 }

    // Where every recording of a species is one that was left out, so is the species.
    let order = drafts.indices.filter { counts[$0] > 0 }.sorted {
      SpeciesDraft.isListedBefore(drafts[$0], drafts[$1])
    }
    var positions = Array(repeating: 0, count: drafts.count)
    for (position, number) in order.enumerated() { positions[number] = position }
    for index in entries.indices {
      entries[index].species = positions[draftNumbers[entries[index].species]]
    }
    entries.sortInPlace { IndexEntry.isListedBefore($0, $1) }
    return list(order.map { (drafts[$0], counts[$0]) })
  }

  private static func list(_ drafts: [(draft: SpeciesDraft, count: Int)]) -> [Species] {
    var anchors = Anchors()
    var first = 0
    return drafts.map { draft, count in
      defer { first += count }
      let commonName = String(decoding: draft.commonName, as: UTF8.self)
      let scientificName = String(decoding: draft.scientificName, as: UTF8.self)
      return Species(
        commonName: commonName, scientificName: scientificName,
        anchor: anchors.anchor(for: scientificName, or: commonName), count: count, first: first,
        isUnknown: draft.isUnknown)
    }
  }
}
