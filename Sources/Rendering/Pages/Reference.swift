import Bytes
package import Screens

/// Links as the values of `href`.
package enum Reference {
  package typealias Query = (name: String, value: String)

  /// The text of a link as a page at `path` writes it.
  package static func text(of link: Link, from path: SitePath) -> String {
    switch link {
    case .page(let page, let fragment):
      path.reference(to: page) + (fragment.map { "#" + self.fragment($0) } ?? "")
    case .download(let file, savedAs: _): path.reference(to: file)
    case .choice(let choice, of: let name, on: let page):
      path.reference(to: page) + text(of: (name, choice)) + "#" + fragment(name)
    case .web(let scheme, let host, let path):
      scheme.rawValue + "://"
        + encoded(host, keeping: { isUnreserved($0) || $0 == 0x3A }, keepsEscapes: false) + "/"
        + pathOnly(path)
    case .mail(let address):
      "mailto:"
        + encoded(
          address, keeping: { isUnreserved($0) || "!$'*+@".utf8.contains($0) }, keepsEscapes: true)
    }
  }

  package static func text(of link: Link, asking query: Query?, from path: SitePath) -> String {
    text(of: link, from: path) + (query.map { text(of: $0) } ?? "")
  }

  /// Returns a query as it follows the URL of a page.
  package static func text(of query: Query) -> String {
    "?" + encoded(query.name, keeping: isUnreserved, keepsEscapes: false)
      + "=" + encoded(query.value, keeping: isUnreserved, keepsEscapes: false)
  }

  /// Returns a reference with a query and a fragment, which may have escapes.
  static func text(of reference: String, query: String?, fragment: String?) -> String {
    [("", reference), ("?", query), ("#", fragment)].compactMap { sign, text in
      text.map { sign + encoded($0, keeping: PercentEncoding.isPlain, keepsEscapes: true) }
    }.joined()
  }

  /// Returns a link for readers: a URL, or the file of a page.
  static func words(of link: Link) -> String {
    switch link {
    case .page(let page, _), .choice(_, of: _, on: let page), .download(let page, savedAs: _):
      "\(page)"
    case .web: text(of: link, from: .front)
    case .mail(let address): address
    }
  }

  /// Returns the file name under which a link's file is saved, if the link is a download.
  static func name(of link: Link) -> String? {
    if case .download(_, savedAs: let name) = link { name } else { nil }
  }

  private static func fragment(_ name: String) -> String {
    encoded(name, keeping: PercentEncoding.isPlain, keepsEscapes: false)
  }

  /// Returns a path, with an optional query, and a fragment after the first `#`.
  private static func pathOnly(_ text: String) -> String {
    let bytes = text.utf8.drop { $0 == UInt8(ascii: "/") }
    let parts = bytes.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.map {
      encoded(String(Substring($0)), keeping: PercentEncoding.isPlain, keepsEscapes: true)
    }.joined(separator: "#")
  }

  /// Percent-encodes every byte that is not allowed, so that the text is ASCII.
  private static func encoded(
    _ text: String, keeping isAllowed: (UInt8) -> Bool, keepsEscapes: Bool
  ) -> String {
    let encoded = PercentEncoding.encoded(
      Array(text.utf8).span, keepingEscapes: keepsEscapes, where: isAllowed)
    return encoded.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The characters that never need encoding (RFC 3986, section 2.3).
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "-._~".utf8.contains(byte)
  }
}
