internal import Bytes

/// Reads lines into blocks, as the appendix of CommonMark's specification describes: each line first
/// continues blocks that are open, then opens others, and the rest is text of the last.
struct BlockReader {
  enum Kind: Equatable {
    case document, quote, paragraph, rule, comment
    case list(ListMarker)
    case item(ListMarker)
    case heading(Int)
    case indentedCode
    case fencedCode(Fence)
    case table([MarkdownTable.Alignment?])
  }

  struct Fence: Equatable {
    let sign: UInt8
    let length: Int
    let indent: Int
  }

  struct Node {
    let kind: Kind
    let parent: Int
    var first: Int
    var last: Int
    var isOpen = true
    var children: [Int] = []

    /// The text, a line feed after each line.
    var content: [UInt8] = []

    /// The words behind a fence.
    var info: [UInt8] = []

    /// How many lines at the beginning of the content have been taken as references.
    var taken = 0

    /// Whether a comment has its end.
    var isComplete = false
  }

  let bytes: [UInt8]
  var nodes: [Node]
  var tip = 0
  var depth = 0
  var references = References()

  // The line.
  var line = 0
  var offset = 0
  var end = 0
  var column = 0
  var isTabHalfTaken = false

  // The first byte of it that is no space.
  var nextOffset = 0
  var nextColumn = 0

