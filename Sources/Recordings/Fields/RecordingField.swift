/// A field of a record that is a single text.
///
/// The names are those of version 3 of the API. `also` and `annotation-set` are lists, which
/// a row and ``Recording`` have as properties of their own.
public enum RecordingField: UInt8, CaseIterable, Sendable {
  case id, genus, species, subspecies, group, commonName, recordist, country, location
  case latitude, longitude, altitude, type, sex, stage, method, url, file, fileName
  case sonogramSmall, sonogramMedium, sonogramLarge, sonogramFull
  case oscillogramSmall, oscillogramMedium, oscillogramLarge
  case licence, quality, length, time, date, uploaded, remarks
  case animalSeen, playbackUsed, temperature, registrationNumber, automatic
  case device, microphone, sampleRate

  /// The place of its column in a table of recordings.
  var place: Int { Int(rawValue) }

  /// The names in the files of all versions; those of a picture are in an object, `sono` or `osci`,
  /// whose name comes first.
  var keys: [String] { Self.keys[place] }

  /// The names that exports use beside the API's.
  var exportedNames: [String] { Self.list(names.exports) }

  private static let keys = allCases.map { list($0.names.api) }

  /// The names of genus and species together, in exports; they count as the genus, since both are
  /// joined wherever they are shown or compared.
  static let wholeNames = list(whole)
  private static let whole = "scientific name, species scientific, sci name, latin name"

  private static func list(_ names: String) -> [String] {
    names.split(separator: ", ").map(String.init)
  }

  /// The names of the API, and those of exports.
  private var names: (api: String, exports: String) {
    switch self {
    case .id:
      ("id", "source id, recording id, XC, XC id, XC number, catalogue number, catalog number")
    case .genus: ("gen", "genus, \(Self.whole)")
    case .species: ("sp", "species, specific epithet")
    case .subspecies: ("ssp", "subspecies, infraspecific epithet")
    case .group: ("grp, group", "")
    case .commonName:
      (
        "en",
        "common name, English name, species common, vernacular name, primary label, eBird code"
      )
    case .recordist: ("rec", "recordist, recordist name, recorded by, author")
    case .country: ("cnt", "country")
    case .location: ("loc", "location, locality")
    case .latitude: ("lat", "latitude, decimal latitude")
    case .longitude: ("lon, lng", "longitude, decimal longitude")
    case .altitude: ("alt", "altitude, elevation")
    case .type: ("type", "type label, sound type, vocalization type")
    case .sex: ("sex", "")
    case .stage: ("stage", "life stage")
    case .method: ("method", "")
    case .url: ("url", "recording url")
    case .file:
      (
        "file",
        "download link, audio file, audio URL, audio link, sound file, sound URL, sound link, "
          + "media URL"
      )
    case .fileName: ("file-name", "")
    case .sonogramSmall: ("sono.small", "")
    case .sonogramMedium: ("sono.med", "")
    case .sonogramLarge: ("sono.large", "")
    case .sonogramFull: ("sono.full", "")
    case .oscillogramSmall: ("osci.small", "")
    case .oscillogramMedium: ("osci.med", "")
    case .oscillogramLarge: ("osci.large", "")
    case .licence: ("lic", "licence, license, CC license")
    case .quality: ("q", "quality, quality grade")
    case .length: ("length", "duration, recording length")
    case .time: ("time", "recording time, event time")
    case .date: ("date", "recording date, event date")
    case .uploaded: ("uploaded", "")
    case .remarks: ("rmk", "remarks, occurrence remarks")
    case .animalSeen: ("animal-seen, bird-seen", "")
    case .playbackUsed: ("playback-used", "")
    case .temperature: ("temp", "temperature")
    case .registrationNumber: ("regnr", "registration number")
    case .automatic: ("auto", "automatic")
    case .device: ("dvc", "device")
    case .microphone: ("mic", "microphone")
    case .sampleRate: ("smp", "sample rate")
    }
  }

  /// Whether escapes are replaced only on request, as in URLs of pictures: a third of a record's
  /// bytes, which hardly any page shows.
  var isRarelyRead: Bool {
    Self.sonogramSmall.rawValue <= rawValue && rawValue <= Self.oscillogramLarge.rawValue
  }
}
