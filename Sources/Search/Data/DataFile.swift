import Bytes

/// One data file: the shown values of consecutive rows, column by column.
///
/// It is dense, because searches transfer more of it than of anything else: about twenty bytes for
/// a row. A column is a line. Its first character is the encoding of its values, the shortest
/// of the following:
///
/// - `p`: the values, a tab between two; behind one that the next rows have too U+001F and how many
///   rows have it.
/// - `d`: the different values, and then digits: which of them each row has.
/// - `n`: a number, and digits: how much more each row's own is.
/// - `t`: a day as a number, and digits: one more than the number of days from each row's day to
///   that one, and zero for a row without a day; then texts that are not days, each with the rows
///   that have it.
/// - `s`: digits: one more than the number of each row's text in the column's own files, or zero.
///
/// The first rows of common words are also in files of heads, which have no column of that kind, and before
/// all others one of numbers: the rows' ranks. See ``HeadFiles``.
///
/// A day is 372 times its year, and 31 times its month and its day of the month from zero. A new
/// kind of data, such as a column to sort by, would be another line, or another file of the same
/// rows.
struct DataFile {
  private let data: SearchData
  private let count: Int

  /// Whether it has the texts, too, that are otherwise in a column's own files.
  private let hasOwnTexts: Bool

  /// The values of the rows, one column after another: zero for none, else one more than a phrase,
  /// or the negative of one more than the index of a text in ``texts``.
  private var cells: [Int]
  private var numbers: [Int]
  private var texts: [ArraySlice<UInt8>] = []

  init(rows count: Int, _ data: SearchData, hasOwnTexts: Bool = false) {
    self.data = data
    self.count = count
    self.hasOwnTexts = hasOwnTexts
    cells = Array(repeating: 0, count: count * data.schema.columns.count)
    numbers = Array(repeating: 0, count: count)
  }

  /// Takes consecutive rows' texts, in the file from `first` on, from the notes of worker `owner`.
  mutating func set(_ first: Int, to rows: Range<Int>, of notes: SearchNotes, by owner: Int) {
    var reader = RowReader(notes, ahead: rows.count)
    for row in rows { set(first + row - rows.lowerBound, to: row, from: &reader, by: owner) }
  }

  private mutating func set(
    _ place: Int, to row: Int, from reader: inout RowReader, by owner: Int
  ) {
    reader.read(row)
    let tokens = reader.readTokens()
    let number = reader.row.number
    numbers[place] = number == NotedRow.unnumbered ? 0 : Int(number)
    for token in reader.loadedTokens[tokens] where Token.isPhrase(token) {
      let phrase = Int(data.phrases.places[owner][Token.number(token)])
      cells[data.column(of: phrase) * count + place] = phrase + 1
    }
    reader.readTexts { column, text in
      texts.append(text)
      cells[column * count + place] = -texts.count
    }
  }

  /// The text of the file: the lines of the columns that are stored.
  var text: [UInt8] {
    var text = IndexText()
    for (column, own) in data.schema.columns.enumerated() where own.storage.isStored {
      if !text.bytes.isEmpty { text.bytes.append(UInt8(ascii: "\n")) }
      switch own.storage {
      case .number: Self.write(numbers, into: &text)
      case .date: writeDays(column, into: &text)
      case .shared where !hasOwnTexts:
        text.bytes.append(UInt8(ascii: "s"))
        for cell in cells(of: column) {
          text.number(cell > 0 ? data.sharedNumber(of: cell - 1, in: column) : 0)
        }
      case .plain: writePlain(column, into: &text)
      case .none, .noneRepeated, .repeated, .pattern, .shared:
        let list = dictionary(column)
        if list.bytes.count < plainSize(column) {
          text.text(list.bytes)
        } else {
          writePlain(column, into: &text)
        }
      }
    }
    return text.bytes
  }

  static func line(of numbers: [Int]) -> [UInt8] {
    var text = IndexText()
    write(numbers, into: &text)
    text.bytes.append(UInt8(ascii: "\n"))
    return text.bytes
  }
}

// MARK: - Ways to write a column

extension DataFile {
  private func cells(of column: Int) -> ArraySlice<Int> {
    cells[column * count..<(column + 1) * count]
  }

  private func shown(_ cell: Int, _ column: Int) -> ArraySlice<UInt8> {
    if cell == 0 { return [] }
    guard cell > 0 else { return texts[-cell - 1] }
    let text = ArraySlice(data.phrases[cell - 1].dropFirst(SearchNotes.header))
    return data.schema.columns[column].isCut ? IndexText.shown(text) : text
  }

