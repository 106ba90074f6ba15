import Bytes

/// The texts of all rows as the data files have them.
struct SearchData: Sendable {
  let schema: SearchSchema

  /// The pages of all notes in order, each with the index of its worker.
  private let pages: [(owner: Int, page: NotedPage)]

  /// The texts that rows share, each after the two bytes of its column, and which a column has.
  let phrases: JoinedTexts
  let columnPhrases: [Range<Int>]

  /// For each column whose texts are in files of their own, those texts by their number of rows,
  /// and the rank of each in that order, from one; empty for other columns.
  private let shared: [(order: LargeArray<UInt32>, numbers: LargeArray<UInt32>)]

  /// How many rows there are, and how many a data file has.
  let count: Int
  let fileSize: Int

  /// The approximate number of rows in a file of words' first rows.
  let headSize: Int

  /// Joins notes, whose pages learn where they are.
  init(of notes: inout [SearchNotes], _ schema: SearchSchema) {
    var order = notes.indices.flatMap { owner in
      notes[owner].pages.indices.map { (owner: owner, page: $0) }
    }
    order.sort { notes[$0.owner].pages[$0.page].number < notes[$1.owner].pages[$1.page].number }
    var position = 0
    pages = order.map { owner, page in
      notes[owner].place(page, at: position)
      position += notes[owner].pages[page].rows.count
      return (owner, notes[owner].pages[page])
    }
    self.schema = schema
    count = position
    phrases = JoinedTexts(of: notes.map(\.phrases), usedBy: notes.map(\.phrases.uses))
    columnPhrases = schema.columns.indices.map { [phrases] column in
      let mark = SearchNotes.mark(of: column)
      return phrases.range(beginningWith: [mark.0, mark.1])
    }
    shared = Self.shared(schema, phrases, columnPhrases)
    fileSize = Self.fileSize(of: notes, schema, rows: count)
    headSize = Self.headSize(of: notes, schema, phrases, columnPhrases, rows: count)
  }

  /// How many rows a data file has: as many as have about 13,900 bytes, where there are enough rows
  /// for some hundred files, and where that are not more than 2,500.
  private static func fileSize(
    of notes: [SearchNotes], _ schema: SearchSchema, rows count: Int
  ) -> Int {
    var bytes = 1
    for (column, own) in schema.columns.enumerated() {
      switch own.storage {
      case .none, .noneRepeated: break
      case .plain: bytes += notes.reduce(0) { $0 + $1.columnBytes[column] }
      default: bytes += sharedSize * count
      }
    }
    let full = max(50, 13_900 * count / bytes)
    return max(min(full, max(100, count / 200)), count / 2_500)
  }

  /// About how many bytes a row takes in a column whose texts rows share.
  private static let sharedSize = 2

  /// The number of rows with 200,000 bytes of texts, about half when each is written once.
  private static func headSize(
    of notes: [SearchNotes], _ schema: SearchSchema, _ phrases: JoinedTexts,
    _ ranges: [Range<Int>], rows count: Int
  ) -> Int {
    var bytes = 1
    for (column, own) in schema.columns.enumerated() where own.storage.isStored {
      bytes += notes.reduce(sharedSize * count) { $0 + $1.columnBytes[column] }
      for phrase in ranges[column] {
        bytes += phrases.byteCount(of: phrase..<phrase + 1) * Int(phrases.uses[phrase])
      }
    }
    return max(1, 200_000 * count / bytes)
  }

  // MARK: - Data files

  /// The files, in about as many jobs as there are processors in a large machine.
  var jobs: [Range<Int>] {
    let fileCount = (count + fileSize - 1) / fileSize
    let length = max(1, (fileCount + 15) / 16)
    return stride(from: 0, to: fileCount, by: length).map { $0..<min($0 + length, fileCount) }
  }

  /// The file with the texts of some rows that follow each other.
  func file(_ number: Int, of notes: [SearchNotes]) -> SearchFile {
    let positions = number * fileSize..<min((number + 1) * fileSize, count)
    var file = DataFile(rows: positions.count, self)
    for index in firstPage(holding: positions.lowerBound)..<pages.count {
      let (owner, page) = pages[index]
      guard page.position < positions.upperBound else { break }
      let own = (page.position..<page.position + page.rows.count).clamped(to: positions)
      let first = page.rows.lowerBound + own.lowerBound - page.position
      file.set(
        own.lowerBound - positions.lowerBound, to: first..<first + own.count, of: notes[owner],
        by: owner)
    }
    return SearchFile("r\(number)", file.text)
  }

  /// Returns the text of a data file of some rows, with all texts in it.
  func text(ofRowsAt positions: [Int], of notes: [SearchNotes]) -> [UInt8] {
    var file = DataFile(rows: positions.count, self, hasOwnTexts: true)
    for (place, position) in positions.enumerated() {
      let (owner, page) = pages[firstPage(holding: position)]
      let row = page.rows.lowerBound + position - page.position
      file.set(place, to: row..<row + 1, of: notes[owner], by: owner)
    }
    return file.text
  }

  /// The page that has the row at a position.
  private func firstPage(holding position: Int) -> Int {
    max(1, pages.partitioningIndex { $0.page.position > position }) - 1
  }

  // MARK: - Texts in files of their own

  private static func shared(
    _ schema: SearchSchema, _ phrases: JoinedTexts, _ ranges: [Range<Int>]
  ) -> [(order: LargeArray<UInt32>, numbers: LargeArray<UInt32>)] {
    zip(schema.columns, ranges).map { column, range in
      guard column.storage == .shared else { return (LargeArray(), LargeArray()) }
      // What most rows have is in the first file, and has the shortest numbers.
      var order = range.map { UInt32($0) }
      order.sort { first, second in
        let uses = (phrases.uses[Int(first)], phrases.uses[Int(second)])
        return uses.0 != uses.1 ? uses.0 > uses.1 : first < second
      }
      var numbers = LargeArray<UInt32>(repeating: 0, count: range.count)
      for (number, phrase) in order.enumerated() {
        numbers[Int(phrase) - range.lowerBound] = UInt32(number + 1)
      }
      return (LargeArray(order), numbers)
    }
  }

  /// The column that has a text which rows share.
  func column(of phrase: Int) -> Int {
    columnPhrases.partitioningIndex { $0.upperBound > phrase }
  }

  /// The number of a text in its column's own files, from one.
  func sharedNumber(of phrase: Int, in column: Int) -> Int {
    Int(shared[column].numbers[phrase - columnPhrases[column].lowerBound])
  }

  /// How many texts of a column a file has: at least 76, and in at most 400 files.
  func sharedSize(of column: Int) -> Int { max(76, columnPhrases[column].count / 400) }

  /// The files with the texts of such columns: a tab between two.
  var sharedFiles: some Sequence<SearchFile> {
    shared.indices.lazy.flatMap { column in
      let order = shared[column].order
      let size = sharedSize(of: column)
      return stride(from: 0, to: order.count, by: size).lazy.map { start in
        var text = IndexText()
        for (index, phrase) in order[start..<min(start + size, order.count)].enumerated() {
          if index > 0 { text.tab() }
          text.text(IndexText.shown(ArraySlice(phrases[Int(phrase)].dropFirst(SearchNotes.header))))
        }
        return SearchFile("t\(column)_\(start / size)", text.bytes)
      }
    }
  }
}
