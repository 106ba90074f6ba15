import Records
import Bytes

/// The column names of a recording's fields: those of the API, and those of common exports.
///
/// An exact name of the API comes first. After that, case, spaces and the characters `_`, `-` and
/// `.` are ignored, so that `sono.small`, `File name` and `QUALITY_GRADE` are found.
enum FieldNames {
  /// The field of a name.
  struct Match: Equatable {
    let slot: FieldSlot

    /// How good the name is: of two columns with one field, that with the lower rank counts.
    let rank: Int

    /// Whether it is the name of genus and species together.
    var isWholeName = false
  }

  /// The field that a column has; nil when its name means nothing to us.
  static func match(of name: [UInt8]) -> Match? {
    // No name of ours is longer, and a hostile one may be a megabyte.
    guard name.count <= 64 else { return nil }
    return exact[name] ?? plain[plain(name)]
  }

  private static let exact: [[UInt8]: Match] = {
    var matches: [[UInt8]: Match] = [:]
    for (slot, names) in known {
      for (rank, name) in names.api.enumerated() {
        matches[Array(name.utf8)] = Match(slot: slot, rank: rank)
      }
    }
    return matches
  }()

  private static let plain: [[UInt8]: Match] = {
    var matches: [[UInt8]: Match] = [:]
    for (slot, names) in known {
      for (rank, name) in (names.api + names.exports).enumerated() {
        matches[plain(name.utf8)] = Match(
          slot: slot, rank: 100 + rank, isWholeName: wholeNames.contains(name))
      }
    }
    return matches
  }()

  private static let known: [(slot: FieldSlot, names: (api: [String], exports: [String]))] =
    RecordingField.allCases.map { (FieldSlot($0), ($0.keys.map(\.description), exported($0))) }
    + [
      (.also, (["also"], ["background species", "secondary labels"])),
      (.annotationSet, (["annotation-set"], [])),
    ]

  private static func plain(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.filter { !" _-.".utf8.contains($0) }.map(ASCII.lowercased)
  }

  /// The names of genus and species together.
  private static let wholeNames = [
    "scientific name", "species scientific", "sci name", "latin name",
  ]

  /// The names that exports use beside the API's.
  ///
  /// A whole scientific name counts as the genus: genus and species are joined wherever they are
  /// shown or compared.
  private static func exported(_ field: RecordingField) -> [String] {
    switch field {
    case .id:
      [
        "source id", "recording id", "XC", "XC id", "XC number", "catalogue number",
        "catalog number",
      ]
    case .genus: ["genus"] + wholeNames
    case .species: ["species", "specific epithet"]
    case .subspecies: ["subspecies", "infraspecific epithet"]
    case .commonName:
      [
        "common name", "English name", "species common", "vernacular name", "primary label",
        "eBird code",
      ]
    case .recordist: ["recordist", "recordist name", "recorded by", "author"]
    case .country: ["country"]
    case .location: ["location", "locality"]
    case .latitude: ["latitude", "decimal latitude"]
    case .longitude: ["longitude", "decimal longitude"]
    case .altitude: ["altitude", "elevation"]
    case .type: ["type label", "sound type", "vocalization type"]
    case .licence: ["licence", "license", "CC license"]
    case .quality: ["quality", "quality grade"]
    case .length: ["duration", "recording length"]
    case .remarks: ["remarks", "occurrence remarks"]
    case .temperature: ["temperature"]
    case .registrationNumber: ["registration number"]
    case .automatic: ["automatic"]
    case .device: ["device"]
    case .microphone: ["microphone"]
    case .sampleRate: ["sample rate"]
    case .stage: ["life stage"]
    case .url: ["recording url"]
    case .file:
      [
        "download link", "audio file", "audio URL", "audio link", "sound file", "sound URL",
        "sound link", "media URL",
      ]
    case .time: ["recording time", "event time"]
    case .date: ["recording date", "event date"]
    case .group, .sex, .method, .fileName, .uploaded: []
    case .animalSeen, .playbackUsed: []
    case .sonogramSmall, .sonogramMedium, .sonogramLarge, .sonogramFull: []
    case .oscillogramSmall, .oscillogramMedium, .oscillogramLarge: []
    }
  }
}
