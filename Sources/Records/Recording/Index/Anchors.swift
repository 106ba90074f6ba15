/// Gives out anchors, each once.
///
/// An anchor always has a hyphen. So it is never that of a recording, `XC123`, and never one of a
/// page's own identifiers, which are single words.
struct Anchors {
  /// How often each slug was asked for, so that the next number need not be looked for.
  private var uses: [String: Int] = [:]

  private let grouping: RecordingGrouping

  init(of grouping: RecordingGrouping) { self.grouping = grouping }

  /// An anchor made of the letters and digits of a name, with a number when it is taken.
  ///
  /// A single word gets another before it, `country-sweden`.
  mutating func anchor(for name: String, or other: String) -> String {
    var slug = Self.slug(name)
    if slug.isEmpty { slug = Self.slug(other) }
    if slug.isEmpty { slug = "other" }
    if !slug.utf8.contains(UInt8(ascii: "-")) { slug = "\(grouping.rawValue)-\(slug)" }
    var anchor = slug
    while let count = uses[anchor] {
      uses[anchor] = count + 1
      anchor = "\(slug)-\(count + 1)"
    }
    uses[anchor] = 1
    return anchor
  }

  private static func slug(_ name: String) -> String {
    var slug: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        slug.append(byte | 0x20)
      default:
        if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }
}
