/// The rows of all pages, in the order of the pages.
struct JoinedRows: Sendable {
  /// The notes, whose records know their places among all.
  private(set) var notes: [RowNotes]

  /// The pages in order, each with who noted it and the place of its first row.
  private let pages: [(owner: Int, page: NotedPage, position: Int)]

  /// How many rows there are.
  let count: Int

  init(_ notes: [RowNotes]) {
    var all: [(owner: Int, page: NotedPage)] = []
    for (owner, notes) in notes.enumerated() { all += notes.pages.map { (owner, $0) } }
    all.sort { $0.page.number < $1.page.number }
    var pages: [(owner: Int, page: NotedPage, position: Int)] = []
    var position = 0
    self.notes = notes
    for (owner, page) in all {
      pages.append((owner, page, position))
      self.notes[owner].notes.move(page.rows, to: position)
      position += page.rows.count
    }
    self.pages = pages
    count = position
  }

  /// How many rows a data file has: as many as have about sixteen thousand bytes.
  var dataFileSize: Int {
    let bytes = notes.reduce(1) { $0 + $1.text.count }
    return max(50, 16_000 * count / bytes, count / 2_500)
  }

  /// The file with what search shows of some rows.
  ///
  /// - Parameters:
  ///   - number: Its place among such files.
  ///   - size: How many rows each has.
  /// - Returns: The file.
  func dataFile(_ number: Int, size: Int) -> SearchFile {
    let positions = number * size..<min((number + 1) * size, count)
    var ownPages: [(path: String, title: [UInt8])] = []
    var trails: [ArraySlice<UInt8>] = []
    var rows = IndexText()
    for index in firstPage(holding: positions.lowerBound)..<pages.count {
      let (owner, page, start) = pages[index]
      guard start < positions.upperBound else { break }
      ownPages.append((page.path, page.title))
      let own =
        max(
          start, positions.lowerBound)..<min(
          start + page.rows.count, positions.upperBound)
      for position in own {
        let row = notes[owner].row(page.rows.lowerBound + position - start)
        let end = row.firstIndex(of: UInt8(ascii: "\t")) ?? row.endIndex
        // The rows of a section follow each other.
        if trails.last != row[..<end] { trails.append(row[..<end]) }
        rows.tab()
        rows.decimal(ownPages.count - 1)
        rows.tab()
        rows.decimal(trails.count - 1)
        rows.text(row[end...])
      }
    }
    var text = IndexText()
    text.decimal(ownPages.count)
    for (path, title) in ownPages {
      text.tab()
      text.text(path.utf8)
      text.tab()
      text.text(title)
    }
    text.tab()
    text.list(trails)
    text.text(rows.bytes)
    return SearchFile("r\(number)", text.bytes)
  }

  /// The page that has the row at a position.
  private func firstPage(holding position: Int) -> Int {
    var (low, high) = (0, pages.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pages[middle].position <= position { low = middle } else { high = middle }
    }
    return low
  }
}
