import Bytes

/// Gives out the anchors of groups, each once.
///
/// An anchor always has a sign between its words. So it is never one of a page's own identifiers, which
/// are single words. The sign is a hyphen where rows have anchors with none, such as `A7`,
/// and else a low line, which no row's anchor has.
struct Anchors {
  /// The number of uses of each slug, so that the next number is known without a search.
  private var uses: [String: Int] = [:]

  /// The prefix of a name that is a single word.
  private let word: String
  private let sign: UInt8

  /// - `sharesHyphens`: Whether rows have anchors with hyphens too.
  init(of facet: Facet, besidesSlugs sharesHyphens: Bool) {
    sign = UInt8(ascii: sharesHyphens ? "_" : "-")
    let word = Self.slug(facet.name, sign)
    self.word = word.isEmpty ? "group" : word
  }

  /// Returns an anchor of a name's letters and digits, with another word before a single one
  /// (`country-sweden`), and a number if it is taken.
  mutating func anchor(for name: String, or other: String) -> String {
    let sign = String(UnicodeScalar(sign))
    var slug = Self.slug(name, self.sign)
    if slug.isEmpty { slug = Self.slug(other, self.sign) }
    if slug.isEmpty { slug = "other" }
    if !slug.utf8.contains(self.sign) { slug = word + sign + slug }
    var anchor = slug
    while let count = uses[anchor] {
      uses[anchor] = count + 1
      anchor = "\(slug)\(sign)\(count + 1)"
    }
    uses[anchor] = 1
    return anchor
  }

  static func slug(_ name: String, _ sign: UInt8) -> String {
    var slug: [UInt8] = []
    for byte in name.utf8 {
      if ASCII.isAlphanumeric(byte) {
        slug.append(ASCII.lowercased(byte))
      } else if let last = slug.last, last != sign {
        slug.append(sign)
      }
    }
    if slug.last == sign { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }
}
