import Bytes

/// The objects of a JSON list as a small table: a row for each, and a column for each of their
/// members that says something, in the order in which they come first.
///
/// Elements that are not objects have their text in a column without a name.
package struct ObjectList: Sendable {
  /// The number of elements.
  package let count: Int

  /// The titles of the first columns, `nil` for that of other elements.
  package private(set) var columns: [String?] = []

  /// The number of all columns.
  package private(set) var columnCount = 0

  /// The texts of the first rows, as many as they have columns.
  package private(set) var rows: [[ArraySlice<UInt8>]] = []

  /// Reads a list, with any blanks around it, and ends texts over a number of bytes with `…`; `nil`
  /// for other text.
  package init?(
    _ list: [UInt8], rows rowLimit: Int, columns columnLimit: Int, text textLimit: Int
  ) {
    var own = (columns: [String?](), places: [[UInt8]?: Int](), rows: [[ArraySlice<UInt8>]]())
    let count = JSON.count(of: list) { bytes, element in
      var row: [ArraySlice<UInt8>] = []
      func add(_ value: Range<Int>, named name: [UInt8]?) {
        let isRead = own.rows.count < rowLimit
        // Whether there is something to see is known from its beginning.
        let text = JSON.brief(of: value, in: bytes, limit: isRead ? textLimit : 8)
        guard !text.isEmpty else { return }
        let place = own.places[name] ?? own.places.count
        if place == own.places.count {
          own.places[name] = place
          if place < columnLimit { own.columns.append(name.map(RowHeader.title)) }
        }
        guard isRead, place < columnLimit else { return }
        while row.count <= place { row.append([]) }
        row[place] = text[...]
      }
      if bytes[element.lowerBound] == UInt8(ascii: "{") {
        JSON.forEachPart(at: element.lowerBound, in: bytes) { name, value in
          add(value, named: name.map { Array(JSON.unescaped(bytes[$0])) })
          return true
        }
      } else {
        add(element, named: nil)
      }
      if own.rows.count < rowLimit { own.rows.append(row) }
    }
    guard let count else { return nil }
    self.count = count
    columns = own.columns
    columnCount = own.places.count
    rows = own.rows.map { $0 + repeatElement([], count: own.columns.count - $0.count) }
  }

  /// A text that is not a list, as the only value of one.
  package init(text: ArraySlice<UInt8>) {
    count = 1
    columns = [nil]
    columnCount = 1
    rows = [[text]]
  }
}

extension JSON {
  /// Returns a value as a short text without the signs of JSON: `Ann (city: Rome), 5`.
  ///
  /// Strings are as they are, lists have commas, objects the names of their members, and what is
  /// within these is in parentheses; nulls and empty texts are left out. A text with more bytes than
  /// the limit ends with `…`.
  ///
  /// The value was read before without a fault, and the bytes end with ``padding``.
  package static func brief(of value: Range<Int>, in bytes: [UInt8], limit: Int) -> [UInt8] {
    var brief = BriefText(limit: limit, hasNames: true)
    brief.write(value, in: bytes)
    return brief.text
  }

  /// Returns a text that is a value as a short text; see ``brief(of:in:limit:)``.
  package static func brief(_ text: [UInt8], limit: Int) -> [UInt8] {
    guard let (bytes, value) = try? validated(text) else { return text }
    return brief(of: value, in: bytes, limit: limit)
  }

  /// Returns the texts of all values in a list and in what is within it, as words to be found.
  package static func allWords(of list: [UInt8]) -> [UInt8] {
    guard let (bytes, value) = try? validated(list) else { return list }
    var brief = BriefText(limit: .max, hasNames: false)
    brief.write(value, in: bytes)
    return brief.text
  }
}

/// A value of JSON in the making of a text for readers.
private struct BriefText {
  let limit: Int

  /// Whether objects have names and parentheses.
  let hasNames: Bool
  private(set) var text: [UInt8] = []
  private var isFull = false

  /// Deeper values are left out: each level is read once more for the level around it.
  private static let deepest = 16

  init(limit: Int, hasNames: Bool) {
    self.limit = limit
    self.hasNames = hasNames
  }

  mutating func write(_ value: Range<Int>, in bytes: [UInt8], depth: Int = 0) {
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "n"): break
    case UInt8(ascii: "\""): append(JSON.content(of: value, in: bytes))
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard depth < Self.deepest else { return }
      let start = text.count
      let isMarked = depth > 0 && hasNames
      if isMarked { append("(".utf8) }
      let first = text.count
      parts(of: value, in: bytes, after: first, depth: depth + 1)
      guard isMarked, !isFull else { return }
      if text.count == first { text.removeSubrange(start...) } else { append(")".utf8) }
    default: append(bytes[value].filter { !ASCII.isSpace($0) })
    }
  }

  /// Writes the elements of a list or the members of an object.
  private mutating func parts(
    of value: Range<Int>, in bytes: [UInt8], after first: Int, depth: Int
  ) {
    JSON.forEachPart(at: value.lowerBound, in: bytes) { name, value in
      let start = text.count
      if start > first { append(", ".utf8) }
      if let name, hasNames { append(JSON.unescaped(bytes[name]) + ": ".utf8) }
      let before = text.count
      write(value, in: bytes, depth: depth)
      if text.count == before, !isFull { text.removeSubrange(start...) }
      return !isFull
    }
  }

  private mutating func append(_ part: some Collection<UInt8>) {
    guard !isFull else { return }
    let room = limit - text.count
    guard part.count > room else { return text.append(contentsOf: part) }
    isFull = true
    text.append(contentsOf: part.prefix(room))
    // A letter of several bytes is not cut.
    while let last = text.last, last >= 0x80 {
      text.removeLast()
      if last >= 0xC0 { break }
    }
    text.append(contentsOf: "…".utf8)
  }
}
