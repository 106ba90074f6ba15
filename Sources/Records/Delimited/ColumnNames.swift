/// What the columns of tables are called: by the API's names, and by those of common exports.
///
/// Capitals, spaces and the signs `_`, `-` and `.` make no difference, so that `sono.small`,
/// `File name` and `QUALITY_GRADE` are found.
enum ColumnNames {
  /// The field that a column has; `unknown` when its name means nothing to us.
  static func slot(of name: ArraySlice<UInt8>) -> FieldSlot {
    // No name of ours is longer, and a hostile one may be a megabyte.
    guard name.count <= 64 else { return .unknown }
    return slots[plain(name)] ?? .unknown
  }

  private static let slots: [[UInt8]: FieldSlot] = {
    var slots: [[UInt8]: FieldSlot] = [plain("also".utf8): .also]
    for field in RecordingField.allCases {
      for name in field.keys { slots[plain(name.description.utf8)] = FieldSlot(field) }
      for name in exported(field) { slots[plain(name.utf8)] = FieldSlot(field) }
    }
    return slots
  }()

  private static func plain(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): nil
      default: byte
      }
    }
  }

  /// The names that exports use beside the API's.
  ///
  /// A whole scientific name counts as the genus: genus and species are joined wherever they are
  /// shown or compared.
  private static func exported(_ field: RecordingField) -> [String] {
    switch field {
    case .id: ["source id", "recording id", "XC", "XC id", "XC number", "catalogue number"]
    case .genus: ["genus", "scientific name", "species scientific"]
    case .species: ["species", "specific epithet"]
    case .subspecies: ["subspecies"]
    case .commonName: ["common name", "English name", "species common"]
    case .recordist: ["recordist"]
    case .country: ["country"]
    case .location: ["location", "locality"]
    case .latitude: ["latitude"]
    case .longitude: ["longitude"]
    case .altitude: ["altitude", "elevation"]
    case .type: ["type label", "sound type"]
    case .sonogramSmall: ["sono small"]
    case .sonogramMedium: ["sono med"]
    case .sonogramLarge: ["sono large"]
    case .sonogramFull: ["sono full"]
    case .oscillogramSmall: ["osci small"]
    case .oscillogramMedium: ["osci med"]
    case .oscillogramLarge: ["osci large"]
    case .licence: ["licence", "license", "CC license"]
    case .quality: ["quality", "quality grade"]
    case .length: ["duration"]
    case .remarks: ["remarks"]
    case .temperature: ["temperature"]
    case .registrationNumber: ["registration number"]
    case .automatic: ["automatic"]
    case .device: ["device"]
    case .microphone: ["microphone"]
    case .sampleRate: ["sample rate"]
    case .group, .sex, .stage, .method, .url, .file, .fileName, .time, .date, .uploaded: []
    case .animalSeen, .playbackUsed: []
    }
  }
}
