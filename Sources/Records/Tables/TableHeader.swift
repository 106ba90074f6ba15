/// How the rows of a table are written, and what its columns are.
///
/// The columns of objects are found on the way: each name that is new is one more.
struct TableHeader: Sendable {
  /// How rows are written.
  enum Form: Sendable {
    /// Nothing has been read that would tell.
    case unknown

    /// As lines with this between the cells.
    case delimited(Delimiter)

    /// As JSON objects.
    case objects

    /// As JSON arrays.
    case lists
  }

  var form = Form.unknown

  /// The names of the columns as the source has them; empty where it has none.
  private(set) var names: [[UInt8]] = []

  /// Whether there was a column more than a table may have.
  private(set) var isTooWide = false

  /// Where the columns of objects are among the names.
  private var columns: [[UInt8]: Int] = [:]

  init() {}

  init(_ form: Form, names: [[UInt8]]) {
    self.form = form
    self.names = names
  }

  /// The column that a name of an object is, which is a new one if the name is.
  ///
  /// - Parameters:
  ///   - key: The name's content between its quotes.
  ///   - hasEscapes: Whether it has some.
  ///   - bytes: What it is in.
  ///   - guess: The column it is if this object is like those before it.
  /// - Returns: The column; nil where there would be too many.
  mutating func column(
    of key: Range<Int>, hasEscapes: Bool, in bytes: Span<UInt8>, guess: Int
  ) -> Int? {
    if !hasEscapes, guess < names.count, Self.isEqual(names[guess], bytes.extracting(key)) {
      return guess
    }
    var name: [UInt8] = []
    name.reserveCapacity(key.count)
    for position in key { name.append(bytes[position]) }
    if hasEscapes { name = Array(JSON.unescaped(name[...])) }
    if let column = columns[name] { return column }
    guard names.count < Table.columnLimit else {
      isTooWide = true
      return nil
    }
    names.append(name)
    columns[name] = names.count - 1
    return names.count - 1
  }

  private static func isEqual(_ name: [UInt8], _ bytes: Span<UInt8>) -> Bool {
    guard name.count == bytes.count else { return false }
    for index in name.indices where name[index] != bytes[index] { return false }
    return true
  }
}

extension TableHeader {
  /// The columns in words, as messages and pages show them: each has a name, and no two have one.
  var titles: [String] {
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

  /// The most characters of a name that are shown: it is at the head of every page.
  private static let titleLimit = 120

  /// A name on one line, or the column's number where there is nothing to see.
  private static func title(of name: [UInt8], column: Int) -> String {
    guard !Blank.isBlank(name.span) else { return "Column \(column)" }
    let words = name.split { Blank.isASCII($0) }.map { String(decoding: $0, as: UTF8.self) }
    return Excerpt.of(words.joined(separator: " "), limit: titleLimit)
  }
}
