import Records

/// The facets of recordings, by which they can be grouped, counted and listed.
public enum RecordingFacet: String, CaseIterable, Sendable {
  case species, country, recordist, type, quality, year

  /// The facet as any collection has them.
  var facet: Facet {
    Facet(
      rawValue, titled: title, singular: singular, plural: plural,
      named: self == .species
        ? Facet.Names(title: "Common name", subtitle: "Scientific name", language: "la") : nil,
      prefix: prefix, unknown: unknownTitle, in: folder,
      by: self == .year ? .descending : .names, areShort: self == .quality,
      isMultiple: self == .type, of: fields.map { Int($0.rawValue) }, identities: identities)
  }

  /// The title of the values, at the head of a page.
  private var title: String {
    switch self {
    case .species: "Species"
    case .country: "Countries"
    case .recordist: "Recordists"
    case .type: "Types"
    case .quality: "Quality"
    case .year: "Years"
    }
  }

  /// The title of one value, at the head of a column.
  private var singular: String {
    switch self {
    case .species: "Species"
    case .country: "Country"
    case .recordist: "Recordist"
    case .type: "Type"
    case .quality: "Quality"
    case .year: "Year"
    }
  }

  /// The name of the values in sentences.
  private var plural: String {
    switch self {
    case .species: "species"
    case .country: "countries"
    case .recordist: "recordists"
    case .type: "types"
    case .quality: "qualities"
    case .year: "years"
    }
  }

  /// The text before a value that is unclear alone.
  private var prefix: String {
    switch self {
    case .species, .country, .recordist: ""
    case .type: "Type: "
    case .quality: "Quality "
    case .year: "Year "
    }
  }

  /// The title of the value of recordings without one.
  private var unknownTitle: String {
    switch self {
    case .species: "Identity unknown"
    case .country: "Country not given"
    case .recordist: "Recordist not given"
    case .type: "Type not given"
    case .quality: "No score"
    case .year: "Year not given"
    }
  }

  /// The folder of the value list and the value pages.
  private var folder: String {
    switch self {
    case .species: "species"
    case .country: "countries"
    case .recordist: "recordists"
    case .type: "types"
    case .quality: "quality"
    case .year: "years"
    }
  }

  private var fields: [RecordingField] {
    switch self {
    case .species: [.genus, .species, .commonName]
    case .country: [.country]
    case .recordist: [.recordist]
    case .type: [.type]
    case .quality: [.quality]
    case .year: [.date]
    }
  }

  private var identities: @Sendable (Combinations.Texts) -> [ValueIdentity] {
    switch self {
    case .species: { [Self.species(genus: $0[0], species: $0[1], common: $0[2])] }
    case .country, .recordist: { [ValueIdentity(spelledName: $0[0])] }
    case .type:
      { texts in
        let types = RecordingTypes.plain(texts[0]).split(separator: UInt8(ascii: ","))
          .map { ValueIdentity(spelledName: Array($0)) }.filter { !$0.isUnknown }
        return types.isEmpty ? [ValueIdentity(name: [])] : types
      }
    case .quality:
      { texts in
        let grade = texts[0]
        return [ValueIdentity(name: RecordingOrder.grade(grade.span) < 5 ? grade : [])]
      }
    case .year:
      { texts in
        let date = texts[0]
        let year = CalendarRank.year(date.span)
        return [ValueIdentity(name: year > 0 ? Array("\(year)".utf8) : [])]
      }
    }
  }

  /// A species: the scientific name without regard to ASCII case, or else the common one behind a
  /// byte that no name has.
  ///
  /// The API calls an unknown species "Identity unknown (Mystery mystery)"; a record without any
  /// name is of that kind too.
  private static func species(
    genus: [UInt8], species: [UInt8], common: [UInt8]
  ) -> ValueIdentity {
    let (genus, species) = (Array(genus[...].trimmed), Array(species[...].trimmed))
    let name = Array(common[...].trimmed)
    let scientificName =
      genus.isEmpty || species.isEmpty
      ? genus + species : genus + [UInt8(ascii: " ")] + species
    let latin = ValueIdentity.lowercased(scientificName)
    let english = ValueIdentity.lowercased(name)
    let key: [UInt8]
    if ValueIdentity.lowercased(genus) == Array("mystery".utf8) {
      key = []
    } else if !latin.isEmpty {
      key = latin
    } else {
      key = english.isEmpty || english == Array("identity unknown".utf8) ? [] : [0] + english
    }
    return ValueIdentity(key: key, name: name, subtitle: scientificName)
  }
}
