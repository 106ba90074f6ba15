internal import Bytes

/// The sign of a list's items: a bullet, or a number's period or parenthesis.
struct ListMarker: Equatable {
  let sign: UInt8
  let number: Int?

  /// The columns before the text of the item.
  let width: Int

  func isOfList(_ other: Self) -> Bool {
    sign == other.sign && (number == nil) == (other.number == nil)
  }
}

extension BlockReader {
  /// Opens the block that the rest of the line begins, if it begins one but a paragraph.
  mutating func open(in container: Int) -> Int? {
    guard !isBlank else { return nil }
    let isParagraph = nodes[container].kind == .paragraph
    guard indent < 4 else {
      guard nodes[tip].kind != .paragraph else { return nil }
      if case .table = nodes[container].kind { return nil }
      advance(4, columns: true)
      return add(.indentedCode, in: container)
    }
    switch bytes[nextOffset] {
    case UInt8(ascii: ">"):
      guard depth < MarkdownDocument.maximumDepth else { return nil }
      takeQuoteSign()
      return add(.quote, in: container)
    case UInt8(ascii: "#"): return openHeading(in: container)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return openFence(in: container)
    case UInt8(ascii: "<"):
      guard bytes[nextOffset..<end].starts(with: "<!--".utf8) else { return nil }
      advanceToText()
      return add(.comment, in: container)
    case UInt8(ascii: "="), UInt8(ascii: "-"):
      if isParagraph, let heading = underline(container) { return heading }
    default: break
    }
    if isParagraph, let table = openTable(in: container) { return table }
    return isRule ? add(.rule, in: container) : openItem(in: container)
  }

  private mutating func openHeading(in container: Int) -> Int? {
    var place = nextOffset
    while byte(place) == UInt8(ascii: "#") { place += 1 }
    let level = place - nextOffset
    guard level <= 6, place >= end || isSpace(bytes[place]) else { return nil }
    // The signs at the end do not count behind a space, or where nothing is before them.
    var last = end
    while last > place, isSpace(bytes[last - 1]) { last -= 1 }
    var signs = last
    while signs > place, bytes[signs - 1] == UInt8(ascii: "#") { signs -= 1 }
    if signs == place || isSpace(bytes[signs - 1]) { last = signs }
    let heading = add(.heading(level), in: container)
    nodes[heading].content = Array(bytes[place..<last])
    return heading
  }

  private mutating func openFence(in container: Int) -> Int? {
    let sign = bytes[nextOffset]
    var place = nextOffset
    while byte(place) == sign { place += 1 }
    let length = place - nextOffset
    guard length >= 3 else { return nil }
    let info = bytes[place..<end]
    if sign == UInt8(ascii: "`"), info.contains(sign) { return nil }
    let fence = Fence(sign: sign, length: length, indent: indent)
    let code = add(.fencedCode(fence), in: container)
    nodes[code].info = Array(info)
    return code
  }

  /// Makes a heading of a paragraph, if the line is its underline.
  private mutating func underline(_ paragraph: Int) -> Int? {
    let sign = bytes[nextOffset]
    var place = nextOffset
    while byte(place) == sign { place += 1 }
    guard isBlank(from: place) else { return nil }
    takeReferences(of: paragraph)
    let content = nodes[paragraph].content
    guard !content.isEmpty else { return nil }
    return replace(paragraph, by: .heading(sign == UInt8(ascii: "=") ? 1 : 2), with: content)
  }

  private mutating func replace(_ paragraph: Int, by kind: Kind, with content: [UInt8]) -> Int {
    let old = nodes[paragraph]
    tip = old.parent
    nodes[tip].children.removeLast()
    let new = add(kind)
    nodes[new].first = old.first + old.taken
    nodes[new].content = content
    return new
  }

  /// Whether the line is three or more hyphens, underscores or asterisks.
  private var isRule: Bool {
    let sign = bytes[nextOffset]
    guard [0x2A, 0x2D, 0x5F].contains(sign) else { return false }
    var count = 0
    for byte in bytes[nextOffset..<end] {
      if byte == sign { count += 1 } else if !isSpace(byte) { return false }
    }
    return count >= 3
  }

