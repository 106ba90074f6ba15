internal import Bytes

/// Reads the text of a block into links, emphasis and the rest.
///
/// It reads the bytes once, and notes where links and emphasis begin and end among the pieces of
/// text. They nest, so a stack makes the tree at the end.
struct InlineReader {
  enum Piece {
    case text(Range<Int>)
    case string(String)
    case code(String)
    case tag(String, line: Int)
    case lineBreak
    case run(Int)
    case open(Int)
    case close(Int)
  }

  struct Link {
    let target: References.Target
    let isPicture: Bool
    let line: Int
  }

  /// A bracket that may begin a link.
  struct Bracket {
    let piece: Int
    let place: Int
    let isPicture: Bool
    let lastRun: Int?
    let line: Int

    /// Whether another bracket follows it, so that it begins no label.
    var hasBracket = false
  }

  let text: [UInt8]
  var place = 0
  var pieces: [Piece] = []
  var links: [Link] = []
  var runs: [DelimiterRun] = []

  /// The last run of the list of those that may still open or close.
  var lastRun: Int?

  private var brackets: [Bracket] = []

  /// The number of brackets, from the first on, that would begin a link around another.
  private var closed = 0
  private var references: References
  private var plain = 0
  private var line: Int
  private var lineCounted = 0

  /// The place of the last run of backticks of each length.
  private var ticks: [Int: Int]?

  /// Signs that are nowhere behind a place, so that nothing looks for them again.
  private var missing: Set<String> = []

  static func read(
    _ text: ArraySlice<UInt8>, line: Int, _ references: inout References
  ) -> [MarkdownInline] {
    var reader = InlineReader(text: Array(text.trimmed), line: line, references: references)
    reader.read()
    references.budget = reader.references.budget
    return reader.tree()
  }

  private init(text: [UInt8], line: Int, references: References) {
    self.text = text
    self.line = line
    self.references = references
  }

