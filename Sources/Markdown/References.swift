/// The addresses that a text defines by `[label]: address "title"`, the first of each label.
struct References {
  struct Target {
    let address: String
    let title: String
  }

  private var targets: [String: Target] = [:]

  /// How many bytes of addresses may still be repeated.
  ///
  /// A few bytes of a text could otherwise become many of a page, again and again.
  var budget = 0

  /// Returns the target of a label, if it is defined and the budget allows.
  mutating func target(of label: ArraySlice<UInt8>) -> Target? {
    guard let target = targets[Self.key(of: label)] else { return nil }
    budget -= target.address.utf8.count + target.title.utf8.count
    return budget < 0 ? nil : target
  }

  /// Reads a definition, and returns the place of the line behind it.
  mutating func read(_ text: [UInt8], at start: Int) -> Int? {
    var scanner = TextScanner(text: text, place: start)
    guard let label = scanner.label(), !label.trimmed.isEmpty, scanner.skip(UInt8(ascii: ":"))
    else { return nil }
    scanner.skipSpaces()
    guard let address = scanner.address(), scanner.place > start else { return nil }
    if address.isEmpty, text[scanner.place - 1] != UInt8(ascii: ">") { return nil }
    var end = scanner
    var title = ""
    if scanner.skipSpaces(), let written = scanner.title(), scanner.skipLineEnd() {
      title = written
      end = scanner
    } else if !end.skipLineEnd() {
      return nil
    }
    let key = Self.key(of: label)
    if targets[key] == nil { targets[key] = Target(address: address, title: title) }
    return end.place
  }

  /// A label without regard to case and to the kind of white space.
  private static func key(of label: ArraySlice<UInt8>) -> String {
    label.split(whereSeparator: { [0x20, 0x09, 0x0A].contains($0) })
      .map { String(decoding: $0, as: UTF8.self).lowercased().uppercased() }
      .joined(separator: " ")
  }
}

/// Reads labels, addresses and titles of links, and tags.
struct TextScanner {
  let text: [UInt8]
  var place: Int

  /// The most bytes of a label.
  private static let maximumLabel = 999

  /// The byte at the place; 0 at the end.
  var byte: UInt8 { place < text.count ? text[place] : 0 }

  @discardableResult mutating func skip(_ sign: UInt8) -> Bool {
    guard byte == sign else { return false }
    place += 1
    return true
  }

  /// Passes bytes, and returns whether there were any.
  @discardableResult mutating func skip(while isIn: (UInt8) -> Bool) -> Bool {
    let start = place
    while place < text.count, isIn(text[place]) { place += 1 }
    return place > start
  }

  /// Passes spaces and line ends, and returns whether there were any.
  @discardableResult mutating func skipSpaces() -> Bool {
    skip { [0x20, 0x09, 0x0A].contains($0) }
  }

  /// Passes the rest of a line, if it is blank.
  mutating func skipLineEnd() -> Bool {
    skip { $0 == 0x20 || $0 == 0x09 }
    return place >= text.count || skip(0x0A)
  }

  /// Reads the text from behind the place to a sign, and passes that; a backslash takes the meaning
  /// of the byte behind it.
  private mutating func read(
    upTo close: UInt8, without refused: [UInt8], limit: Int = .max
  ) -> ArraySlice<UInt8>? {
    var end = place + 1
    while end < text.count, end - place <= limit {
      switch text[end] {
      case close:
        defer { place = end + 1 }
        return text[(place + 1)..<end]
      case UInt8(ascii: "\\"): end += 2
      case let byte where refused.contains(byte): return nil
      default: end += 1
      }
    }
    return nil
  }

  mutating func label() -> ArraySlice<UInt8>? {
    guard byte == UInt8(ascii: "[") else { return nil }
    return read(upTo: UInt8(ascii: "]"), without: [byte], limit: Self.maximumLabel + 1)
  }

  /// Reads an address: in `<>`, or to a space, with as many `(` as `)`.
  mutating func address() -> String? {
    if byte == UInt8(ascii: "<") {
      return read(upTo: UInt8(ascii: ">"), without: [0x0A, byte]).map(Self.unescaped)
    }
    let start = place
    var end = place
    var depth = 0
    scan: while end < text.count {
      switch text[end] {
      case 0...0x20, 0x7F: break scan
      case UInt8(ascii: "\\") where end + 1 < text.count && text[end + 1].isPunctuation: end += 1
      case UInt8(ascii: "("):
        depth += 1
        if depth > MarkdownDocument.maximumDepth { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
      default: break
      }
      end += 1
    }
    guard depth == 0 else { return nil }
    place = end
    return Self.unescaped(text[start..<end])
  }

  /// Reads a title in quotation marks or parentheses.
  mutating func title() -> String? {
    switch byte {
    case 0x22, 0x27: read(upTo: byte, without: []).map(Self.unescaped)
    case 0x28: read(upTo: 0x29, without: [0x28]).map(Self.unescaped)
    default: nil
    }
  }

  /// The text without backslashes before punctuation, and with its references to characters read.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
      return String(decoding: text, as: UTF8.self)
    }
    let text = Array(text)
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "\\"), place + 1 < text.count, text[place + 1].isPunctuation {
        result.append(text[place + 1])
        place += 2
      } else if text[place] == UInt8(ascii: "&"),
        let reference = CharacterReference.read(text, at: place)
      {
        result += reference.text.utf8
        place += reference.length
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it is one of the signs of ASCII that a backslash can stand before.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
