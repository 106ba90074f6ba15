/// What a worker notes of the rows of the pages it draws: their words, and how they are led to.
public struct RowNotes: Sendable {
  var notes = SearchNotes()

  /// The pages, in the order they were drawn.
  private(set) var pages: [NotedPage] = []

  /// What search shows of the rows, and where that of each ends.
  private(set) var text: [UInt8] = []
  private var ends: [Int] = []
  private var scanner = RowScanner()

  public init() {}

  /// Notes the rows of a page.
  ///
  /// - Parameters:
  ///   - page: The page, well-formed and judged.
  ///   - number: Its place among all pages of the site.
  ///   - path: Its path from the site's front.
  public mutating func read(_ page: [UInt8], number: Int, path: String) {
    let first = ends.count
    scanner.begin()
    while scanner.next(in: page.span) { add(scanner.row) }
    guard ends.count > first else { return }
    pages.append(
      NotedPage(number: number, path: path, title: scanner.title, rows: first..<ends.count))
  }

  /// What search shows of a row: its trail, anchor, title and detail, a tab between them.
  func row(_ index: Int) -> ArraySlice<UInt8> {
    text[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  private mutating func add(_ row: RowScanner.Row) {
    notes.begin(at: ends.count, order: .none, number: NotedRecord.unnumbered)
    notes.add(row.title.span, .name)
    notes.add(row.trail.span, .place)
    notes.add(row.detail.span, .maker)
    append(row.trail)
    text.append(UInt8(ascii: "\t"))
    append(row.anchor)
    text.append(UInt8(ascii: "\t"))
    append(row.title)
    text.append(UInt8(ascii: "\t"))
    append(row.detail)
    ends.append(text.count)
  }

  /// The most bytes of a text that are shown.
  private static let longest = 160

  /// Adds a text, of which the beginning is shown if it is long.
  private mutating func append(_ part: [UInt8]) {
    guard part.count > Self.longest else {
      text += part
      return
    }
    var end = Self.longest
    while part[end] & 0xC0 == 0x80 { end -= 1 }
    text += part[..<end]
    text += "…".utf8
  }
}
