import Bytes
import Files

/// An HTTP response: a status, headers, and a body.
struct HTTPAnswer {
  let status: Int
  let body: [UInt8]
  private let headers: [(name: String, value: String)]

  /// The most bytes of headers; longer ones are invalid.
  private static let limit = 1 << 16

  /// Reads a response as `curl --include` prints it, behind interim ones; `nil` if it is invalid.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while true {
      guard let end = Self.end(of: rest.prefix(Self.limit)) else { return nil }
      let lines = String(decoding: rest[..<end], as: UTF8.self).split(whereSeparator: \.isNewline)
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
        return nil
      }
      rest = rest[end...]
      if 100..<200 ~= status { continue }
      self.status = status
      headers = lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts.dropFirst().flatMap { $0.split(separator: " ") }
        return (parts[0].lowercased(), words.joined(separator: " "))
      }
      body = Array(rest)
      return
    }
  }

  /// The value of a header, by its name in small letters.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  /// The server's Retry-After: a delay in seconds, or a time relative to the server's own clock.
  ///
  /// A delay of more than a year is one year and one second.
  ///
  /// Source: RFC 9110, section 10.2.3
  var retryAfter: Duration? {
    guard let text = self["retry-after"] else { return nil }
    let longest = Self.year + .seconds(1)
    if !text.isEmpty, text.utf8.allSatisfy(ASCII.isDigit) {
      return Int(text).map { min(.seconds($0), longest) } ?? longest
    }
    guard let moment = UniversalTime(http: text)?.time else { return nil }
    let now = self["date"].flatMap { UniversalTime(http: $0)?.time } ?? Machine.time
    return min(max(.zero, moment - now), longest)
  }

  /// The longest delay that is not cut.
  static let year = Duration.seconds(31_536_000)

  /// Returns the end of the headers, after the empty line.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var isEmpty = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        if isEmpty { return index + 1 }
        isEmpty = true
      case UInt8(ascii: "\r"): continue
      default: isEmpty = false
      }
    }
    return nil
  }
}
