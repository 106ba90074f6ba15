/// What stands between the fields of a row.
public enum Delimiter: UInt8, Sendable {
  case comma = 0x2C
  case tab = 0x09

  var words: String {
    switch self {
    case .comma: "a comma"
    case .tab: "a tab"
    }
  }
}
