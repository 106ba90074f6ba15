/// Finds the rows of a page that can be led to, and what they say.
///
/// A row is a `<tr>` with an identifier. What it is called is its first cell; what stands above it
/// is the header of its section.
struct RowScanner {
  /// A row.
  struct Row {
    /// Its identifier.
    var anchor: [UInt8] = []

    /// The header of its section.
    var trail: [UInt8] = []

    /// The words of its first cell, and of the others.
    var title: [UInt8] = []
    var detail: [UInt8] = []
  }

  /// The title of the page, once it was read.
  private(set) var title: [UInt8] = []

  private(set) var row = Row()

  /// What heads the sections that can be folded, as long as one is open.
  private var summary: [UInt8] = []
  private var words = MarkupText()
  private var position = 0

  /// Begins a page.
  mutating func begin() {
    position = 0
    title = []
    summary = []
    row.trail = []
  }

  /// Reads up to the end of the next row.
  ///
  /// - Parameter page: The page, the same as long as there are rows.
  /// - Returns: Whether there was one, which is then in ``row``.
  mutating func next(in page: Span<UInt8>) -> Bool {
    while let tag = MarkupTag(in: page, from: position) {
      position = tag.range.upperBound + 1
      switch tag.name {
      case .title: title = text(in: page, upTo: .titleEnd)
      case .summary:
        summary = text(in: page, upTo: .summaryEnd)
        row.trail = summary
      case .detailsEnd:
        summary = []
        row.trail = []
      // A section may have no header.
      case .body: row.trail = summary
      case .section:
        // The same screen in other states, which have pages of their own.
        if tag.has(" class=\"variants\"", in: page) { return false }
      case .row:
        if let anchor = tag.value(of: " id=\"", in: page) {
          words.removeAll()
          words.add(page.extracting(anchor))
          row.anchor = words.text
          readCells(in: page)
          return true
        }
        if isSectionHeader(page) { row.trail = text(in: page, upTo: .rowEnd) }
      default: break
      }
    }
    return false
  }

  /// Whether the row that has begun is the header of a section.
  private func isSectionHeader(_ page: Span<UInt8>) -> Bool {
    guard let cell = MarkupTag(in: page, from: position), cell.name == .cell else { return false }
    return cell.has(" scope=\"rowgroup\"", in: page)
  }

  private mutating func readCells(in page: Span<UInt8>) {
    row.title = []
    words.removeAll()
    var cells = 0
    var textStart = position
    while let tag = MarkupTag(in: page, from: position) {
      words.add(page.extracting(textStart..<tag.range.lowerBound - 1))
      position = tag.range.upperBound + 1
      switch tag.name {
      case .rowEnd:
        if cells > 1 { row.detail = words.text } else { (row.title, row.detail) = (words.text, []) }
        return
      case .cell:
        if cells == 1 {
          row.title = words.text
          words.removeAll()
        }
        cells += 1
        words.separate()
      case .select: skip(to: .selectEnd, in: page)
      default: pass(tag, in: page)
      }
      textStart = position
    }
  }

  private mutating func skip(to end: MarkupTag.Name, in page: Span<UInt8>) {
    while let tag = MarkupTag(in: page, from: position) {
      position = tag.range.upperBound + 1
      if tag.name == end { return }
    }
  }

  /// Goes on after a tag between words.
  ///
  /// Words that come and go with a form's controls are part of what stands beside them. Those that
  /// are not said of the page as it was built are left out.
  private mutating func pass(_ tag: MarkupTag, in page: Span<UInt8>) {
    guard tag.name == .span,
      tag.has(" data-when=\"", in: page) || tag.has(" data-choice=\"", in: page)
        || tag.has(" data-value=\"", in: page),
      let end = MarkupTag(in: page, from: position)
    else { return words.separate() }
    if !tag.has(" hidden=\"", in: page) {
      words.add(page.extracting(position..<end.range.lowerBound - 1))
    }
    position = end.range.upperBound + 1
  }

  private mutating func text(in page: Span<UInt8>, upTo end: MarkupTag.Name) -> [UInt8] {
    words.removeAll()
    var textStart = position
    while let tag = MarkupTag(in: page, from: position) {
      words.add(page.extracting(textStart..<tag.range.lowerBound - 1))
      position = tag.range.upperBound + 1
      // What could be chosen is not what a header says.
      if tag.name == .select { skip(to: .selectEnd, in: page) } else { pass(tag, in: page) }
      textStart = position
      if tag.name == end { break }
    }
    return words.text
  }
}
