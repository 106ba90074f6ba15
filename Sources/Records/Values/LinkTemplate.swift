import Bytes

/// An address on the web with `{}` where a value belongs: `https://openlibrary.org/isbn/{}`.
package struct LinkTemplate: Equatable, Sendable {
  /// The text, for a script that makes links too.
  package let text: String

  /// The parts between the places of values.
  private let parts: [Substring]

  private static let place = "{}"

  /// Reads a template; `nil` if it has no place for a value, or is no address of http or https.
  package init?(_ text: String) {
    parts = text.split(separator: Self.place, omittingEmptySubsequences: false)
    let address = Array(parts.joined(separator: "x").utf8)
    guard parts.count > 1, address.starts(with: "http".utf8), WebAddress(address[...]) != nil else {
      return nil
    }
    self.text = text
  }

  /// Returns the address for a value, which is percent-encoded as by `encodeURIComponent`.
  package func address(for value: Span<UInt8>) -> String {
    let encoded = PercentEncoding.encoded(value, keepingEscapes: false, where: Self.isPlain)
    let text = encoded ?? value.indices.map { value[$0] }
    return parts.joined(separator: String(decoding: text, as: UTF8.self))
  }

  /// Whether a byte is one that `encodeURIComponent` keeps.
  private static func isPlain(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "-_.!~*'()".utf8.contains(byte)
  }
}