  private mutating func read() {
    while place < text.count {
      switch text[place] {
      case 0x0A: readLineEnd()
      case UInt8(ascii: "\\"): readBackslash()
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readRun()
      case UInt8(ascii: "["): openBracket(isPicture: false)
      case UInt8(ascii: "!") where byte(1) == UInt8(ascii: "["): openBracket(isPicture: true)
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "<"): readAngle()
      case UInt8(ascii: "&"):
        if let reference = CharacterReference.read(text, at: place) {
          add(.string(reference.text), upTo: place + reference.length)
        } else {
          place += 1
        }
      default: place += 1
      }
    }
    flush()
    pairRuns(after: nil)
  }

  private func byte(_ distance: Int) -> UInt8 {
    place + distance < text.count ? text[place + distance] : 0
  }

  /// Ends the plain text before the place.
  private mutating func flush(droppingSpaces dropped: Int = 0) {
    if plain < place - dropped { pieces.append(.text(plain..<(place - dropped))) }
    plain = place
  }

  /// Ends the plain text before the place, and goes on behind something else.
  private mutating func flush(upTo end: Int) {
    flush()
    place = end
    plain = end
  }

  private mutating func add(_ piece: Piece, upTo end: Int) {
    flush(upTo: end)
    pieces.append(piece)
  }

  /// The line of the place; places are asked for in order.
  private mutating func currentLine() -> Int {
    line += text[lineCounted..<place].count { $0 == 0x0A }
    lineCounted = place
    return line
  }

  private mutating func readLineEnd() {
    var spaces = 0
    while place - spaces > plain, text[place - spaces - 1] == 0x20 { spaces += 1 }
    flush(droppingSpaces: spaces)
    pieces.append(spaces >= 2 ? .lineBreak : .string("\n"))
    skipIndent()
  }

  private mutating func skipIndent() {
    place += 1
    while byte(0) == 0x20 { place += 1 }
    plain = place
  }

  private mutating func readBackslash() {
    if byte(1) == 0x0A {
      add(.lineBreak, upTo: place + 1)
      skipIndent()
    } else if byte(1).isPunctuation {
      flush()
      plain = place + 1
      place += 2
    } else {
      place += 1
    }
  }

  // MARK: Code

  private mutating func readCode() {
    let length = runLength(at: place)
    let content = place + length
    if ticks == nil {
      var found: [Int: Int] = [:]
      var index = place
      while index < text.count {
        let length = runLength(at: index)
        if length > 0 { found[length] = index }
        index += max(length, 1)
      }
      ticks = found
    }
    guard let last = ticks?[length], last > place else {
      place = content
      return
    }
    var end = content
    while runLength(at: end) != length { end += max(runLength(at: end), 1) }
    var code = text[content..<end].map { $0 == 0x0A ? 0x20 : $0 }
    if code.first == 0x20, code.last == 0x20, code.contains(where: { $0 != 0x20 }) {
      code = Array(code.dropFirst().dropLast())
    }
    add(.code(String(decoding: code, as: UTF8.self)), upTo: end + length)
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == UInt8(ascii: "`") { end += 1 }
    return end - start
  }

  // MARK: Emphasis

  private mutating func readRun() {
    flush()
    var end = place
    while end < text.count, text[end] == text[place] { end += 1 }
    let run = DelimiterRun(in: text, place..<end, after: lastRun)
    guard run.canOpen || run.canClose else {
      place = end
      return
    }
    if let lastRun { runs[lastRun].next = runs.count }
    lastRun = runs.count
    add(.run(runs.count), upTo: end)
    runs.append(run)
  }

  // MARK: Links

  private mutating func openBracket(isPicture: Bool) {
    let length = isPicture ? 2 : 1
    if !brackets.isEmpty { brackets[brackets.count - 1].hasBracket = true }
    flush()
    brackets.append(
      Bracket(
        piece: pieces.count, place: place + length, isPicture: isPicture, lastRun: lastRun,
        line: currentLine()))
    add(.text(place..<(place + length)), upTo: place + length)
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      place += 1
      return
    }
    let isClosed = !bracket.isPicture && brackets.count < closed
    closed = min(closed, brackets.count)
    guard !isClosed, let (target, end) = target(of: bracket) else {
      place += 1
      return
    }
    flush(upTo: end)
    pieces[bracket.piece] = .open(links.count)
    pieces.append(.close(links.count))
    links.append(Link(target: target, isPicture: bracket.isPicture, line: bracket.line))
    pairRuns(after: bracket.lastRun)
    if !bracket.isPicture { closed = brackets.count }
  }

  /// Returns the target behind the bracket that ends a link's text, and the place behind it.
  private mutating func target(of bracket: Bracket) -> (References.Target, Int)? {
    var scanner = TextScanner(text: text, place: place + 1)
    if scanner.skip(UInt8(ascii: "(")) {
      scanner.skipSpaces()
      if let address = scanner.address() {
        let title = scanner.skipSpaces() ? scanner.title() ?? "" : ""
        scanner.skipSpaces()
        if scanner.skip(UInt8(ascii: ")")) {
          return (References.Target(address: address, title: title), scanner.place)
        }
      }
    }
    scanner.place = place + 1
    var label = scanner.label()
    if label?.isEmpty ?? true {
      guard !bracket.hasBracket, place - bracket.place <= 999 else { return nil }
      if label == nil { scanner.place = place + 1 }
      label = text[bracket.place..<place]
    }
    return label.flatMap { label in references.target(of: label).map { ($0, scanner.place) } }
  }

  // MARK: Addresses and tags

  private mutating func readAngle() {
    if let end = automaticLink() {
      let address = String(decoding: text[(place + 1)..<(end - 1)], as: UTF8.self)
      let isMail = !address.utf8.contains(UInt8(ascii: ":"))
      let target = References.Target(address: isMail ? "mailto:" + address : address, title: "")
      flush()
      pieces.append(.open(links.count))
      pieces.append(.string(address))
      links.append(Link(target: target, isPicture: false, line: currentLine()))
      add(.close(links.count - 1), upTo: end)
    } else if let end = tagEnd() {
      if text[place...].starts(with: "<!--".utf8) {
        flush(upTo: end)
      } else {
        let tag = String(decoding: text[place..<end], as: UTF8.self)
        add(.tag(tag, line: currentLine()), upTo: end)
      }
    } else {
      place += 1
    }
  }

  /// The place behind `<https://…>` or `<name@host>`, if one is here.
  private func automaticLink() -> Int? {
    var end = place + 1
    while end < text.count, text[end] > 0x20, ![0x3C, 0x3E].contains(text[end]) { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: ">") else { return nil }
    let inner = text[(place + 1)..<end]
    let scheme = inner.prefix { ASCII.isAlphanumeric($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    if (2...32).contains(scheme.count), ASCII.isLetter(inner[inner.startIndex]),
      scheme.endIndex < end, text[scheme.endIndex] == UInt8(ascii: ":")
    {
      return end + 1
    }
    let isMail = Host.isMailAddress(inner) { byte in
      ASCII.isAlphanumeric(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }
    return isMail ? end + 1 : nil
  }

  /// The place behind the tag of HTML that begins here, if one does.
  private mutating func tagEnd() -> Int? {
    var scanner = TextScanner(text: text, place: place + 1)
    switch byte(1) {
    case UInt8(ascii: "!"):
      if byte(2) == 0x2D, byte(3) == 0x2D {
        if byte(4) == 0x3E { return place + 5 }
        if byte(4) == 0x2D, byte(5) == 0x3E { return place + 6 }
        return end(of: "-->", from: place + 4)
      }
      if text[place...].starts(with: "<![CDATA[".utf8) { return end(of: "]]>", from: place + 9) }
      return ASCII.isLetter(byte(2)) ? end(of: ">", from: place + 2) : nil
    case UInt8(ascii: "?"): return end(of: "?>", from: place + 2)
    case UInt8(ascii: "/"): return scanner.closingTag()
    default: return scanner.openTag()
    }
  }

  private mutating func end(of sign: String, from start: Int) -> Int? {
    guard !missing.contains(sign) else { return nil }
    let sign = Array(sign.utf8)
    var index = start
    while index + sign.count <= text.count {
      if text[index] == sign[0], text[index...].starts(with: sign) { return index + sign.count }
      index += 1
    }
    missing.insert(String(decoding: sign, as: UTF8.self))
    return nil
  }
}

// MARK: - Tags of HTML

extension TextScanner {
  private mutating func name() -> Bool {
    ASCII.isLetter(byte) && skip { ASCII.isAlphanumeric($0) || $0 == 0x2D }
  }

  /// Reads `/name>`, and returns the place behind it.
  fileprivate mutating func closingTag() -> Int? {
    skip(UInt8(ascii: "/"))
    guard name() else { return nil }
    skipSpaces()
    return byte == UInt8(ascii: ">") ? place + 1 : nil
  }

  /// Reads `name attribute="value">`, and returns the place behind it.
  fileprivate mutating func openTag() -> Int? {
    guard name() else { return nil }
    while skipSpaces(), ASCII.isLetter(byte) || byte == 0x5F || byte == 0x3A {
      skip { ASCII.isAlphanumeric($0) || [0x5F, 0x3A, 0x2E, 0x2D].contains($0) }
      let end = place
      skipSpaces()
      guard skip(UInt8(ascii: "=")) else {
        place = end
        continue
      }
      skipSpaces()
      let quote = byte
      if skip(0x22) || skip(0x27) {
        skip { $0 != quote }
        guard skip(quote) else { return nil }
      } else {
        let isEnd: [UInt8] = [0x20, 0x09, 0x0A, 0x22, 0x27, 0x3C, 0x3D, 0x3E, 0x60]
        guard skip(while: { !isEnd.contains($0) }) else { return nil }
      }
    }
    skip(UInt8(ascii: "/"))
    return byte == UInt8(ascii: ">") ? place + 1 : nil
  }
}
