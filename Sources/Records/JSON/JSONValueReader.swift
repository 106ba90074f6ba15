/// Makes values of a text that is known to be JSON.
struct JSONValueReader {
  private let bytes: [UInt8]
  private var position: Int

  /// - Parameters:
  ///   - bytes: The text and its padding, already validated; see ``JSON/validate(_:)``.
  ///   - position: The start.
  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads the next value.
  mutating func value() -> JSONValue {
    skipSpace()
    switch bytes[position] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return .string(string())
    case UInt8(ascii: "t"): return literal(.bool(true), count: 4)
    case UInt8(ascii: "f"): return literal(.bool(false), count: 5)
    case UInt8(ascii: "n"): return literal(.null, count: 4)
    default: return number()
    }
  }

  private mutating func object() -> JSONValue {
    var members: [JSONValue.Member] = []
    position += 1
    while !isAtEnd(UInt8(ascii: "}")) {
      let name = string()
      skipSpace()
      // The colon.
      position += 1
      members.append(JSONValue.Member(name: name, value: value()))
    }
    return .object(members)
  }

  private mutating func array() -> JSONValue {
    var values: [JSONValue] = []
    position += 1
    while !isAtEnd(UInt8(ascii: "]")) { values.append(value()) }
    return .array(values)
  }

  /// Skips a comma, or the bracket that ends a list or an object.
  private mutating func isAtEnd(_ bracket: UInt8) -> Bool {
    skipSpace()
    if bytes[position] == UInt8(ascii: ",") {
      position += 1
      skipSpace()
    }
    guard bytes[position] == bracket else { return false }
    position += 1
    return true
  }

  private mutating func string() -> String {
    position += 1
    let start = position
    while bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    defer { position += 1 }
    return JSON.text(bytes[start..<position])
  }

  private mutating func number() -> JSONValue {
    let start = position
    while "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    // JSON's numbers are among those that Swift reads; one beyond its range is infinite.
    return .number(Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity)
  }

  private mutating func literal(_ value: JSONValue, count: Int) -> JSONValue {
    position += count
    return value
  }

  private mutating func skipSpace() {
    position = JSON.skipSpace(bytes.span, from: position)
  }
}
