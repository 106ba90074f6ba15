import Records

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

  /// The names in the files of all versions; those of a picture are in an object, `sono` or `osci`,
  /// whose name comes first.
  var keys: [StaticString] {
    switch self {
    case .id: ["id"]
    case .genus: ["gen"]
    case .species: ["sp"]
    case .subspecies: ["ssp"]
    case .group: ["grp", "group"]
    case .commonName: ["en"]
    case .recordist: ["rec"]
    case .country: ["cnt"]
    case .location: ["loc"]
    case .latitude: ["lat"]
    case .longitude: ["lon", "lng"]
    case .altitude: ["alt"]
    case .type: ["type"]
    case .sex: ["sex"]
    case .stage: ["stage"]
    case .method: ["method"]
    case .url: ["url"]
    case .file: ["file"]
    case .fileName: ["file-name"]
    case .sonogramSmall: ["sono.small"]
    case .sonogramMedium: ["sono.med"]
    case .sonogramLarge: ["sono.large"]
    case .sonogramFull: ["sono.full"]
    case .oscillogramSmall: ["osci.small"]
    case .oscillogramMedium: ["osci.med"]
    case .oscillogramLarge: ["osci.large"]
    case .licence: ["lic"]
    case .quality: ["q"]
    case .length: ["length"]
    case .time: ["time"]
    case .date: ["date"]
    case .uploaded: ["uploaded"]
    case .remarks: ["rmk"]
    case .animalSeen: ["animal-seen", "bird-seen"]
    case .playbackUsed: ["playback-used"]
    case .temperature: ["temp"]
    case .registrationNumber: ["regnr"]
    case .automatic: ["auto"]
    case .device: ["dvc"]
    case .microphone: ["mic"]
    case .sampleRate: ["smp"]
    }
  }

  /// Whether escapes are replaced only when the field is requested.
  ///
  /// The URLs of pictures are a third of a record's bytes, and hardly any page shows them.
  var isRarelyRead: Bool {
    Self.sonogramSmall.rawValue <= rawValue && rawValue <= Self.oscillogramLarge.rawValue
  }
}
