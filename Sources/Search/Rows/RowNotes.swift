/// What a worker notes of the rows of the pages it draws: their words, and how they are led to.
public struct RowNotes: Sendable {
  var notes: SearchNotes

  /// The pages, in the order they were drawn.
  private(set) var pages: [NotedPage] = []

  /// What search shows of the rows, and where that of each ends.
  private(set) var text: [UInt8] = []
  private var ends: [Int] = []
  private var scanner = RowScanner()

  /// Makes notes with nothing in them.
  ///
  /// - Parameter limit: The most bytes of all words, where it is less than there can be.
  public init(limit: Int? = nil) { notes = SearchNotes(limit: limit) }

  /// Whether there are more words than can be noted, so that nothing may be made of the notes.
  public var isFull: Bool { notes.isFull }

  /// How many bytes of memory they take.
  public var memory: Int { notes.memory + pages.memory + text.memory + ends.memory }

  /// Notes the rows of a page.
  ///
  /// - Parameters:
  ///   - page: The page, well-formed and judged.
  ///   - number: Its place among all pages of the site.
  ///   - path: Its path from the site's front.
  public mutating func read(_ page: [UInt8], number: Int, path: String) {
    let first = ends.count
    let key = UInt64(number) << 32
    scanner.begin()
    while scanner.next(in: page.span) { add(scanner.row, key + UInt64(ends.count - first) + 1) }
    guard ends.count > first else { return }
    notes.fingerprint.begin(key)
    notes.fingerprint.add(path.utf8.span)
    let title = scanner.title
    notes.fingerprint.add(title.span)
    pages.append(
      NotedPage(number: number, path: path, title: title, rows: first..<ends.count))
  }

  /// What search shows of a row: its trail, anchor, title and detail, a tab between them.
  func row(_ index: Int) -> ArraySlice<UInt8> {
    text[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  private mutating func add(_ row: RowScanner.Row, _ key: UInt64) {
    notes.begin(at: ends.count, order: .none, number: NotedRecord.unnumbered, key: key)
    notes.fingerprint.add(row.anchor.span)
    notes.add(row.title.span, .name)
    notes.add(row.trail.span, .place)
    notes.add(row.detail.span, .maker)
    append(row.trail)
    text.append(UInt8(ascii: "\t"))
    text += row.anchor
    text.append(UInt8(ascii: "\t"))
    append(row.title)
    text.append(UInt8(ascii: "\t"))
    append(row.detail)
    ends.append(text.count)
  }

  /// Adds a text, of which the beginning is shown if it is long.
  private mutating func append(_ part: [UInt8]) { text += IndexText.shown(part[...]) }
}
