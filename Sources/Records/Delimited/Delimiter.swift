/// What stands between the fields of a row.
public enum Delimiter: UInt8, Sendable {
  case comma = 0x2C
  case tab = 0x09

  /// Of tables of any kind; those of recordings are refused with advice.
  case semicolon = 0x3B

  var words: String {
    switch self {
    case .comma: "a comma"
    case .tab: "a tab"
    case .semicolon: "a semicolon"
    }
  }
}
