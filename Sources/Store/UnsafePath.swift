internal import Files

/// The reason a path cannot be that of a file of the site.
enum UnsafePath: String {
  case empty = "the path is empty"
  case absolute = "the path starts with \"/\". Remove it."
  case emptyName = "the path contains an empty name. Write one \"/\" between two names."
  case hidden = "the path contains a name that starts with a dot. Rename it."
  case character = "the path contains a character that is not visible ASCII. Rename it."
}

extension UnsafePath {
  /// Returns the error of a path, or `nil` for a valid one.
  ///
  /// Names that begin with a dot include `..`, which would be outside of the site, and `.git`,
  /// which belongs to others; `.nojekyll`, which GitHub Pages looks for, may be a site's. All file
  /// systems and servers spell visible ASCII alike.
  init?(_ file: some Collection<UInt8>) {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    if file.elementsEqual(".nojekyll".utf8) { return nil }
    if file.isEmpty {
      self = .empty
    } else if file.first == slash {
      self = .absolute
    } else if file.contains(where: { $0 <= UInt8(ascii: " ") || $0 >= 0x7F }) {
      self = .character
    } else {
      var previous = slash
      for byte in file {
        if previous == slash, byte == dot { self = .hidden; return }
        if previous == slash, byte == slash { self = .emptyName; return }
        previous = byte
      }
      guard previous == slash else { return nil }
      self = .emptyName
    }
  }
}
