/// A species while its names are being counted.
struct SpeciesDraft {
  private var scientificNames = NameTally()
  private var commonNames = NameTally()

  /// What makes it the same species: the scientific name without regard to ASCII case, or else the
  /// common one behind a byte that no name has.
  let key: [UInt8]

  /// Whether nobody knows what it is.
  let isUnknown: Bool

  /// The names as they are shown, known once all have been counted.
  private(set) var scientificName: [UInt8] = []
  private(set) var commonName: [UInt8] = []

  /// What it is sorted by: the name that comes first on the page, without regard to ASCII case.
  private(set) var sortName: [UInt8] = []

  init(_ names: SpeciesNames.Names) {
    (key, isUnknown) = Self.identity(of: names)
  }

  /// The key of the species that a record's names mean.
  ///
  /// The API calls an unknown species "Identity unknown (Mystery mystery)"; a record without any
  /// name is of that kind too.
  static func identity(of names: SpeciesNames.Names) -> (key: [UInt8], isUnknown: Bool) {
    let genus = trimmed(names.genus).map(lowercased)
    let species = trimmed(names.species).map(lowercased)
    let common = trimmed(names.common).map(lowercased)
    if genus == Array("mystery".utf8) { return ([], true) }
    if !genus.isEmpty || !species.isEmpty { return (joined(genus, species), false) }
    if common.isEmpty || common == Array("identity unknown".utf8) { return ([], true) }
    return ([0] + common, false)
  }

  mutating func count(_ names: SpeciesNames.Names) {
    scientificNames.count(
      Self.joined(Self.trimmed(names.genus), Self.trimmed(names.species)), times: names.count)
    commonNames.count(Self.trimmed(names.common), times: names.count)
  }

  mutating func decideNames() {
    scientificName = scientificNames.usual
    commonName = commonNames.usual
    if isUnknown, commonName.isEmpty { commonName = Array("Identity unknown".utf8) }
    sortName = (commonName.isEmpty ? scientificName : commonName).map(Self.lowercased)
  }

  /// By name, then by scientific name; the unknown last.
  static func isListedBefore(_ first: SpeciesDraft, _ second: SpeciesDraft) -> Bool {
    if first.isUnknown != second.isUnknown { return second.isUnknown }
    if first.sortName != second.sortName {
      return first.sortName.lexicographicallyPrecedes(second.sortName)
    }
    return first.key.lexicographicallyPrecedes(second.key)
  }

  private static func joined(_ genus: [UInt8], _ species: [UInt8]) -> [UInt8] {
    genus.isEmpty || species.isEmpty ? genus + species : genus + [UInt8(ascii: " ")] + species
  }

  private static func trimmed(_ name: [UInt8]) -> [UInt8] {
    var slice = name[...]
    while let byte = slice.first, byte <= UInt8(ascii: " ") { slice.removeFirst() }
    while let byte = slice.last, byte <= UInt8(ascii: " ") { slice.removeLast() }
    return Array(slice)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
