import Records
public import Screens

/// The address a site is published at, for the few places that need absolute ones.
public struct BaseURL: Sendable, Hashable {
  private let text: String

  /// Reads an address such as `https://example.org/birds/`.
  ///
  /// - Returns: `nil`, unless it is an `https` address as ``WebAddress`` has them, with nothing that
  ///   would have to be encoded, and without query and fragment.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let address = WebAddress(bytes[...]), address.bytes.elementsEqual(bytes),
      !bytes.contains(UInt8(ascii: "?")), !bytes.contains(UInt8(ascii: "#"))
    else { return nil }
    self.text = bytes.last == UInt8(ascii: "/") ? text : text + "/"
  }

  /// The absolute address of a file of the site.
  ///
  /// A front page is its folder.
  func address(of path: SitePath) -> String {
    guard path.components.last == "index.html" else { return text + "\(path)" }
    return text + path.components.dropLast().map { $0 + "/" }.joined()
  }

  /// A link to a file of the site that leads there from any address.
  public func link(to path: SitePath) -> Link {
    let address = self.address(of: path).utf8.dropFirst("https://".utf8.count)
    let host = address.prefix { $0 != UInt8(ascii: "/") }
    return .web(
      host: String(Substring(host)), path: String(Substring(address.dropFirst(host.count))))
  }
}
