import Bytes

/// An e-mail address, plain or as a `mailto:` URL with one recipient and nothing else.
package struct MailAddress: Sendable {
  /// The address itself, without the scheme.
  package let text: String

  /// Reads a `mailto:`; nil when it is anything else, such as one with a subject.
  package init?(_ link: ArraySlice<UInt8>) {
    guard link.span.beginsIgnoringCase(with: "mailto:") else { return nil }
    self.init(plain: link.dropFirst(7))
  }

  /// Reads an address without a scheme; `nil` if the text is not an address.
  ///
  /// The name is made of the characters that RFC 5322 allows without quotes (`atext` and dots), and
  /// the host of letters, digits, dots and hyphens.
  package init?(plain address: ArraySlice<UInt8>) {
    let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard address.count <= 313, parts.count == 2, Self.isName(parts[0]) else { return nil }
    let host = parts[1]
    guard Host.isName(host.span) else { return nil }
    text = String(decoding: address, as: UTF8.self)
  }

  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty
      && name.allSatisfy {
        ASCII.isAlphanumeric($0) || ".!#$%&'*+-/=?^_`{|}~".utf8.contains($0)
      }
  }
}