  init(of text: [UInt8]) {
    var text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    if text.contains(0) { text = text.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] } }
    bytes = text
    nodes = [Node(kind: .document, parent: 0, first: 1, last: 1)]
    references.budget = max(100_000, text.count)
  }

  mutating func blocks() -> [MarkdownBlock] {
    var start = 0
    while start < bytes.count {
      end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let next = end + 1
      line += 1
      (offset, column, isTabHalfTaken) = (start, 0, false)
      readLine()
      start = next < bytes.count && bytes[end] == 0x0D && bytes[next] == 0x0A ? next + 1 : next
    }
    while tip != 0 { close(tip, at: line) }
    return blocks(in: 0)
  }

  private mutating func readLine() {
    var container = 0
    while let child = nodes[container].children.last, nodes[child].isOpen {
      findText()
      switch goesOn(child) {
      case true?: container = child
      case false?: return readRest(in: container)
      case nil: return
      }
    }
    readRest(in: container)
  }

  /// Reads the line behind the marks of the blocks that it continues.
  private mutating func readRest(in container: Int) {
    var container = container
    let matched = container
    let areAllMatched = container == tip
    while !takesLines(container) {
      findText()
      guard let opened = open(in: container) else {
        advanceToText()
        break
      }
      container = opened
      switch nodes[opened].kind {
      case .heading, .rule, .table, .fencedCode: return
      default: break
      }
    }
    let isOpened = container != matched
    if !areAllMatched, !isOpened, !isBlank, nodes[tip].kind == .paragraph {
      return addLine(to: tip)
    }
    if !isOpened { closeBlocks(below: matched) }
    switch nodes[container].kind {
    case .comment: readComment(container)
    case .paragraph, .indentedCode, .fencedCode, .table: addLine(to: container)
    default:
      guard offset < end, !isBlank else { return }
      let paragraph = add(.paragraph)
      advanceToText()
      addLine(to: paragraph)
    }
  }

  /// Whether all lines that continue a block are its text.
  private func takesLines(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .indentedCode, .fencedCode, .comment: true
    default: false
    }
  }

  /// Returns whether the line continues a block; nil if it ends it and has nothing else.
  private mutating func goesOn(_ node: Int) -> Bool? {
    switch nodes[node].kind {
    case .document, .list, .comment: return true
    case .heading, .rule: return false
    case .paragraph, .table: return !isBlank
    case .quote:
      guard indent < 4, byte(nextOffset) == UInt8(ascii: ">") else { return false }
      takeQuoteSign()
      return true
    case .item(let marker):
      if isBlank {
        if nodes[node].children.isEmpty { return false }
        advanceToText()
      } else if indent >= marker.width {
        advance(marker.width, columns: true)
      } else {
        return false
      }
      return true
    case .indentedCode:
      if indent >= 4 {
        advance(4, columns: true)
      } else if isBlank {
        advanceToText()
      } else {
        return false
      }
      return true
    case .fencedCode(let fence):
      if indent < 4, isFenceEnd(fence) {
        close(node, at: line)
        return nil
      }
      var spaces = fence.indent
      while spaces > 0, isSpace(byte(offset)) {
        advance(1, columns: true)
        spaces -= 1
      }
      return true
    }
  }

  private func isFenceEnd(_ fence: Fence) -> Bool {
    var place = nextOffset
    while byte(place) == fence.sign { place += 1 }
    return place - nextOffset >= fence.length && isBlank(from: place)
  }

  /// Adds a line of a comment, and ends it behind its sign; text that follows is a paragraph.
  private mutating func readComment(_ node: Int) {
    // The two signs may not share hyphens, but for `<!-->` and `<!--->`.
    var place = offset
    if line == nodes[node].first { place += 2 }
    while place + 2 < end {
      if bytes[place] == 0x2D, bytes[place + 1] == 0x2D, bytes[place + 2] == 0x3E {
        nodes[node].isComplete = true
        close(node, at: line)
        advance(place + 3 - offset)
        guard !isBlank(from: offset) else { return }
        findText()
        advanceToText()
        return addLine(to: add(.paragraph))
      }
      place += 1
    }
  }

  // MARK: Nodes

  /// Adds a block to one that is open, and closes those in it.
  mutating func add(_ kind: Kind, in container: Int) -> Int {
    closeBlocks(below: container)
    return add(kind)
  }

  mutating func add(_ kind: Kind) -> Int {
    while !holdsBlocks(nodes[tip].kind, kind) { close(tip, at: line - 1) }
    nodes.append(Node(kind: kind, parent: tip, first: line, last: line))
    nodes[tip].children.append(nodes.count - 1)
    tip = nodes.count - 1
    switch kind {
    case .quote, .list, .item: depth += 1
    default: break
    }
    return tip
  }

  private func holdsBlocks(_ kind: Kind, _ inner: Kind) -> Bool {
    switch (kind, inner) {
    case (.list, .item): true
    case (.list, _), (_, .item): false
    case (.document, _), (.quote, _), (.item, _): true
    default: false
    }
  }

  mutating func closeBlocks(below node: Int) {
    while tip != node { close(tip, at: line - 1) }
  }

  mutating func addLine(to node: Int) {
    if isTabHalfTaken {
      offset += 1
      nodes[node].content += Array(repeating: 0x20, count: 4 - column % 4)
    }
    if offset < end { nodes[node].content += bytes[offset..<end] }
    nodes[node].content.append(0x0A)
  }

  mutating func close(_ node: Int, at last: Int) {
    nodes[node].isOpen = false
    nodes[node].last = last
    tip = nodes[node].parent
    switch nodes[node].kind {
    case .paragraph:
      takeReferences(of: node)
      if nodes[node].content.isEmpty { nodes[tip].children.removeLast() }
    case .indentedCode:
      while nodes[node].content.hasBlankEnd { nodes[node].content.removeLastLine() }
      nodes[node].last = nodes[node].first - 1 + nodes[node].content.count { $0 == 0x0A }
    case .item, .list:
      depth -= 1
      // An item without blocks ends where it begins; a list has items.
      nodes[node].last = nodes[node].children.last.map { nodes[$0].last } ?? nodes[node].first
    case .quote: depth -= 1
    default: break
    }
  }

  /// Takes the definitions of references off the beginning of a paragraph.
  mutating func takeReferences(of node: Int) {
    var start = 0
    let content = nodes[node].content
    while start < content.count, content[start] == UInt8(ascii: "["),
      let next = references.read(content, at: start)
    {
      start = next
    }
    guard start > 0 else { return }
    nodes[node].taken += content[..<start].count { $0 == 0x0A }
    nodes[node].content.removeFirst(start)
  }

  // MARK: The line

  /// The byte at a place of the line; 0 behind it.
  func byte(_ place: Int) -> UInt8 { place < end ? bytes[place] : 0 }

  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  var isBlank: Bool { nextOffset >= end }

  func isBlank(from place: Int) -> Bool {
    var place = place
    while isSpace(byte(place)) { place += 1 }
    return place >= end
  }

  /// The columns before the text of the line.
  var indent: Int { nextColumn - column }

  mutating func findText() {
    (nextOffset, nextColumn) = (offset, column)
    while isSpace(byte(nextOffset)) {
      nextColumn += bytes[nextOffset] == 0x09 ? 4 - nextColumn % 4 : 1
      nextOffset += 1
    }
  }

  mutating func advanceToText() {
    (offset, column, isTabHalfTaken) = (nextOffset, nextColumn, false)
  }

  /// Passes bytes, or columns, of which a tab is up to four.
  mutating func advance(_ count: Int, columns: Bool = false) {
    var count = count
    while count > 0, offset < end {
      if bytes[offset] == 0x09 {
        let width = 4 - column % 4
        isTabHalfTaken = columns && width > count
        column += columns ? min(width, count) : width
        if !isTabHalfTaken { offset += 1 }
        count -= columns ? min(width, count) : 1
      } else {
        isTabHalfTaken = false
        offset += 1
        column += 1
        count -= 1
      }
    }
  }

  mutating func takeQuoteSign() {
    advanceToText()
    advance(1)
    if isSpace(byte(offset)) { advance(1, columns: true) }
  }
}

extension [UInt8] {
  /// Whether the last line, which a line feed ends, is blank.
  fileprivate var hasBlankEnd: Bool {
    guard !isEmpty else { return false }
    return !dropLast().reversed().prefix { $0 != 0x0A }.contains { $0 != 0x20 && $0 != 0x09 }
  }

  fileprivate mutating func removeLastLine() {
    removeLast()
    while let last, last != 0x0A { removeLast() }
  }
}
