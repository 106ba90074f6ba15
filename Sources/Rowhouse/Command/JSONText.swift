/// A value as JSON (RFC 8259), for reports.
indirect enum JSONText {
  case string(String)
  case number(Int)

  /// A time with its milliseconds, which is as much as a report can promise.
  case seconds(Double)
  case array([JSONText])
  case object([(String, JSONText)])
}

extension JSONText: CustomStringConvertible {
  var description: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .seconds(let seconds): "\((seconds * 1000).rounded() / 1000)"
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
