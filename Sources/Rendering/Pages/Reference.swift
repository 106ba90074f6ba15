import Screens

/// What a link is in an `href`.
enum Reference {
  /// The text of a link as a page at `path` writes it.
  static func text(of link: Link, from path: SitePath) -> String {
    switch link {
    case .page(let page, let fragment):
      path.reference(to: page) + (fragment.map { "#" + encoded($0, keeping: isInQuery) } ?? "")
    case .web(let host, let path):
      "https://" + encoded(host, keeping: isInHost) + "/" + encoded(path, keeping: isInPath)
    case .mail(let address):
      "mailto:" + encoded(address, keeping: isInAddress)
    }
  }

  /// Percent-encodes every byte that may not stand where it is, and a `%` that encodes nothing.
  private static func encoded(_ text: String, keeping isAllowed: (UInt8) -> Bool) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape = byte == UInt8(ascii: "%") && isHexPair(bytes.dropFirst(index + 1).prefix(2))
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

  /// RFC 3986, section 3.3 and what follows it: path, query and fragment.
  private static func isInPath(_ byte: UInt8) -> Bool {
    isInQuery(byte) || byte == UInt8(ascii: "#")
  }

  private static func isInQuery(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$&'()*+,;=:@/?".utf8.contains(byte)
  }

  private static func isInAddress(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$'*+@".utf8.contains(byte)
  }
}
