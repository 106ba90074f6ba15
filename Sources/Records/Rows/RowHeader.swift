import Bytes

/// The form of a source's rows, and its columns.
///
/// The columns of objects are collected while reading: each new name is one more. Members of an
/// object within an object have both names, with a dot between: `name.first`.
package struct RowHeader: Sendable {
  /// How rows are written.
  enum Form: Equatable, Sendable {
    /// Nothing decisive has been read.
    case unknown

    /// As lines with this between the cells.
    case delimited(Delimiter)

    /// As JSON objects.
    case objects

    /// As JSON arrays.
    case lists
  }

  let shape: RowShape
  var form: Form

  /// Whether the rows are objects of JSON.
  package var hasObjects: Bool { form == .objects }

  /// The names of the columns as the source has them; empty if it has none.
  package private(set) var names: [[UInt8]] = []

  /// Whether every line lacks the last cell.
  private(set) var lacksLastCell = false

  /// Whether empty cells at the end of rows were left out, so that these may be short.
  private(set) var dropsEmptyCells = false

  /// The offset of the notes below the rows, if there are any.
  var notes = Int.max

  /// Whether there was a column more than there may be.
  private(set) var isTooWide = false

  /// The names within objects, in the order in which they came first.
  private var keys: [Key] = []

  /// Their texts, and the numbers of the names whose values are the objects that they are in.
  private var texts: [[UInt8]] = []
  private var owners: [Int] = []
  private var numbers: [Owned: Int] = [:]

  /// The index of each name among the columns of objects.
  private var columns: [[UInt8]: Int] = [:]

  /// The most columns there may be.
  static let columnLimit = 1_024

  /// Objects further within each other stay JSON.
  static let depthLimit = 8

  /// A name, and the number of the name whose value is the object that it is in.
  private struct Owned: Hashable {
    let owner: Int
    let name: [UInt8]
  }

  init(
    _ shape: RowShape, _ form: Form? = nil, names: [[UInt8]] = [], lacksLastCell: Bool = false,
    dropsEmptyCells: Bool = false
  ) {
    self.shape = shape
    self.form = form ?? (shape.knowsNames ? .objects : .unknown)
    self.names = names
    self.lacksLastCell = lacksLastCell
    self.dropsEmptyCells = dropsEmptyCells
  }

  func lines(_ delimiter: Delimiter) -> LineForm {
    var form = LineForm(columns: names.count)
    form.dialect = Dialect(
      delimiter: delimiter, quote: shape.quote ?? Dialect.noQuote, isLenient: shape.isLenient)
    (form.padsRows, form.lacksLastCell) = (shape.padsRows || dropsEmptyCells, lacksLastCell)
    form.end = shape.keepsNotes ? Int.max : notes
    if case .prefix = shape.comments { form.hasComments = true }
    return form
  }

  /// Returns whether a line or list with a number of cells can be a row.
  func takes(cells count: Int) -> Bool { lines(.comma).takes(cells: count) }
}

// MARK: - The names in objects

extension RowHeader {
  /// A name in objects, laid out for comparing eight bytes at a time, including its closing quote.
  private struct Key: Sendable {
    /// The number of the name whose value is the object; -1 for the row itself, and -2 for a name
    /// that is never as it is in JSON.
    let owner: Int

    /// The column of its values; -1 as long as it had none, or objects.
    var column = -1
    let count: Int
    let isList: Bool
    let isKept: Bool
    var first: UInt64 = 0
    var firstMask: UInt64 = 0
    var second: UInt64 = 0
    var secondMask: UInt64 = 0

    init(_ name: [UInt8], in owner: Int, _ shape: RowShape) {
      let isPlain = name.allSatisfy {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      self.owner = isPlain ? owner : -2
      isList = owner < 0 && name == shape.list
      isKept = owner < 0 && shape.kept.contains(name)
      count = name.count
      for (index, byte) in (name + [UInt8(ascii: "\"")]).prefix(16).enumerated() {
        let shift = UInt64(index % 8 * 8)
        if index < 8 {
          first |= UInt64(byte) << shift
          firstMask |= 0xFF << shift
        } else {
          second |= UInt64(byte) << shift
          secondMask |= 0xFF << shift
        }
      }
    }
  }

