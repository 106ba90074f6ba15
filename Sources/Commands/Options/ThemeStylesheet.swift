/// Checks that a stylesheet can be a part of a theme's only file, inside a layer.
enum ThemeStylesheet {
  static func fault(in css: [UInt8]) -> (line: Int, words: String)? {
    var opened: [Int] = []
    var position = 0
    while position < css.count {
      let start = position
      position += 1
      switch css[start] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "/") where css[start...].starts(with: "/*".utf8):
        guard let end = endOfComment(in: css, from: start + 2) else {
          return fault(at: start, in: css, "the comment is not closed. Add */.")
        }
        position = end
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = endOfString(in: css, from: start) else {
          return fault(at: start, in: css, "the string is not closed on its line. Add a quote.")
        }
        position = end
      case UInt8(ascii: "{"): opened.append(start)
      case UInt8(ascii: "}"):
        guard opened.popLast() != nil else {
          return fault(at: start, in: css, "unexpected }. Remove it.")
        }
      case UInt8(ascii: "@"):
        if let words = refusal(ofRule: css[start...]) { return fault(at: start, in: css, words) }
      default: break
      }
    }
    return opened.last.map { fault(at: $0, in: css, "the { is not closed. Add the }.") }
  }

  /// Returns the reason to refuse a rule: browsers apply it only at the beginning of a file, and
  /// silently ignore it in a layer.
  private static func refusal(ofRule css: ArraySlice<UInt8>) -> String? {
    let rule = String(decoding: css.prefix(32), as: UTF8.self).lowercased()
    if rule.hasPrefix("@import") {
      return "@import has no effect in a theme. Put the stylesheet into the theme's folder."
    }
    if rule.hasPrefix("@namespace") { return "@namespace has no effect in a theme. Remove it." }
    guard rule.hasPrefix("@charset"), !rule.hasPrefix("@charset \"utf-8\";") else { return nil }
    return "@charset is not \"utf-8\". Save the file as UTF-8 and remove @charset."
  }

  private static func fault(
    at position: Int, in css: [UInt8], _ words: String
  ) -> (line: Int, words: String) {
    (css[..<position].count { $0 == UInt8(ascii: "\n") } + 1, words)
  }

  private static func endOfComment(in css: [UInt8], from start: Int) -> Int? {
    css.indices.dropFirst(start + 1)
      .first { css[$0] == UInt8(ascii: "/") && css[$0 - 1] == UInt8(ascii: "*") }.map { $0 + 1 }
  }

  private static func endOfString(in css: [UInt8], from start: Int) -> Int? {
    var position = start + 1
    while position < css.count, css[position] != UInt8(ascii: "\n") {
      if css[position] == css[start] { return position + 1 }
      position += css[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
