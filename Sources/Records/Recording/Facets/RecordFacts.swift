/// What the index keeps of a record to count it by: 16 bytes.
///
/// Names are numbers of ``FactNames``, so that a fact of a record is a handful of bits.
struct RecordFacts {
  /// Quality, sound, year, country and species: 3, 1, 14, 22 and 22 bits.
  private var low: UInt64 = 0

  /// Cell, type and recordist: 16, 22 and 22 bits.
  private var high: UInt64 = 0

  /// The most combinations of names that a fact can tell apart.
  static let nameLimit = 1 << 22 - 1

  /// The number of qualities: `A` to `E`, and everything else.
  static let qualityCount = 6

  init(quality: Int, year: Int, cell: Int, hasSound: Bool) {
    low = UInt64(quality) | (hasSound ? 1 << 3 : 0) | UInt64(year) << 4
    high = UInt64(cell)
  }

  /// 0 to 4 for `A` to `E`, and 5 for anything else.
  var quality: Int { Int(low & 7) }

  /// Whether there is an address to hear it at.
  var hasSound: Bool { low & 1 << 3 != 0 }

  /// The year it was recorded in; 0 if that is not known.
  var year: Int { Int(low >> 4 & (1 << 14 - 1)) }

  /// The number of a ``MapCell``; 0 if it is not known where it was recorded.
  var cell: Int { Int(high & (1 << 16 - 1)) }

  /// The numbers of the names, of those fields that are noted.
  subscript(field: FactNames.Field) -> Int {
    get {
      let word = field.isLow ? low : high
      return Int(word >> field.shift & (1 << 22 - 1))
    }
    set {
      let mask: UInt64 = (1 << 22 - 1) << field.shift
      let value = UInt64(newValue) << field.shift
      if field.isLow { low = low & ~mask | value } else { high = high & ~mask | value }
    }
  }
}

extension FactNames.Field {
  fileprivate var isLow: Bool { self == .country || self == .species }

  fileprivate var shift: UInt64 {
    switch self {
    case .country: 18
    case .species: 40
    case .type: 16
    case .recordist: 38
    }
  }
}
