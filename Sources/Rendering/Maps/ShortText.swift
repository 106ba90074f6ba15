/// Text that fits a box, and the whole of it where that differs.
struct ShortText: Hashable {
  let text: String

  /// The full text, or `nil` if nothing was cut.
  let whole: String?

  init(_ text: String, of whole: String) {
    self.text = text
    self.whole = whole
  }

  /// Shortens text to some terminal columns, the last an ellipsis; its length does not add to the cost.
  init(_ whole: String, columns: Int = 24) {
    let scalars = whole.unicodeScalars
    let limit =
      scalars.index(scalars.startIndex, offsetBy: Self.longest, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    var kept = scalars.startIndex
    var width = 0
    // Only what is before the limit: a letter with a million accents is one character.
    for character in String(scalars[..<limit]) {
      width += TextWidth.columns(of: character)
      guard width <= columns else { break }
      if width < columns { kept = scalars.index(kept, offsetBy: character.unicodeScalars.count) }
    }
    if width <= columns, limit == scalars.endIndex {
      text = whole
      self.whole = nil
    } else {
      text = String(scalars[..<kept]) + "…"
      self.whole = whole
    }
  }

  /// The most scalars that are kept: a letter can carry any number of accents.
  private static let longest = 96
}
