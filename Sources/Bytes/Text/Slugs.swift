/// Gives out names for addresses, each once: of folders for the values of a facet, of rows.
///
/// They are lowercase ASCII letters, digits and hyphens. If that leaves nothing of a name, or too
/// much for a file name, or another's slug, the slug ends with a number made from the name's bytes,
/// so that the URL doesn't change when other values are added or removed.
package struct Slugs {
  /// The slugs that were given out, and the number that the next of each gets.
  private var taken: [String: Int]

  /// The slug of a name without usable characters.
  private let other: String

  /// The most characters of a name that are kept.
  private static let longest = 60

  /// Names that Windows reserves for devices, so that no folder can have them.
  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Whether a name that is taken gets a number, and not one made from its bytes.
  private let isNumbering: Bool

  package init(
    _ other: String, besides taken: Set<String> = [], numbering isNumbering: Bool = false
  ) {
    self.other = other
    self.isNumbering = isNumbering
    self.taken = Dictionary(uniqueKeysWithValues: Self.devices.union(taken).map { ($0, 2) })
  }

  /// A slug that was not given out before.
  package mutating func slug(for name: String) -> String {
    let key = NameFolding.key(of: name)
    let letters = key.map { ASCII.isAlphanumeric($0) ? ASCII.lowercased($0) : UInt8(ascii: "-") }
    let words = letters.split(separator: UInt8(ascii: "-")).joined(separator: [UInt8(ascii: "-")])
    var kept = Array(words).prefix(Self.longest)
    if kept.last == UInt8(ascii: "-") { kept.removeLast() }
    var slug = String(decoding: kept, as: UTF8.self)
    let isWhole = key.allSatisfy { $0 < 0x80 } && key.count <= Self.longest && !slug.isEmpty
    if !isWhole { slug = (slug.isEmpty ? other : slug) + "-" + Self.digest(of: name) }
    if taken[slug] != nil, !isNumbering { slug += "-" + Self.digest(of: name) }
    let base = slug
    while let number = taken[slug] {
      slug = "\(base)-\(taken[base] ?? number)"
      taken[base, default: 2] += 1
    }
    taken[slug] = 2
    return slug
  }

  /// Eight digits that hardly any other name has (FNV-1a, 32 bits): they are parts of addresses, so
  /// another hash cannot take their place.
  private static func digest(of name: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Hexadecimal.text(hash, digits: 8)
  }
}
