import Bytes

/// The head of an HTTP/1.1 request.
///
/// Source: RFC 9112
struct Request: Equatable {
  let method: String

  /// The path as it was sent, percent-encoded: `/a%20b/`.
  let path: String

  /// The query with its question mark; empty without one.
  let query: String

  /// Whether the connection ends with the answer.
  let isLast: Bool

  /// The names, in small letters, and values of its fields.
  private let fields: [Field]

  /// The most bytes of a head.
  static let limit = 16_384

  /// The value of a field; those of several of one name with commas between them.
  func value(of name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The beginning of received bytes.
  enum First: Equatable {
    case incomplete

    /// A request, and its length in bytes.
    case request(Request, Int)

    /// An invalid request; the connection must be closed after this answer.
    case refused(Status)
  }

  static func first(of bytes: [UInt8]) -> First {
    // Empty lines before a request are passed over (section 2.2).
    let start = bytes.firstIndex { $0 != cr && $0 != lf } ?? bytes.count
    guard let end = end(of: bytes, from: start) else {
      return bytes.count < limit ? .incomplete : .refused(.headTooLarge)
    }
    guard end <= limit else { return .refused(.headTooLarge) }
    var lines = bytes[start..<end - 4].split(separator: lf, omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() {
      guard lines[index].last == cr else { return .refused(.badRequest) }
      lines[index].removeLast()
    }
    // What is no text, or holds a control, could be read in two ways.
    let texts = lines.compactMap { line in
      line.contains { $0 < 0x20 && $0 != tab || $0 == 0x7F }
        ? nil : String(validating: line, as: UTF8.self)
    }
    guard texts.count == lines.count, let line = texts.first else { return .refused(.badRequest) }
    return request(line, texts.dropFirst(), length: end)
  }

  private static let (cr, lf, tab): (UInt8, UInt8, UInt8) = (0x0D, 0x0A, 0x09)

  /// Returns the end of a head, after its empty line.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 3 < bytes.count {
      if bytes[index] == cr, bytes[index + 1] == lf, bytes[index + 2] == cr, bytes[index + 3] == lf
      {
        return index + 4
      }
      index += 1
    }
    return nil
  }

  private static func request(_ line: String, _ lines: ArraySlice<String>, length: Int) -> First {
    let words = line.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String($0) ?? "" }
    guard words.count == 3, !words[0].isEmpty else { return .refused(.badRequest) }
    let (method, version) = (words[0], words[2])
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { return .refused(.unknownVersion) }
    let fields = lines.compactMap(Field.init)
    guard fields.count == lines.count, let target = Target(words[1]) else {
      return .refused(.badRequest)
    }
    // Nothing that is served takes a body, and where one would end is not worth the doubt.
    let lengths = fields.filter { $0.name == "content-length" }
    guard lengths.allSatisfy({ $0.value == "0" }),
      !fields.contains(where: { $0.name == "transfer-encoding" })
    else { return .refused(method == "GET" || method == "HEAD" ? .badRequest : .methodNotAllowed) }
    let hosts = target.host.map { [$0] } ?? fields.filter { $0.name == "host" }.map(\.value)
    guard hosts.count == 1 || hosts.isEmpty && version == "HTTP/1.0" else {
      return .refused(.badRequest)
    }
    guard hosts.allSatisfy(isOwn) else { return .refused(.forbidden) }
    let closes = fields.contains {
      $0.name == "connection" && $0.value.lowercased().contains("close")
    }
    let request = Request(
      method: method, path: target.path, query: target.query,
      isLast: version == "HTTP/1.0" || closes, fields: fields)
    return .request(request, length)
  }

  /// Whether a host is this machine by its own name.
  ///
  /// The name of another site may resolve to this host, too (DNS rebinding), and its pages could
  /// then read the served files. The port differs behind a tunnel.
  private static func isOwn(_ host: String) -> Bool {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return ["127.0.0.1", "localhost"].contains(parts[0].lowercased())
      && Host.isValid(Array(host.utf8).span)
  }
}

/// A line of a head: a name and a value.
private struct Field: Equatable {
  let name: String
  let value: String

  init?(_ line: String) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line.utf8[..<colon]
    // A space before the colon, or at the beginning, is read in different ways (section 5.1).
    guard !name.isEmpty, name.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    self.name = String(line[..<colon]).lowercased()
    let value = line.utf8[colon...].dropFirst().trimming { $0 == 0x20 || $0 == 0x09 }
    self.value = String(value) ?? ""
  }
}

/// The target of a request: a path, or an absolute URL of this host (section 3.2).
private struct Target {
  let host: String?
  let path: String
  let query: String

  init?(_ text: String) {
    var rest = text[...].utf8
    if rest.starts(with: "http://".utf8) {
      rest = rest.dropFirst(7)
      let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      host = String(rest[..<(end ?? rest.endIndex)])
      rest = end.map { rest[$0...] } ?? rest.suffix(0)
    } else {
      guard rest.first == UInt8(ascii: "/") else { return nil }
      host = nil
    }
    let end = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    let path = String(rest[..<end]) ?? ""
    self.path = path.isEmpty ? "/" : path
    query = String(rest[end...]) ?? ""
  }
}
