/// A file of the index: a classic script, which loads from a folder as from a server.
public struct SearchFile: Sendable {
  /// The folder that the files are in.
  public static let folder = "search"

  /// The path from the site's front.
  public let path: String
  public let bytes: [UInt8]

  init(_ name: String, _ text: [UInt8]) {
    path = Self.path(of: name)
    bytes = IndexText.script(name, text)
  }

  /// A number that another content hardly has.
  ///
  /// FNV-1a, eight bytes at a time.
  public var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var word: UInt64 = 0
    let span = bytes.span
    for index in span.indices {
      word = word << 8 | UInt64(span[index])
      if index & 7 == 7 { hash = (hash ^ word) &* 0x100_0000_01B3 }
    }
    return (hash ^ word) &* 0x100_0000_01B3 ^ UInt64(bytes.count)
  }

  /// Where the file of a name is.
  static func path(of name: String) -> String { "\(folder)/\(name).js" }
}
