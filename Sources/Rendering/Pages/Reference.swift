import Screens

/// What a link is in an `href`.
enum Reference {
  /// The text of a link as a page at `path` writes it.
  static func text(of link: Link, from path: SitePath) -> String {
    switch link {
    case .page(let page, let fragment):
      path.reference(to: page)
        + (fragment.map { "#" + encoded($0, keeping: isInQuery, keepsEscapes: false) } ?? "")
    case .choice(let choice, of: let name, on: let page):
      path.reference(to: page)
        + "?" + encoded(name, keeping: isUnreserved, keepsEscapes: false)
        + "=" + encoded(choice, keeping: isUnreserved, keepsEscapes: false)
        + "#" + encoded(name, keeping: isInQuery, keepsEscapes: false)
    case .web(let scheme, let host, let path):
      scheme.rawValue + "://" + encoded(host, keeping: isInHost, keepsEscapes: false) + "/"
        + pathOnly(path)
    case .mail(let address):
      "mailto:" + encoded(address, keeping: isInAddress, keepsEscapes: true)
    }
  }

  /// A link as somebody reads it: an address, or the file of a page.
  static func words(of link: Link) -> String {
    switch link {
    case .page(let page, _), .choice(_, of: _, on: let page): "\(page)"
    case .web: text(of: link, from: .front)
    case .mail(let address): address
    }
  }

  /// A path, with what may follow it: a query, and a fragment after the first `#`.
  private static func pathOnly(_ text: String) -> String {
    let bytes = text.utf8.drop { $0 == UInt8(ascii: "/") }
    let parts = bytes.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.map { encoded(String(Substring($0)), keeping: isInQuery, keepsEscapes: true) }
      .joined(separator: "#")
  }

  /// Percent-encodes every byte that may not stand where it is.
  ///
  /// - Parameters:
  ///   - text: What to encode.
  ///   - isAllowed: Which bytes may stand there.
  ///   - keepsEscapes: Whether `%41` is an escape already, and only a lone `%` is to be encoded.
  /// - Returns: The encoded text, which is ASCII.
  private static func encoded(
    _ text: String, keeping isAllowed: (UInt8) -> Bool, keepsEscapes: Bool
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        keepsEscapes && byte == UInt8(ascii: "%") && isHexPair(bytes.dropFirst(index + 1).prefix(2))
      if isEscape || isAllowed(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0xF)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isHexPair(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 2
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          true
        default: false
        }
      }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  // RFC 3986, section 2.3: what never needs encoding.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isInHost(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || byte == UInt8(ascii: ":")
  }

  /// RFC 3986, sections 3.3 to 3.5: path, query and fragment allow the same but for their marks.
  private static func isInQuery(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$&'()*+,;=:@/?".utf8.contains(byte)
  }

  private static func isInAddress(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$'*+@".utf8.contains(byte)
  }
}
