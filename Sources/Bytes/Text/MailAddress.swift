/// An e-mail address, plain or as a `mailto:` URL with one recipient and nothing else.
package struct MailAddress: Sendable {
  /// The address itself, without the scheme.
  package let text: String

  /// Reads a `mailto:`; nil when it is anything else, such as one with a subject.
  package init?(_ link: ArraySlice<UInt8>) {
    guard link.span.beginsIgnoringCase(with: "mailto:") else { return nil }
    self.init(plain: link.dropFirst(7))
  }

  /// Reads an address without a scheme; `nil` unless its name is `atext` and dots (RFC 5322), and
  /// its host letters, digits, dots and hyphens.
  package init?(plain address: ArraySlice<UInt8>) {
    let isAddress = Host.isMailAddress(address) { byte in
      ASCII.isAlphanumeric(byte) || ".!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
    }
    guard address.count <= 313, isAddress else { return nil }
    text = String(decoding: address, as: UTF8.self)
  }
}