  /// Whether the name with that number is the one whose list the rows are.
  func isList(_ key: Int) -> Bool { key >= 0 && keys[key].isList }

  /// Whether an object with that name stays JSON.
  func isKept(_ key: Int) -> Bool { key < 0 || keys[key].isKept }

  /// Reads a name from its opening to its closing quote; its number is -1 if there are too many.
  ///
  /// - `owner`: The number of the name whose value is the object; -1 for the row itself.
  /// - `guess`: The number it has if this object is like those before it.
  @inline(__always)
  mutating func readKey(
    _ bytes: Span<UInt8>, from start: Int, in owner: Int, guess: Int
  ) throws(SyntaxFault) -> (end: Int, number: Int) {
    if guess < keys.count, isKey(guess, bytes, at: start, in: owner) {
      return (start + keys[guess].count, guess)
    }
    return try findKey(bytes, from: start, in: owner, after: guess)
  }

  @inline(__always)
  private func isKey(_ number: Int, _ bytes: Span<UInt8>, at start: Int, in owner: Int) -> Bool {
    let key = keys[number]
    guard key.owner == owner, bytes.word(at: start) & key.firstMask == key.first else {
      return false
    }
    if key.count < 8 { return true }
    guard bytes.word(at: start + 8) & key.secondMask == key.second else { return false }
    return key.count < 16 || Self.isRest(of: texts[number], bytes, at: start)
  }

  /// Returns whether a long name matches after its first sixteen bytes; takes the name alone, since
  /// the header would be copied for each.
  private static func isRest(of name: [UInt8], _ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard start + name.count < bytes.count else { return false }
    for index in 16..<name.count where bytes[start + index] != name[index] { return false }
    return bytes[start + name.count] == UInt8(ascii: "\"")
  }

  /// How many names may be missing before one is looked for among all.
  private static let reach = 8

  /// Reads a name that is not the one expected: others are missing, in another order, or it is new.
  private mutating func findKey(
    _ bytes: Span<UInt8>, from start: Int, in owner: Int, after guess: Int
  ) throws(SyntaxFault) -> (end: Int, number: Int) {
    for number in max(0, guess)..<max(0, min(guess + Self.reach, keys.count))
    where isKey(number, bytes, at: start, in: owner) {
      return (start + keys[number].count, number)
    }
    let (end, hasEscapes) = try JSON.skipString(bytes, from: start)
    var name: [UInt8] = []
    name.reserveCapacity(end - start)
    for position in start..<end { name.append(bytes[position]) }
    if hasEscapes { name = Array(JSON.unescaped(name[...])) }
    return (end, number(of: name, in: owner))
  }

  /// The number of a name, a new one if it was not there before; -1 where there are too many.
  private mutating func number(of name: [UInt8], in owner: Int) -> Int {
    let owned = Owned(owner: owner, name: name)
    if let number = numbers[owned] { return number }
    guard keys.count < 2 * Self.columnLimit else {
      isTooWide = true
      return -1
    }
    keys.append(Key(name, in: owner, shape))
    texts.append(name)
    owners.append(owner)
    numbers[owned] = keys.count - 1
    return keys.count - 1
  }

  /// Returns the column of values with a name, a new one if necessary; `nil` if there are too many.
  @inline(__always)
  mutating func column(of key: Int) -> Int? {
    guard key >= 0 else { return nil }
    let column = keys[key].column
    return column >= 0 ? column : addColumn(of: key)
  }

