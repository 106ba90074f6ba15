/// What one combination of names says about its group.
struct GroupIdentity {
  /// What makes two combinations one group; empty when the group is unknown.
  let key: [UInt8]

  /// The name people read; empty when the combination has none.
  let name: [UInt8]

  /// Genus and species; empty when there are none.
  let scientificName: [UInt8]

  var isUnknown: Bool { key.isEmpty }

  init(_ names: GroupNames.Names, by grouping: RecordingGrouping) {
    switch grouping {
    case .species: self.init(genus: names[0], species: names[1], common: names[2])
    case .country, .recordist, .none: self.init(name: names[0])
    }
  }

  /// A species: the scientific name without regard to ASCII case, or else the common one behind a
  /// byte that no name has.
  ///
  /// The API calls an unknown species "Identity unknown (Mystery mystery)"; a record without any
  /// name is of that kind too.
  private init(genus: [UInt8], species: [UInt8], common: [UInt8]) {
    let (genus, species) = (Self.trimmed(genus), Self.trimmed(species))
    name = Self.trimmed(common)
    scientificName =
      genus.isEmpty || species.isEmpty
      ? genus + species : genus + [UInt8(ascii: " ")] + species
    let (latin, english) = (Self.lowercased(scientificName), Self.lowercased(name))
    if Self.lowercased(genus) == Array("mystery".utf8) {
      key = []
    } else if !latin.isEmpty {
      key = latin
    } else {
      key = english.isEmpty || english == Array("identity unknown".utf8) ? [] : [0] + english
    }
  }

  /// A country, a person or a type: the name without regard to ASCII case and to how many spaces there are.
  ///
  /// A name without letters and digits, such as `?`, is none.
  init(name: [UInt8]) {
    let words = Self.singleSpaced(Self.trimmed(name))
    self.name = words.contains(where: Self.isAlphanumeric) ? words : []
    scientificName = []
    key = Self.lowercased(self.name)
  }
}

// MARK: - Spelling

extension GroupIdentity {
  static func lowercased(_ name: [UInt8]) -> [UInt8] {
    name.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }

  private static func trimmed(_ name: [UInt8]) -> [UInt8] {
    var slice = name[...]
    while let byte = slice.first, byte <= UInt8(ascii: " ") { slice.removeFirst() }
    while let byte = slice.last, byte <= UInt8(ascii: " ") { slice.removeLast() }
    return Array(slice)
  }

  /// The name with one space wherever there are several, or tabs and line ends.
  private static func singleSpaced(_ name: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in name {
      let isSpace = " \t\n\r".utf8.contains(byte)
      if isSpace, result.last == UInt8(ascii: " ") { continue }
      result.append(isSpace ? UInt8(ascii: " ") : byte)
    }
    return result
  }

  /// Whether a byte is an ASCII letter or digit, or belongs to a character beyond ASCII.
  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      true
    default: false
    }
  }
}
