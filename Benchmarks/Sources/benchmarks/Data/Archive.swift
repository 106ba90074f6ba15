/// The species, places and people of an archive that never was.
///
/// As in a real one a few species have most of the recordings, a few people made them, and names are
/// in several scripts. All of it is ready to be copied into JSON.
struct Archive {
  /// What a record says of its species.
  struct Species {
    let genus: [UInt8]
    let epithet: [UInt8]
    let commonName: [UInt8]
    let group: [UInt8]
  }

  /// What a record says of its place.
  ///
  /// Coordinates are in ten-thousandths of a degree.
  struct Place {
    let name: [UInt8]
    let country: [UInt8]
    let latitude: Int
    let longitude: Int
  }

  let species: [Species]
  let places: [Place]
  let recordists: [[UInt8]]

  init(_ random: inout SplitMix) {
    species = Self.species(10_000, &random)
    places = Self.distinct(20_000) { Self.placeName(&random) }.map { name in
      Place(
        name: [UInt8](escaping: name),
        country: [UInt8](escaping: random.earlyElement(of: Countries.all)),
        latitude: random.number(below: 1_300_000) - 550_000,
        longitude: random.number(below: 3_500_000) - 1_750_000)
    }
    recordists = Self.distinct(5_000) { Self.personName(&random) }.map([UInt8].init(escaping:))
  }

  private static func species(_ count: Int, _ random: inout SplitMix) -> [Species] {
    let genera = distinct(2_300) {
      let stem = stem(Vocabulary.syllables, &random).capitalized
      return stem + random.element(of: Vocabulary.genusEndings)
    }
    let scientific = distinct(count) {
      let stem = stem(Vocabulary.syllables, &random)
      let epithet = stem + random.element(of: Vocabulary.epithetEndings)
      return "\(random.element(of: genera)) \(epithet)"
    }
    let common = distinct(count) { commonName(&random) }
    var species = zip(scientific, common).map { scientific, common in
      let names = scientific.split(separator: " ").map { [UInt8]($0.utf8) }
      return Species(
        genus: names[0], epithet: names[1], commonName: [UInt8](escaping: common),
        group: [UInt8]("birds".utf8))
    }
    // What nobody could name is what there is most of.
    species[0] = Species(
      genus: [UInt8]("Mystery".utf8), epithet: [UInt8]("mystery".utf8),
      commonName: [UInt8]("Identity unknown".utf8), group: [])
    return species
  }

  private static func commonName(_ random: inout SplitMix) -> String {
    let group = random.element(of: Vocabulary.groups)
    if random.happens(200) { return random.element(of: Vocabulary.familyNames) + "'s " + group }
    let colour = random.element(of: Vocabulary.colours)
    let prefix = random.happens(100) ? random.element(of: ["Northern ", "Lesser ", "Common "]) : ""
    return prefix + colour + "-" + random.element(of: Vocabulary.parts) + " " + group
  }

  private static func placeName(_ random: inout SplitMix) -> String {
    let name = stem(Vocabulary.placeSyllables, &random).capitalized
    let near = random.happens(200) ? " (near  \(stem(Vocabulary.placeSyllables, &random)))" : ""
    let region = stem(Vocabulary.placeSyllables, &random).capitalized
    return "\(name)\(near), \(region) \(random.element(of: Vocabulary.kindsOfPlaces))"
  }

  private static func personName(_ random: inout SplitMix) -> String {
    if random.happens(25) {
      return random.element(of: Vocabulary.cyrillicNames) + " "
        + random.element(of: Vocabulary.cyrillicFamilyNames)
    }
    let initial = random.happens(800) ? "\(random.element(of: Array("ABCDEFGHJKLMPRSTVW"))). " : ""
    return random.element(of: Vocabulary.givenNames) + " " + initial
      + random.element(of: Vocabulary.familyNames)
  }

  private static func stem(_ syllables: [String], _ random: inout SplitMix) -> String {
    let count = 2 + random.number(below: 2)
    return (0..<count).map { _ in random.element(of: syllables) }.joined()
  }

  /// So many names, no two of them alike.
  private static func distinct(_ count: Int, _ name: () -> String) -> [String] {
    var seen: Set<String> = []
    var names: [String] = []
    while names.count < count {
      let name = name()
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
