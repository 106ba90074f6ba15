import Bytes

/// What is wrong with an address.
enum AddressFault {
  /// A scheme that is refused; where its letters are.
  case scheme(Range<Int>)
  case noRecipient
  case noHost(isSecure: Bool)
  /// A host or a port that there cannot be; where it is.
  case host(Range<Int>)
  /// `//host`.
  case noScheme
  /// `/path`.
  case fromRoot
  case percent
  /// A byte that an address may not have.
  case byte(UInt8)

  /// The fault and its mend, in words.
  func message(in page: Page) -> String {
    switch self {
    case .scheme(let range):
      "the scheme \(page.quoted(range)) is refused: use https, mailto or a path relative to the page"
    case .noRecipient: "mailto: names nobody: write an e-mail address"
    case .noHost(let isSecure):
      "http\(isSecure ? "s" : ""): names no host: write https://host/path"
    case .host(let range):
      "\(page.quoted(range)) is no host: write labels of up to 63 letters, digits and hyphens"
    case .noScheme:
      "an address without a scheme fails when the site is opened from a folder: write https:"
    case .fromRoot:
      "a path from the root fails when the site is not at the root: write it relative to the page"
    case .percent: "% begins no percent-encoded byte: write %25 for a percent sign"
    case .byte(let byte):
      "\(Self.description(of: byte)) must be written %"
        + Hexadecimal.text(byte, digits: 2, uppercase: true)
    }
  }

  private static func description(of byte: UInt8) -> String {
    switch byte {
    case ASCII.space: "a space"
    case ASCII.backslash: "a backslash"
    case UInt8(ascii: "\""): "a double quote"
    case ..<ASCII.space, 0x7F: "a control character"
    default: Excerpt.quoted([byte])
    }
  }
}
