/// An address on the web that may be written into a page: `https` or `http`, always well-formed.
///
/// The scheme is one of two literals and not data, so no data can make `javascript:`. Data has
/// addresses without a scheme (`//example.org/619144`), which are `https`, or with one.
package struct WebAddress: Sendable {
  /// Whether the scheme is `https`: a page may link to any address, and loads only these.
  package let isSecure: Bool

  /// The URL after the scheme and `//`; a slice of the input if nothing had to be encoded.
  package let bytesAfterScheme: ArraySlice<UInt8>

  /// The original text after the scheme.
  private let text: ArraySlice<UInt8>

  /// Reads a URL; `nil` if pages may not link to it.
  ///
  /// A host is made of ASCII letters, digits, dots and hyphens, and may have a port. A user name in
  /// front of it is refused, because it serves to deceive. Spaces around the URL are ignored. Other
  /// characters that RFC 3986 does not allow are percent-encoded, apostrophes too. Several URLs with
  /// spaces or a separator between them are refused.
  package init?(_ text: ArraySlice<UInt8>) {
    let text = text.trimmed
    guard text.count <= Self.limit, let start = Self.endOfScheme(text) else { return nil }
    isSecure = !text.span.beginsIgnoringCase(with: "http:")
    let hostEnd = text[start...].firstIndex(where: Host.ends) ?? text.endIndex
    let (host, rest) = (text[start..<hostEnd], text[hostEnd...])
    guard Host.isValid(host.span), !Self.isFollowed(rest) else { return nil }
    var isFragment = false
    let encoded = PercentEncoding.encoded(rest.span) { byte in
      // A second number sign is none.
      guard byte == UInt8(ascii: "#"), !isFragment else { return Self.isPlain(byte) }
      isFragment = true
      return true
    }
    self.text = text[start...]
    bytesAfterScheme = encoded.map { host + $0 } ?? self.text
  }

  /// Whether the rest of a URL has a separator and another URL.
  private static func isFollowed(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    while let place = rest.firstIndex(where: isSeparator) {
      rest = rest[place...].drop(while: isSeparator)
      if rest.starts(with: "http://".utf8) || rest.starts(with: "https://".utf8) { return true }
    }
    return false
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ";")
      || byte == UInt8(ascii: ",")
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    PercentEncoding.isPlain(byte) && byte != UInt8(ascii: "'")
  }

  /// The most bytes of a URL: the limit of browsers and servers, with a margin.
  private static let limit = 8_000

  /// Returns where the part after `https://`, or `//` alone, starts in a cell, a fast path for
  /// nearly all URLs; `nil` for any other, valid or not: then use ``init(_:)``.
  package static func plainStart(in text: Span<UInt8>) -> Int? {
    let start = text.begins(with: "https://") ? 8 : text.begins(with: "//") ? 2 : text.count
    guard start < text.count, text.count <= limit else { return nil }
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "/") { end += 1 }
    guard Host.isName(text.extracting(start..<end)) else { return nil }
    for index in end..<text.count {
      guard isPlain(text[index]), !isSeparator(text[index]) else { return nil }
    }
    return start
  }

  /// Whether a text is an address that a page may link to.
  package static func isAddress(_ text: Span<UInt8>) -> Bool {
    if plainStart(in: text) != nil { return true }
    return !text.isEmpty && WebAddress(text.indices.map { text[$0] }[...]) != nil
  }

  /// The scheme with `://`.
  package var scheme: StaticString { isSecure ? "https://" : "http://" }

  /// The whole address.
  package var bytes: ArraySlice<UInt8> { scheme.description.utf8 + bytesAfterScheme }

  /// The part to be read but not followed, without scheme, `www.` and redundant slash:
  /// `example.org/128013`.
  package var short: ArraySlice<UInt8> {
    let rest = text.span.beginsIgnoringCase(with: "www.") ? text.dropFirst(4) : text
    return rest.firstIndex(of: UInt8(ascii: "/")) == rest.endIndex - 1 ? rest.dropLast() : rest
  }

  /// The position after the scheme and the two slashes; `www.` goes without them.
  private static func endOfScheme(_ text: ArraySlice<UInt8>) -> Int? {
    if text.span.begins(with: "//") { return text.startIndex + 2 }
    if text.span.beginsIgnoringCase(with: "www.") { return text.startIndex }
    if text.span.beginsIgnoringCase(with: "https://") { return text.startIndex + 8 }
    return text.span.beginsIgnoringCase(with: "http://") ? text.startIndex + 7 : nil
  }
}

extension WebAddress: Equatable, CustomStringConvertible {
  package static func == (first: WebAddress, second: WebAddress) -> Bool {
    first.isSecure == second.isSecure && first.bytesAfterScheme == second.bytesAfterScheme
  }

  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