  /// Whether the text of a cell is cut where it is shown.
  private func isCut(_ cell: Int, _ column: Int) -> Bool {
    cell > 0 && data.schema.columns[column].isCut
      && data.phrases.range(of: cell - 1).count > SearchNotes.header + IndexText.longest
  }

  /// Writes ``shown(_:_:)``; a text that rows share is not copied first.
  private func write(_ cell: Int, _ column: Int, into text: inout IndexText) {
    guard cell > 0, !isCut(cell, column) else { return text.text(shown(cell, column)) }
    text.text(
      data.phrases.bytes.span.extracting(
        data.phrases.range(of: cell - 1).dropFirst(SearchNotes.header)))
  }

  /// Finds the runs of rows that show the same.
  private func forEachRun(_ column: Int, _ body: (_ cell: Int, _ rows: Range<Int>) -> Void) {
    let start = column * count
    var row = 0
    while row < count {
      let cell = cells[start + row]
      var end = row + 1
      while end < count {
        let next = cells[start + end]
        guard next == cell || showSame(next, cell, column) else { break }
        end += 1
      }
      body(cell, row..<end)
      row = end
    }
  }

  /// Whether two cells show the same, as different phrases only do where they are cut.
  private func showSame(_ first: Int, _ second: Int, _ column: Int) -> Bool {
    if first > 0, second > 0, !isCut(first, column) || !isCut(second, column) { return false }
    return shown(first, column) == shown(second, column)
  }

  private func writePlain(_ column: Int, into text: inout IndexText) {
    text.bytes.append(UInt8(ascii: "p"))
    forEachRun(column) { cell, rows in
      if rows.lowerBound > 0 { text.tab() }
      write(cell, column, into: &text)
      if rows.count > 1 {
        text.bytes.append(0x1F)
        text.decimal(rows.count)
      }
    }
  }

  /// How many bytes ``writePlain(_:into:)`` writes.
  private func plainSize(_ column: Int) -> Int {
    var size = 1
    forEachRun(column) { cell, rows in
      size += rows.lowerBound > 0 ? 1 : 0
      size +=
        cell <= 0 || isCut(cell, column)
        ? shown(cell, column).count : data.phrases.range(of: cell - 1).count - SearchNotes.header
      if rows.count > 1 { size += 1 + "\(rows.count)".utf8.count }
    }
    return size
  }

  private func dictionary(_ column: Int) -> IndexText {
    var text = IndexText()
    var digits = IndexText()
    var numbers: [Int: Int] = [:]
    var last = (cell: Int.max, number: 0)
    text.bytes.append(UInt8(ascii: "d"))
    for cell in cells(of: column) {
      let number = cell == last.cell ? last.number : numbers[cell] ?? numbers.count
      last = (cell, number)
      if number == numbers.count {
        numbers[cell] = number
        write(cell, column, into: &text)
        text.tab()
      }
      digits.number(number)
    }
    text.text(digits.bytes)
    return text
  }

  private static func write(_ numbers: [Int], into text: inout IndexText) {
    let least = numbers.min() ?? 0
    text.bytes.append(UInt8(ascii: "n"))
    text.decimal(least)
    text.tab()
    for number in numbers { text.number(number - least) }
  }

  private func writeDays(_ column: Int, into text: inout IndexText) {
    let cells = cells(of: column)
    let days = cells.map { Self.day(of: shown($0, column)) }
    let last = days.lazy.compactMap(\.self).max() ?? 0
    text.bytes.append(UInt8(ascii: "t"))
    text.decimal(last)
    text.tab()
    for day in days { text.number(day.map { last - $0 + 1 } ?? 0) }
    var odd: [(value: ArraySlice<UInt8>, rows: [Int])] = []
    for (row, cell) in cells.enumerated() where cell != 0 && days[row] == nil {
      let value = shown(cell, column)
      let place = odd.firstIndex { $0.value == value } ?? odd.count
      if place == odd.count { odd.append((value, [])) }
      odd[place].rows.append(row)
    }
    for (value, rows) in odd {
      text.tab()
      text.text(value)
      text.tab()
      text.text(rows.map { "\($0)" }.joined(separator: ",").utf8)
    }
  }

  /// Returns a day such as `2026-11-22` as a number; `nil` for other texts.
  private static func day(of text: ArraySlice<UInt8>) -> Int? {
    guard text.count == 10 else { return nil }
    var value = 0
    for (place, byte) in text.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = 10 * value + Int(byte - UInt8(ascii: "0"))
      }
    }
    let (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
    guard 1...12 ~= month, 1...31 ~= day else { return nil }
    return (year * 12 + month - 1) * 31 + day - 1
  }
}
