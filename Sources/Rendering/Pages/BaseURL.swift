import Records
public import Screens

/// The address a site is published at, for the few places that need absolute ones.
public struct BaseURL: Sendable, Hashable {
  private let text: String

  /// Reads an address such as `https://example.org/birds/`.
  ///
  /// - Returns: `nil`, unless it is an `https` address as `WebAddress` has them, with nothing that
  ///   would have to be encoded, without query and fragment, and without the names `.` and `..` and
  ///   empty ones, which browsers take away.
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

  /// Whether the names of an address, the host first, are what browsers make of them; the last may be
  /// empty.
  private static func isPlain(_ names: [ArraySlice<UInt8>]) -> Bool {
    names.dropFirst().allSatisfy { !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
      && names.dropFirst().dropLast().allSatisfy { !$0.isEmpty }
  }

  /// The absolute address of a file of the site.
  ///
  /// A front page is its folder.
  package func address(of path: SitePath) -> String {
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
