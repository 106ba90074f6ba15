/// The names that records are counted by, each spelling once, with a number.
///
/// What the listing is grouped by is not among them: its entries have the numbers of the groups.
struct FactNames {
  /// The fields whose values are names.
  enum Field: Int, CaseIterable {
    case species, country, recordist, type

    var facet: RecordingFacet {
      switch self {
      case .species: .species
      case .country: .country
      case .recordist: .recordist
      case .type: .type
      }
    }
  }

  /// Where the texts are that facts are made of.
  struct Ranges {
    var genus = 0..<0
    var species = 0..<0
    var commonName = 0..<0
    var country = 0..<0
    var recordist = 0..<0
    var type = 0..<0
    var latitude = 0..<0
    var longitude = 0..<0
    var file = 0..<0
  }

  private var species = GroupNames()
  private var country = GroupNames()
  private var recordist = GroupNames()
  private var type = GroupNames()

  let notesSpecies: Bool
  private let notesCountry: Bool
  private let notesRecordist: Bool

  init(besides grouping: RecordingGrouping) {
    notesSpecies = grouping != .species
    notesCountry = grouping != .country
    notesRecordist = grouping != .recordist
  }

  /// The spellings of a field, and their numbers.
  subscript(field: Field) -> GroupNames {
    switch field {
    case .species: species
    case .country: country
    case .recordist: recordist
    case .type: type
    }
  }

  /// The first field that has more spellings than there may be.
  func fieldBeyond(_ limit: Int) -> Field? {
    Field.allCases.first { self[$0].count > limit }
  }

  /// Whether no field can have more spellings than there may be.
  ///
  /// Asked of every record.
  func isWithin(_ limit: Int) -> Bool {
    max(max(species.count, country.count), max(recordist.count, type.count)) <= limit
  }

  /// Notes the names of a record in its facts.
  @inline(__always)
  mutating func note(_ bytes: Span<UInt8>, _ ranges: Ranges, in facts: inout RecordFacts) {
    let none = 0..<0
    if notesSpecies {
      facts[.species] = species.number(bytes, [ranges.genus, ranges.species, ranges.commonName])
    }
    if notesCountry { facts[.country] = country.number(bytes, [ranges.country, none, none]) }
    if notesRecordist {
      facts[.recordist] = recordist.number(bytes, [ranges.recordist, none, none])
    }
    facts[.type] = type.number(bytes, [ranges.type, none, none])
  }

  /// Adds the names of others.
  ///
  /// - Returns: The numbers here of the names there, by field.
  mutating func add(_ other: FactNames) -> Renumbering {
    Renumbering(
      species: species.add(other.species), country: country.add(other.country),
      recordist: recordist.add(other.recordist), type: type.add(other.type))
  }

  /// What the numbers of one list of names are in another.
  struct Renumbering {
    let species: [Int]
    let country: [Int]
    let recordist: [Int]
    let type: [Int]

    /// The same facts with the other numbers.
    func facts(_ facts: RecordFacts) -> RecordFacts {
      var facts = facts
      if !species.isEmpty { facts[.species] = species[facts[.species]] }
      if !country.isEmpty { facts[.country] = country[facts[.country]] }
      if !recordist.isEmpty { facts[.recordist] = recordist[facts[.recordist]] }
      if !type.isEmpty { facts[.type] = type[facts[.type]] }
      return facts
    }
  }
}
