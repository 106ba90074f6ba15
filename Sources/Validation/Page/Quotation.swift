/// Bytes of a page as a message shows them.
enum Quotation {
  private static let limit = 60

  /// At most 60 bytes in double quotes, controls made visible, a cut marked by an ellipsis.
  static func of(_ bytes: ArraySlice<UInt8>) -> String {
    var shown = bytes.prefix(limit)
    // A cut in the middle of a character goes back to before it.
    while shown.count < bytes.count, !shown.isEmpty, bytes[shown.endIndex] & 0xC0 == 0x80 {
      shown = shown.dropLast()
    }
    let text = String(decoding: shown, as: UTF8.self).unicodeScalars.map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : String($0)
    }
    return "\"\(text.joined())\(shown.count < bytes.count ? "…" : "")\""
  }
}
