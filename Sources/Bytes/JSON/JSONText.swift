/// A value as JSON (RFC 8259), for files that are put together in memory.
public indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)

  /// A time with its milliseconds, which is as much as a report can promise.
  case seconds(Double)
  case flag(Bool)
  case list([JSONText])

  /// Members in their order, without those that are nil.
  case object([(String, JSONText?)])

  /// Returns the text of the value; with `isSpaced`, a space follows each comma and colon.
  public func bytes(spaced isSpaced: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    write(isSpaced ? " " : "", into: &bytes)
    return bytes
  }

  private func write(_ space: String, into bytes: inout [UInt8]) {
    switch self {
    case .string(let text): Self.write(text, into: &bytes)
    case .number(let number): bytes += "\(number)".utf8
    case .seconds(let seconds): bytes += "\((seconds * 1000).rounded() / 1000)".utf8
    case .flag(let isTrue): bytes += "\(isTrue)".utf8
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes += ",\(space)".utf8 }
        value.write(space, into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for case (let name, let value?) in members {
        if !isFirst { bytes += ",\(space)".utf8 }
        isFirst = false
        Self.write(name, into: &bytes)
        bytes += ":\(space)".utf8
        value.write(space, into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a string with its quotes; characters that terminals interpret are escaped, too.
  private static func write(_ text: String, into bytes: inout [UInt8]) {
    guard text.utf8.contains(where: { $0 >= 0x7F }) else { return write(text.utf8, into: &bytes) }
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x7F, Excerpt.isHarmful(scalar) {
        // None of them is beyond the first plane.
        bytes += "\\u\(Hexadecimal.text(UInt16(scalar.value), digits: 4))".utf8
      } else {
        writeEscaped(Array(String(scalar).utf8)[...], into: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string with its quotes; quotes, backslashes and controls are escaped (section 7).
  public static func write(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    writeEscaped(Array(text)[...], into: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a part of a string.
  public static func writeEscaped(_ text: ArraySlice<UInt8>, into bytes: inout [UInt8]) {
    var rest = text
    while let place = rest.firstIndex(where: isEscaped) {
      bytes += rest[..<place]
      switch rest[place] {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      default: bytes += "\\u\(Hexadecimal.text(rest[place], digits: 4))".utf8
      }
      rest = rest[(place + 1)...]
    }
    bytes += rest
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
