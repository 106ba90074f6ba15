import Bytes
import Records

/// The facets of recordings, by which they can be grouped, counted and listed.
public enum RecordingFacet: String, CaseIterable, Sendable {
  case species, country, recordist, type, quality, year

  /// The facet as any collection has them.
  var facet: Facet {
    switch self {
    case .species:
      facet("Species", "Species", unknown: "Identity unknown", of: .genus, .species, .commonName) {
        [Self.species(genus: $0[0], species: $0[1], common: $0[2])]
      }
    case .country: facet("Countries", "Country", of: .country, by: Self.spelled)
    case .recordist: facet("Recordists", "Recordist", of: .recordist, by: Self.spelled)
    case .type:
      facet("Types", "Type", prefix: "Type: ", of: .type) { texts in
        let types = RecordingTypes.plain(texts[0]).split(separator: UInt8(ascii: ","))
          .map { ValueIdentity(spelledName: Array($0)) }.filter { !$0.isUnknown }
        return types.isEmpty ? [ValueIdentity(name: [])] : types
      }
    case .quality:
      facet(
        "Quality", "Quality", plural: "qualities", prefix: "Quality ", unknown: "No score",
        of: .quality
      ) { texts in
        let grade = texts[0]
        return [ValueIdentity(name: RecordingOrder.grade(grade.span) < 5 ? grade : [])]
      }
    case .year:
      facet("Years", "Year", prefix: "Year ", of: .date) { texts in
        let date = texts[0]
        let year = CalendarRank.year(date.span)
        return [ValueIdentity(name: year > 0 ? Array("\(year)".utf8) : [])]
      }
    }
  }

  /// A facet of some fields: the titles of its values and of one of them, their name in sentences
  /// where it is not the title, the text before a value that is unclear alone, and the title of
  /// recordings without one.
  ///
  /// The folder of the value list and the value pages is called as the title.
  private func facet(
    _ title: String, _ singular: String, plural: String? = nil, prefix: String = "",
    unknown: String? = nil, of fields: RecordingField...,
    by identities: @escaping @Sendable (Combinations.Texts) -> [ValueIdentity]
  ) -> Facet {
    let folder = title.lowercased()
    return Facet(
      rawValue, titled: title, singular: singular, plural: plural ?? folder,
      named: self == .species
        ? Facet.Names(title: "Common name", subtitle: "Scientific name", language: "la") : nil,
      prefix: prefix, unknown: unknown ?? "\(singular) not given", in: folder,
      by: self == .year ? .descending : .names, areShort: self == .quality,
      isMultiple: self == .type, of: fields.map(\.place), identities: identities)
  }

  @Sendable private static func spelled(_ texts: Combinations.Texts) -> [ValueIdentity] {
    [ValueIdentity(spelledName: texts[0])]
  }

  /// A species: the scientific name without regard to ASCII case, or else the common one behind a
  /// byte that no name has.
  ///
  /// The API calls an unknown species "Identity unknown (Mystery mystery)"; a record without any
  /// name is of that kind too.
  private static func species(genus: [UInt8], species: [UInt8], common: [UInt8]) -> ValueIdentity {
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
