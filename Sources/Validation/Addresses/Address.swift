import Bytes

/// The kind of a URL, as the URL standard reads it.
enum Address {
  /// `https:` or `mailto:`, which lead out of the site, and where the host ends: for `mailto:`, at
  /// the beginning.
  case external(originEnd: Int)
  /// `http:`, from where a page may load nothing; where the letters of the scheme are.
  case insecure(scheme: Range<Int>)
  /// A path relative to the page, without query and fragment; empty for the page itself.
  case relative(path: Range<Int>, fragment: Range<Int>?)
  /// The mistake and its fix, in words.
  case faulty(String)

  private enum Scheme { case https, http, mailto, other }

  /// The starts of the parts of a URL.
  private struct Marks {
    /// At the `?`, and after the `#`; -1 for neither.
    var query = -1
    var fragment = -1
  }

  /// Reads an address.
  ///
  /// Browsers drop blanks and controls around an address, and tabs and line breaks within, before
  /// they look for a scheme (URL standard, "basic URL parser"). So does the search for one here.
  init(_ range: Range<Int>, in bytes: Span<UInt8>) {
    self =
      switch Self.schemeEnd(of: range, in: bytes) {
      case .some(let end): Self.external(range, schemeEnd: end, in: bytes)
      case .none: Self.relative(range, in: bytes)
      }
  }

  private static func external(
    _ range: Range<Int>, schemeEnd: Int, in bytes: Span<UInt8>
  ) -> Address {
    let letters = range.lowerBound..<schemeEnd
    let rest = schemeEnd + 1..<range.upperBound
    var marks = Marks()
    let scheme = scheme(in: letters, of: bytes)
    switch scheme {
    case .other: return .faulty(refusal(ofScheme: letters, in: bytes))
    case .mailto:
      if let fault = fault(in: range, of: bytes, &marks) { return .faulty(fault) }
      return rest.isEmpty
        ? .faulty("mailto: has no recipient: write an email address")
        : .external(originEnd: range.lowerBound)
    case .https, .http:
      if let fault = fault(in: range, of: bytes, &marks) { return .faulty(fault) }
      func noHost() -> Address { .faulty("\(scheme): has no host: write https://host/path") }
      guard rest.count > 2, bytes[rest.lowerBound] == ASCII.slash,
        bytes[rest.lowerBound + 1] == ASCII.slash
      else { return noHost() }
      var host = rest.lowerBound + 2..<rest.lowerBound + 2
      while host.upperBound < rest.upperBound, !Host.ends(before: bytes[host.upperBound]) {
        host = host.lowerBound..<host.upperBound + 1
      }
      if host.isEmpty { return noHost() }
      guard Host.isValid(bytes.extracting(host), unicode: true) else {
        return .faulty(
          "\(quoted(host, in: bytes)) is not a host: write labels of up to 63 letters, digits and "
            + "hyphens"
        )
      }
      return scheme == .https
        ? .external(originEnd: host.upperBound) : .insecure(scheme: letters)
    }
  }

  private static func relative(_ range: Range<Int>, in bytes: Span<UInt8>) -> Address {
    if let first = range.first, isSlash(bytes[first]) {
      let isDouble = range.count > 1 && isSlash(bytes[first + 1])
      return .faulty(
        isDouble
          ? "an address without a scheme fails when the site is opened from a folder: write https:"
          : "a path from the root fails when the site is not at the root: write it relative to the page"
      )
    }
    var marks = Marks()
    if let fault = fault(in: range, of: bytes, &marks) { return .faulty(fault) }
    let end = marks.fragment < 0 ? range.upperBound : marks.fragment - 1
    let pathEnd = marks.query < 0 ? end : marks.query
    return .relative(
      path: range.lowerBound..<pathEnd,
      fragment: marks.fragment < 0 ? nil : marks.fragment..<range.upperBound)
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == ASCII.slash || byte == ASCII.backslash
  }

  /// Returns the index of the colon after the scheme, if there is a scheme.
  static func schemeEnd(of range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] <= ASCII.space { index += 1 }
    guard index < range.upperBound, ASCII.isLetter(bytes[index]) else { return nil }
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == ASCII.colon { return index }
      guard isSchemeByte(byte) || isDropped(byte) else { return nil }
      index += 1
    }
    return nil
  }

  private static func scheme(in range: Range<Int>, of bytes: Span<UInt8>) -> Scheme {
    if equal(range, https, in: bytes) { return .https }
    if equal(range, http, in: bytes) { return .http }
    return equal(range, mailto, in: bytes) ? .mailto : .other
  }

  /// Returns whether the letters are the given bytes of a number, the last one lowest, without the
  /// bytes that browsers ignore.
  private static func equal(_ range: Range<Int>, _ letters: UInt64, in bytes: Span<UInt8>) -> Bool {
    var read: UInt64 = 0
    for index in range where bytes[index] > ASCII.space {
      guard read >> 56 == 0 else { return false }
      read = read << 8 | UInt64(ASCII.lowercased(bytes[index]))
    }
    return read == letters
  }

  private static let https = number("https")
  private static let http = number("http")
  private static let mailto = number("mailto")

  private static func number(_ letters: String) -> UInt64 {
    letters.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == 0x2B || byte == ASCII.hyphen
      || byte == ASCII.dot
  }

  private static func isDropped(_ byte: UInt8) -> Bool {
    byte == ASCII.tab || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  /// Whether a path with its query and fragment has only bytes that are allowed in a URL.
  static func isWellWritten(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var marks = Marks()
    return fault(in: range, of: bytes, &marks) == nil
  }

  /// Returns the first byte that is not a URL code point of the URL standard, or is a second `#`,
  /// or `[` or `]` outside of hosts.
  private static func fault(
    in range: Range<Int>, of bytes: Span<UInt8>, _ marks: inout Marks
  ) -> String? {
    for index in range {
      let byte = bytes[index]
      if byte >= 0x80 || PercentEncoding.isPlain(byte) {
        if byte == ASCII.question, marks.query < 0, marks.fragment < 0 { marks.query = index }
        continue
      }
      if byte == ASCII.hash, marks.fragment < 0 {
        marks.fragment = index + 1
        continue
      }
      guard byte == ASCII.percent else {
        return "\(description(of: byte)) must be written %"
          + Hexadecimal.text(byte, digits: 2, uppercase: true)
      }
      guard PercentEncoding.isEscape(bytes.extracting(range), at: index - range.lowerBound) else {
        return "% is not followed by two hexadecimal digits: write %25 for a percent sign"
      }
    }
    return nil
  }

  static func refusal(ofScheme letters: Range<Int>, in bytes: Span<UInt8>) -> String {
    "the scheme \(quoted(letters, in: bytes)) is not allowed: use https, mailto or a path relative "
      + "to the page"
  }

  private static func quoted(_ range: Range<Int>, in bytes: Span<UInt8>) -> String {
    Excerpt.quoted(range.map { bytes[$0] })
  }

  private static func description(of byte: UInt8) -> String {
    switch byte {
    case ASCII.space: "a space"
    case ASCII.backslash: "a backslash"
    case UInt8(ascii: "\""): "a double quote"
    case ..<ASCII.space, 0x7F: "a control character"
    default: Excerpt.quoted([byte])
    }
  }
}