  private mutating func openItem(in container: Int) -> Int? {
    guard depth + 1 < MarkdownDocument.maximumDepth else { return nil }
    let isParagraph = nodes[container].kind == .paragraph
    var place = nextOffset
    var number: Int?
    if ASCII.isDigit(bytes[place]) {
      var value = 0
      while ASCII.isDigit(byte(place)), place - nextOffset < 9 {
        value = value * 10 + Int(bytes[place] - 0x30)
        place += 1
      }
      guard byte(place) == UInt8(ascii: ".") || byte(place) == UInt8(ascii: ")"),
        !isParagraph || value == 1
      else { return nil }
      number = value
    } else if ![0x2A, 0x2B, 0x2D].contains(bytes[place]) {
      return nil
    }
    let sign = bytes[place]
    place += 1
    guard place >= end || isSpace(bytes[place]), !isParagraph || !isBlank(from: place)
    else { return nil }

    let outer = indent
    let length = place - nextOffset
    advanceToText()
    advance(length, columns: true)
    let (before, isHalf, start) = (offset, isTabHalfTaken, column)
    repeat { advance(1, columns: true) } while column - start < 5 && isSpace(byte(offset))
    var spaces = column - start
    if spaces >= 5 || spaces < 1 || offset >= end {
      spaces = 1
      (offset, isTabHalfTaken, column) = (before, isHalf, start)
      if isSpace(byte(offset)) { advance(1, columns: true) }
    }
    let marker = ListMarker(sign: sign, number: number, width: outer + length + spaces)
    closeBlocks(below: container)
    let goesOn = if case .list(let list) = nodes[tip].kind { list.isOfList(marker) } else { false }
    if !goesOn { _ = add(.list(marker)) }
    return add(.item(marker))
  }

  /// Makes a table of the last line of a paragraph, if the line has as many columns as that.
  private mutating func openTable(in paragraph: Int) -> Int? {
    guard let alignments = delimiters, alignments.count <= MarkdownDocument.maximumColumns
    else { return nil }
    var content = nodes[paragraph].content
    let start = content.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let header = Array(content[start...])
    guard header.contains(UInt8(ascii: "|")),
      Self.cells(of: header.dropLast()).count == alignments.count
    else { return nil }
    content.removeSubrange(start...)
    if start == 0 { return replace(paragraph, by: .table(alignments), with: header) }
    nodes[paragraph].content = content
    close(paragraph, at: line - 2)
    let table = add(.table(alignments))
    nodes[table].content = header
    nodes[table].first = line - 1
    return table
  }

  /// The alignments that the line has, if it is the one below the header of a table.
  private var delimiters: [MarkdownTable.Alignment?]? {
    guard [0x7C, 0x3A, 0x2D].contains(bytes[nextOffset]),
      bytes[nextOffset..<end].allSatisfy({ [0x7C, 0x3A, 0x2D].contains($0) || isSpace($0) })
    else { return nil }
    var alignments: [MarkdownTable.Alignment?] = []
    for cell in Self.cells(of: bytes[nextOffset..<end]) {
      guard let first = cell.first, let last = cell.last,
        cell.dropFirst(first == 0x3A ? 1 : 0).dropLast(last == 0x3A ? 1 : 0)
          .allSatisfy({ $0 == 0x2D }), cell.contains(0x2D)
      else { return nil }
      alignments.append(
        first == 0x3A ? last == 0x3A ? .center : .left : last == 0x3A ? .right : nil)
    }
    return alignments
  }

  /// The cells of a row, without the spaces around them and the backslashes before bars.
  static func cells(of row: ArraySlice<UInt8>) -> [[UInt8]] {
    let row = row.trimmed
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var place = row.first == 0x7C ? row.startIndex + 1 : row.startIndex
    while place < row.endIndex {
      switch row[place] {
      case UInt8(ascii: "\\") where place + 1 < row.endIndex && row[place + 1] == 0x7C:
        cell.append(0x7C)
        place += 1
      case 0x7C:
        cells.append(Array(cell[...].trimmed))
        cell = []
      default: cell.append(row[place])
      }
      place += 1
    }
    if row.last != 0x7C || row.dropLast().last == UInt8(ascii: "\\") || row.count == 1 {
      cells.append(Array(cell[...].trimmed))
    }
    return cells
  }
}

extension ArraySlice<UInt8> {
  var trimmed: Self { trimming { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } }
}
