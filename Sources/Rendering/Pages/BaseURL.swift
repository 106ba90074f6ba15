import Bytes
public import Screens

/// The URL of a published site, for the few places that need absolute URLs.
public struct BaseURL: Sendable, Hashable {
  private let text: String

  /// Reads a URL such as `https://example.org/birds/`; `nil` for other schemes, invalid hosts,
  /// queries, fragments, characters to encode, and components that are empty, `.` or `..`, which
  /// browsers remove.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let address = WebAddress(bytes[...]), address.isSecure,
      address.bytes.elementsEqual(bytes), !bytes.contains(where: "?#".utf8.contains)
    else { return nil }
    // The first is the host, and the last may be empty.
    let names = address.bytesAfterScheme
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    guard names.allSatisfy({ !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }),
      names.dropLast().allSatisfy({ !$0.isEmpty })
    else { return nil }
    self.text = bytes.last == UInt8(ascii: "/") ? text : text + "/"
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
