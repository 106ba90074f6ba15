import Bytes

/// A reference of ordinary HTML to a page or a file of the same site, as browsers read it.
struct HTMLReference {
  /// The path, with percent-encoded bytes or not; empty for the page itself.
  let path: [UInt8]

  /// The text after the `#`, if there is one.
  let fragment: [UInt8]?

  /// Fails for a URL of another site, and for one that only looks like a path, such as a script.
  init?(_ value: ArraySlice<UInt8>) {
    // The URL standard, "basic URL parser": blanks around it are dropped, line breaks in it too.
    let isInside = { (byte: UInt8) in byte > ASCII.space }
    guard let first = value.firstIndex(where: isInside),
      let last = value.lastIndex(where: isInside)
    else {
      path = []
      fragment = nil
      return
    }
    let text = value[first...last].filter {
      $0 != ASCII.tab && $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn
    }
    let hash = text.firstIndex(of: ASCII.hash) ?? text.endIndex
    let path = text[..<hash].prefix { $0 != ASCII.question }.map {
      $0 == ASCII.backslash ? ASCII.slash : $0
    }
    guard Address.schemeEnd(of: path.indices, in: path.span) == nil,
      !path.starts(with: [ASCII.slash, ASCII.slash])
    else { return nil }
    self.path = path
    fragment = hash < text.endIndex ? Array(text[(hash + 1)...]) : nil
  }

  /// Whether the fragment is for something else than an element: a script that shows pages, as in
  /// `#/home`, or a passage to look for, as in `#:~:text=row`.
  var isForElement: Bool {
    guard let fragment else { return false }
    return !fragment.starts(with: [ASCII.slash]) && !fragment.starts(with: "!".utf8)
      && !fragment.starts(with: ":~:".utf8)
  }
}
