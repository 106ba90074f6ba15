import Records
public import Screens

/// The URL of a published site, for the few places that need absolute URLs.
public struct BaseURL: Sendable, Hashable {
  private let text: String

  /// Reads a URL such as `https://example.org/birds/`.
  ///
  /// - Returns: `nil`, unless it is an `https` URL with a valid host, without characters
  ///   that need encoding, without query and fragment, and without empty, `.` or `..` components,
  ///   which browsers remove.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let address = WebAddress(bytes[...]), address.isSecure,
      address.bytes.elementsEqual(bytes),
      !bytes.contains(UInt8(ascii: "?")), !bytes.contains(UInt8(ascii: "#")),
      Self.isPlain(
        address.bytesAfterScheme.split(
          separator: UInt8(ascii: "/"), omittingEmptySubsequences: false))
    else { return nil }
    self.text = bytes.last == UInt8(ascii: "/") ? text : text + "/"
  }

  /// Whether browsers leave the components of a URL, the host first, unchanged; the last may be
  /// empty.
  private static func isPlain(_ names: [ArraySlice<UInt8>]) -> Bool {
    names.dropFirst().allSatisfy { !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
      && names.dropFirst().dropLast().allSatisfy { !$0.isEmpty }
  }

  /// The absolute URL of a file of the site; that of an `index.html` is its folder.
  package func address(of path: SitePath) -> String {
    guard path.components.last == "index.html" else { return text + "\(path)" }
    return text + path.components.dropLast().map { $0 + "/" }.joined()
  }

  /// An absolute link to a file of the site, which works from any page.
  public func link(to path: SitePath) -> Link {
    let address = self.address(of: path).utf8.dropFirst("https://".utf8.count)
    let host = address.prefix { $0 != UInt8(ascii: "/") }
    return .web(
      host: String(Substring(host)), path: String(Substring(address.dropFirst(host.count))))
  }
}
