/// The texts of a page's rows, noted while they are written, and the anchors of the rows.
///
/// The renderer of a row marks its beginning and its cells; the text of a cell is everything
/// written in it, without tags.
package struct RowTexts: Sendable {
  /// A row that has an anchor; its texts are UTF-8, with any space between words.
  package struct Row: Sendable {
    package internal(set) var anchor: [UInt8] = []

    /// The header of its section.
    package internal(set) var section: [UInt8] = []

    /// The text of its first cell.
    package internal(set) var title: [UInt8] = []
    package internal(set) var detail: [UInt8] = []

    /// Texts of the row that are not on the page, in an order that its list defines.
    package internal(set) var others: [ArraySlice<UInt8>] = []
  }

  package internal(set) var rows: [Row] = []
  var title = ""
  fileprivate var row = Row()
  fileprivate var cells = 0

  /// The text since the beginning of the last cell.
  fileprivate var text: [UInt8] = []
  fileprivate var isInTag = false

  /// Whether a tag parts the words on both sides of it.
  var tagsPartWords = true

  mutating func write(_ bytes: Span<UInt8>) {
    guard !isInTag else { return }
    for index in bytes.indices { text.append(bytes[index]) }
  }

  /// Takes a literal, in which a `<` begins a tag and a `>` ends it: whatever else has them is escaped.
  mutating func write(literal: StaticString) {
    literal.withUTF8Buffer { bytes in
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte == UInt8(ascii: "<") {
          isInTag = true
          if tagsPartWords { text.append(UInt8(ascii: " ")) }
        } else if byte == UInt8(ascii: ">") {
          isInTag = false
        } else if !isInTag {
          text.append(byte)
        }
      }
    }
  }

  fileprivate mutating func taken() -> [UInt8] {
    defer { text = [] }
    return text
  }
}

extension HTMLWriter {
  /// Starts or stops noting the texts of a page's rows, and removes those of the page before.
  package mutating func noteRows(_ isNoting: Bool = true) {
    rowTexts = RowTexts()
    self.isNoting = isNoting
  }

  /// The rows that were noted, and the title of their page.
  package var notedRows: (title: String, rows: [RowTexts.Row]) { (rowTexts.title, rowTexts.rows) }

  package mutating func noteTitle(_ title: String) { if isNoting { rowTexts.title = title } }

  /// Begins a row; one without an identifier can't be linked to, and is not noted.
  package mutating func beginRow(_ anchor: String? = nil) {
    guard isNoting else { return }
    rowTexts.row.anchor = Array((anchor ?? "").utf8)
    rowTexts.cells = 0
    rowTexts.text = []
  }

  /// Begins a row whose title is not written: all of its text is detail.
  package mutating func beginRow(_ anchor: String, titled title: String) {
    beginRow(anchor)
    guard isNoting else { return }
    rowTexts.row.title = Array(title.utf8)
    rowTexts.cells = 2
  }

  /// Notes the text written from here on as the row's anchor, in the middle of its tag.
  package mutating func beginAnchor() {
    guard isNoting else { return }
    rowTexts.text = []
    rowTexts.isInTag = false
  }

  /// Continues the row's tag.
  package mutating func endAnchor() {
    guard isNoting else { return }
    rowTexts.row.anchor = rowTexts.taken()
    rowTexts.isInTag = true
  }

  package mutating func beginCell() {
    guard isNoting else { return }
    if rowTexts.cells == 1 { rowTexts.row.title = rowTexts.taken() }
    if rowTexts.cells == 0 { rowTexts.text = [] }
    rowTexts.cells += 1
  }

  package mutating func endRow() {
    guard isNoting else { return }
    if rowTexts.cells > 1 {
      rowTexts.row.detail = rowTexts.taken()
    } else {
      rowTexts.row.title = rowTexts.taken()
      rowTexts.row.detail = []
    }
    if !rowTexts.row.anchor.isEmpty { rowTexts.rows.append(rowTexts.row) }
  }

  /// Notes further texts of each row, by its place among those of the page.
  package mutating func noteOthers(_ texts: (_ row: Int) -> [ArraySlice<UInt8>]) {
    for row in rowTexts.rows.indices { rowTexts.rows[row].others = texts(row) }
  }

  /// Notes the written text as the header of the rows that follow.
  package mutating func noteSection(_ content: (inout HTMLWriter) -> Void) {
    if isNoting { rowTexts.text = [] }
    content(&self)
    if isNoting { rowTexts.row.section = rowTexts.taken() }
  }

  /// Writes content that is not part of a row's text, such as the list of choices.
  package mutating func withoutNoting(_ content: (inout HTMLWriter) -> Void) {
    let wasNoting = isNoting
    isNoting = false
    content(&self)
    isNoting = wasNoting
  }

  /// Writes words that are part of those beside them, whatever tags are between.
  package mutating func joiningWords(_ content: (inout HTMLWriter) -> Void) {
    rowTexts.tagsPartWords = false
    content(&self)
    rowTexts.tagsPartWords = true
  }
}