  private mutating func addColumn(of key: Int) -> Int? {
    var name = texts[key]
    var owner = owners[key]
    while owner >= 0 {
      name = texts[owner] + [UInt8(ascii: ".")] + name
      owner = owners[owner]
    }
    if let column = columns[name] {
      keys[key].column = column
      return column
    }
    guard names.count < Self.columnLimit else {
      isTooWide = true
      return nil
    }
    names.append(name)
    columns[name] = names.count - 1
    keys[key].column = names.count - 1
    return names.count - 1
  }

  /// Adds the columns of later rows in the source.
  mutating func add(_ other: RowHeader) {
    guard form == .objects else { return }
    var numbers: [Int] = []
    for number in other.keys.indices {
      let owner = other.owners[number]
      let here = self.number(of: other.texts[number], in: owner < 0 ? -1 : numbers[owner])
      numbers.append(here)
      if other.keys[number].column >= 0 { _ = column(of: here) }
    }
  }
}

// MARK: - The columns in words

extension RowHeader {
  /// Returns the names of columns from several header lines, joined by a dot: `Price · EUR`.
  ///
  /// A blank cell repeats the one before it if a line below names the column: merged cells of a
  /// spreadsheet are written so. The same text again adds nothing, nor does "Response" below a
  /// question, which SurveyMonkey writes.
  static func names(in lines: [[[UInt8]]]) -> [[UInt8]] {
    guard lines.count > 1 else { return lines.first ?? [] }
    let count = lines.map(\.count).max() ?? 0
    let responses = ["Response", "Open-Ended Response"].map { Array($0.utf8) }
    var names = [[UInt8]](repeating: [], count: count)
    for (number, line) in lines.enumerated() {
      var last: [UInt8] = []
      for column in 0..<count {
        let cell = column < line.count ? line[column] : []
        let isBlank = Blank.isBlank(cell.span)
        let below = lines[(number + 1)...].map { column < $0.count ? $0[column] : [] }
        var hasMore = false
        for cell in below where !Blank.isBlank(cell.span) { hasMore = true }
        if !isBlank { last = cell }
        guard !isBlank || hasMore, !last.isEmpty else { continue }
        if !names[column].isEmpty, last == names[column] || responses.contains(last) { continue }
        if !names[column].isEmpty {
          // The last part tells apart the answers to a question, so the others are shortened.
          let text = String(decoding: names[column], as: UTF8.self)
          let room = max(titleLimit / 3, titleLimit - 4 - last.count)
          if text.count > room { names[column] = Array("\(text.prefix(room))…".utf8) }
          names[column] += Array(" · ".utf8)
        }
        names[column] += last
      }
    }
    return names
  }

  /// The name of a column as messages show it.
  func shownName(of column: Int) -> String {
    Excerpt.of(String(decoding: names[column], as: UTF8.self), limit: 40)
  }

  /// The columns in words, as messages and pages show them: each has a name, and no two have one.
  static func titles(of names: [[UInt8]]) -> [String] {
    var taken: Set<String> = []
    return names.enumerated().map { index, name in
      let title = Self.title(of: name, column: index + 1)
      var unique = title
      var count = 1
      while !taken.insert(unique).inserted {
        count += 1
        unique = "\(title) (\(count))"
      }
      return unique
    }
  }

  /// The title of a column whose name is unique.
  static func title(of name: [UInt8]) -> String { title(of: name, column: 1) }

  /// The most characters of a name that are shown: it is at the head of every page.
  private static let titleLimit = 120

  /// A name on one line, or the column's number where there is nothing to see.
  private static func title(of name: [UInt8], column: Int) -> String {
    guard !Blank.isBlank(name.span) else { return "Column \(column)" }
    let words = name.split { ASCII.isSpace($0) }.map { String(decoding: $0, as: UTF8.self) }
    let scalars = words.joined(separator: " ").unicodeScalars
    let shown = scalars.prefix(titleLimit).map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : Character($0)
    }
    return String(shown) + (scalars.count > titleLimit ? "…" : "")
  }
}
