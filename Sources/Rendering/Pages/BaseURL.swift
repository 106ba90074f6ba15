import Screens

/// The address a site is published at, for the few places that need absolute ones.
public struct BaseURL: Sendable, Hashable {
  private let text: String

  /// Reads an address such as `https://example.org/birds/`.
  ///
  /// - Returns: `nil`, unless it begins with `https://` or `http://`, names a host, and is made of
  ///   characters that an address may have (RFC 3986, section 2), without query or fragment.
  public init?(_ text: String) {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.utf8.starts(with: $0.utf8) }) else { return nil }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    guard let first = rest.first, first != UInt8(ascii: "/"), rest.allSatisfy(Self.isAllowed) else {
      return nil
    }
    self.text = rest.last == UInt8(ascii: "/") ? text : text + "/"
  }

  /// The absolute address of a file of the site.
  ///
  /// A front page is its folder.
  func address(of path: SitePath) -> String {
    guard path.components.last == "index.html" else { return text + "\(path)" }
    return text + path.components.dropLast().map { $0 + "/" }.joined()
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/@!$&'()*+,;=%".utf8.contains(byte)
    }
  }
}
