import Bytes

extension PageWords {
  /// A script in which `phrases.search` is the phrase of that key.
  ///
  /// A phrase without placeholders is inserted where it is used. One with placeholders becomes a
  /// function of them, the number first if it counts, called `$search`; the functions that the
  /// script uses are put before it, with `grouped(number)`, which groups digits.
  func script(_ source: [UInt8]) -> [UInt8] {
    // By bytes: a regular expression took three quarters of the time of a small build.
    let pieces = source.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let mark = Array("phrases".utf8)
    var functions: Set<Key> = []
    var text = Array(pieces[0])
    for piece in pieces.dropFirst() {
      let name = piece.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      guard text.suffix(mark.count) == mark[...],
        let key = Key(rawValue: String(decoding: name, as: UTF8.self))
      else {
        text += [UInt8(ascii: ".")] + piece
        continue
      }
      text.removeLast(mark.count)
      if let phrase = phrase(key, .other), phrase.isPlain,
        Self.english.phrase(key, .other)?.isPlain == true, !Self.english.counts(key)
      {
        text += Self.literal(phrase.text).utf8
      } else {
        functions.insert(key)
        text += "$\(key.rawValue)".utf8
      }
      text += piece[name.endIndex...]
    }
    let all = Key.allCases.filter(functions.contains).map { "$\($0.rawValue) = \(function($0))" }
    var before = all.isEmpty ? "" : "const \(all.joined(separator: ", "));\n"
    let call = Array("grouped(".utf8)
    if before.contains("grouped(")
      || text.indices.contains(where: { text[$0...].starts(with: call) })
    {
      let small = minimumGroupingDigits == 2 ? "number < 10000 ? String(number) : " : ""
      before =
        "const grouped = (number) => \(small)String(number)"
        + ".replace(/\\B(?=(...)+$)/g, \(Self.literal(group)));\n" + before
    }
    return before.utf8 + text
  }

  /// Returns a phrase as a function of its placeholders.
  private func function(_ key: Key) -> String {
    let parts = Array(
      "abcdefghij".prefix((Self.english.phrase(key, .other)?.parts.max() ?? -1) + 1)
    ).map(String.init)
    guard Self.english.counts(key) else {
      return "(\(parts.joined(separator: ", "))) => \(template(key, .other))"
    }
    let forms = Set(plural.forms.map { template(key, $0) })
    let body = forms.count == 1 ? forms.first ?? "" : plural.script { template(key, $0) }
    return "(\((["n"] + parts).joined(separator: ", "))) => \(body)"
  }

  private func template(_ key: Key, _ form: PluralForm) -> String {
    let texts = (phrase(key, form)?.pieces ?? []).map { piece in
      switch piece {
      case .text(let text): Self.escaped(text)
      case .part(let number, let isLower):
        "${\("abcdefghij".dropFirst(number).prefix(1))\(isLower ? ".toLowerCase()" : "")}"
      case .count: "${grouped(n)}"
      // The page says what rows are called.
      case .noun(nil, isCapital: false): "${noun}"
      case .noun(let form, let isCapital): Self.escaped(name(form, isCapital: isCapital))
      }
    }
    // A phrase of another language with numbers or names in it goes its own way, by isolates of Unicode.
    let text = texts.joined()
    return foreign.contains(key) ? "`\u{2068}\(text)\u{2069}`" : "`\(text)`"
  }

  private static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONText.write(text.utf8, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("`", with: "\\`").replacing("$", with: "\\$")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }
}
