/// Asterisks, underscores or tildes beside each other, which may begin or end emphasis.
struct DelimiterRun {
  let sign: UInt8

  /// The place of its first sign.
  let start: Int
  let length: Int
  let canOpen: Bool
  let canClose: Bool

  /// How many of its signs are still text.
  var rest: Int
  var previous: Int?
  var next: Int?

  /// How many signs each part that ends here has taken, the inner first.
  var closes: [Int] = []

  /// How many signs each part that begins here has taken, the inner first.
  var opens: [Int] = []

  /// Reads a run by the rules of left- and right-flanking runs.
  init(in text: [UInt8], _ range: Range<Int>, after previous: Int?) {
    sign = text[range.lowerBound]
    start = range.lowerBound
    length = range.count
    rest = range.count
    self.previous = previous
    let before = Side(of: text.scalar(before: range.lowerBound))
    let after = Side(of: text.scalar(at: range.upperBound))
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    switch sign {
    case UInt8(ascii: "_"):
      canOpen = isLeft && (!isRight || before == .punctuation)
      canClose = isRight && (!isLeft || after == .punctuation)
    case UInt8(ascii: "~"):
      canOpen = isLeft && length <= 2
      canClose = isRight && length <= 2
    default:
      canOpen = isLeft
      canClose = isRight
    }
  }

  private enum Side {
    case space, punctuation, other

    init(of scalar: Unicode.Scalar?) {
      guard let scalar, !scalar.properties.isWhitespace else {
        self = .space
        return
      }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol:
        self = .punctuation
      default: self = .other
      }
    }
  }

  /// Whether this run can end what another begins.
  func closes(_ opener: Self) -> Bool {
    guard opener.sign == sign, opener.canOpen else { return false }
    if sign == UInt8(ascii: "~") { return opener.length == length }
    return !(canOpen || opener.canClose) || length % 3 == 0 || (opener.length + length) % 3 != 0
  }

  /// The number of the kind of runs that find the same openers.
  var kind: Int {
    let sign = sign == UInt8(ascii: "*") ? 0 : sign == UInt8(ascii: "_") ? 1 : 2
    return sign * 6 + (canOpen ? 3 : 0) + length % 3
  }
}

extension InlineReader {
  /// Pairs the runs behind one, the nearest first, and takes them off the list.
  mutating func pairRuns(after bottom: Int?) {
    var bottoms = [Int?](repeating: bottom, count: 18)
    var closer = lastRun
    while let run = closer, runs[run].previous != bottom { closer = runs[run].previous }
    if closer == bottom { closer = nil }
    while let run = closer {
      guard runs[run].canClose else {
        closer = runs[run].next
        continue
      }
      let kind = runs[run].kind
      var opener = runs[run].previous
      while let candidate = opener, opener != bottom, opener != bottoms[kind],
        !runs[run].closes(runs[candidate])
      {
        opener = runs[candidate].previous
      }
      if let found = opener, opener != bottom, opener != bottoms[kind] {
        let isTilde = runs[run].sign == UInt8(ascii: "~")
        let used = isTilde ? runs[run].length : min(runs[run].rest, runs[found].rest, 2)
        runs[found].rest -= used
        runs[run].rest -= used
        runs[found].opens.append(used)
        runs[run].closes.append(used)
        runs[found].next = run
        runs[run].previous = found
        if runs[found].rest == 0 { remove(found) }
        if runs[run].rest == 0 {
          closer = runs[run].next
          remove(run)
        }
      } else {
        bottoms[kind] = runs[run].previous
        closer = runs[run].next
        if !runs[run].canOpen { remove(run) }
      }
    }
    if let bottom { runs[bottom].next = nil }
    lastRun = bottom
  }

  private mutating func remove(_ run: Int) {
    let (previous, next) = (runs[run].previous, runs[run].next)
    if let previous { runs[previous].next = next }
    if let next { runs[next].previous = previous } else { lastRun = previous }
  }

  // MARK: The tree

  private struct Part {
    var children: [MarkdownInline] = []
    var text = ""

    mutating func flush() {
      if !text.isEmpty { children.append(.text(text)) }
      text = ""
    }
  }

  /// Makes the tree of the pieces; emphasis and links below the greatest depth are their text.
  func tree() -> [MarkdownInline] {
    var parts = [Part()]
    var ignored = 0
    func open() {
      if parts.count >= MarkdownDocument.maximumDepth {
        ignored += 1
      } else {
        parts.append(Part())
      }
    }
    func close(_ made: ([MarkdownInline]) -> MarkdownInline) {
      guard ignored == 0 else {
        ignored -= 1
        return
      }
      var part = parts.removeLast()
      part.flush()
      add(made(part.children))
    }
    func add(_ inline: MarkdownInline) {
      parts[parts.count - 1].flush()
      parts[parts.count - 1].children.append(inline)
    }
    for piece in pieces {
      switch piece {
      case .text(let range):
        parts[parts.count - 1].text += String(decoding: text[range], as: UTF8.self)
      case .string(let string): parts[parts.count - 1].text += string
      case .code(let code): add(.code(code))
      case .tag(let tag, let line): add(.tag(tag, line: line))
      case .lineBreak: add(.lineBreak)
      case .run(let number):
        let run = runs[number]
        for used in run.closes {
          close { children in
            run.sign == UInt8(ascii: "~")
              ? .deleted(children) : used == 2 ? .strong(children) : .emphasis(children)
          }
        }
        parts[parts.count - 1].text += String(
          repeating: Character(Unicode.Scalar(run.sign)), count: run.rest)
        for _ in run.opens { open() }
      case .open: open()
      case .close(let number):
        let link = links[number]
        let target = link.target
        let address = MarkdownLink(address: target.address, title: target.title, line: link.line)
        close { children in
          link.isPicture ? .picture(address, alt: children.plainText) : .link(address, children)
        }
      }
    }
    parts[0].flush()
    return parts[0].children
  }
}

extension [UInt8] {
  /// The scalar that begins at a place; nil at the end.
  fileprivate func scalar(at place: Int) -> Unicode.Scalar? {
    guard place < count else { return nil }
    return String(decoding: self[place..<Swift.min(place + 4, count)], as: UTF8.self)
      .unicodeScalars.first
  }

  /// The scalar that ends before a place; nil at the beginning.
  fileprivate func scalar(before place: Int) -> Unicode.Scalar? {
    guard place > 0 else { return nil }
    var start = place - 1
    while start > 0, place - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: self[start..<place], as: UTF8.self).unicodeScalars.last
  }
}
