package import Bytes

/// The lists in a source that is one JSON object, as many interfaces answer, and the objects in it
/// whose members are rows: the rows are one of them.
///
/// One pass validates all of the text, also the members that no row is in, and counts what is in the
/// lists. Memory does not grow with the number of lists or members.
package struct DocumentLists {
  /// The number of lists that are in no other list.
  package private(set) var count = 0

  /// The first of these lists, in their order, as many as messages need.
  package private(set) var first: [List] = []

  /// The list with the most objects, the first of equals; nil where no list has any but one of errors.
  package private(set) var largest: List?

  /// The object whose members look like rows, if there is one: the outermost, or the largest.
  package private(set) var keyed: List?

  /// The first list at the path that was asked for, or object whose members are objects.
  package private(set) var wanted: List?

  /// The number of other lists that messages name.
  package static let namedCount = 5

  /// The rows unless others are asked for; `nil` where the source is read as it stands.
  ///
  /// Lists in the members of an object are as likely values of its rows as rows themselves, unless
  /// they are much longer.
  package var usual: List? {
    guard let keyed, let largest else { return keyed ?? largest }
    let isWithin = keyed.range.contains(largest.range.lowerBound)
    return largest.objects < (isWithin ? 10 : 1) * keyed.objects ? keyed : largest
  }

  /// A list, or an object whose members are rows, and where it is.
  package struct List: Equatable, Sendable {
    /// Its path, of names with dots between them: `data.items`.
    package let path: String

    /// How many values it has, and how many of them are objects.
    package let values: Int
    package let objects: Int

    /// The column for the names of the members; `nil` for a list.
    package let key: String?

    /// From one bracket to the other.
    let range: Range<Int>
  }

  /// The place of the rows in an input.
  package enum Choice: Equatable, Sendable {
    /// The values of the source, one after another.
    case texts

    /// ``DocumentLists/usual`` if the source is one object; otherwise the same as ``texts``.
    case largest

    /// The values of the list, or the members of the object, at a path.
    case list(String)
  }

  /// Reads a source, with the path of ``wanted``; nil where it is a list, a table, or objects one after
  /// another.
  ///
  /// So it is, unless a path is asked for, where the object is damaged before its first list: the reader
  /// of its rows reports that.
  ///
  /// - Throws: The first fault of an object that is damaged or does not end.
  package init?(of source: any RecordSource, wanted path: String? = nil) throws(InputError) {
    guard source.format ?? .json == .json,
      !RecordFormat.areLines(in: source.name),
      var reader = try? RowReader(
        source, windowSize: RowReading.windowSize, RowShape(subject: .rows)),
      case .unknown = reader.header.form, try reader.skipSpace() == UInt8(ascii: "{")
    else { return nil }
    var scan = ListScan()
    while true {
      let window = reader.window
      let found: ListScan.Found?
      do throws(SyntaxFault) {
        found = try scan.next(in: window, from: &reader.position)
      } catch {
        if error.expected == .onlySpace, error.offset < window.end,
          wanted ?? largest == nil || "{[".utf8.contains(window.bytes[error.offset])
        {
          return nil
        }
        let isFault = error.offset < window.end || window.isLast
        let isReadable = error.expected != .encoding
        if isFault, isReadable, path == nil, !scan.hasLists { return nil }
        try reader.advance(after: error, number: nil, field: nil)
        continue
      }
      guard let found else { return }
      try add(found, in: source, wanted: path)
    }
  }

  private mutating func add(
    _ found: ListScan.Found, in source: any RecordSource, wanted path: String?
  ) throws(InputError) {
    let mayBeWanted = wanted == nil && path.map(found.mayBe(at:)) == true
    if found.key == nil {
      count += 1
      guard first.count <= Self.namedCount || found.objects > largest?.objects ?? 0 || mayBeWanted
      else { return }
    } else {
      guard found.areAlike || mayBeWanted else { return }
    }
    var names: [String] = []
    for range in found.names {
      var name: [UInt8] = []
      try source.readAgain(range, into: &name)
      names.append(JSON.text(name[...]))
    }
    let list = List(
      path: names.joined(separator: "."), values: found.values, objects: found.objects,
      key: found.key, range: found.range)
    if mayBeWanted, list.path == path { wanted = list }
    guard list.key == nil else {
      if found.areAlike, !ErrorAnswer.isSaid(by: list.path),
        keyed.map({
          list.range.contains($0.range.lowerBound) || list.objects > $0.objects
        }) ?? true
      {
        keyed = list
      }
      return
    }
    if first.count <= Self.namedCount { first.append(list) }
    if list.objects > largest?.objects ?? 0, !ErrorAnswer.isSaid(by: list.path) { largest = list }
  }
}

/// Finds the lists of an object, token by token.
private struct ListScan {
  /// The brackets that close what is open.
  private var open: [UInt8] = []

  /// The ranges of the names of the open members, outside of lists.
  private var names: [Range<Int>] = []

  /// The objects that these names are in.
  private var objects: [Members] = []

  /// The list that is being read, and the number of brackets around its values.
  private var list: (found: Found, depth: Int)?

  private var next = Expected.firstValue

  /// Whether a list has begun.
  private(set) var hasLists = false

  private enum Expected { case firstValue, value, firstName, name, comma, nothing }

  struct Found {
    let names: [Range<Int>]
    var values = 0
    var objects = 0
    var range: Range<Int>

    /// The column for the names of members, if this is an object of objects, and whether these have
    /// names in common.
    var key: String?
    var areAlike = false

    /// Whether a path may be that of the list: a name has dots of its own, and escapes are longer than
    /// what they stand for.
    func mayBe(at path: String) -> Bool {
      path.utf8.count { $0 == UInt8(ascii: ".") } >= names.count - 1
        && names.reduce(names.count - 1) { $0 + $1.count } >= path.utf8.count
    }
  }

  /// Returns the next list that ends in a window; nil after the object's end; throws for a fault or
  /// the window's end, and continues from its position once there are more bytes.
  mutating func next(
    in window: RecordWindow, from position: inout Int
  ) throws(SyntaxFault) -> Found? {
    let bytes = window.bytes.span
    while true {
      position = JSON.skipSpace(bytes, from: position)
      let byte = bytes[position]
      switch next {
      case .nothing:
        if position == window.end, window.isLast { return nil }
        throw SyntaxFault(position, .onlySpace)
      case .firstValue where byte == open.last, .firstName where byte == open.last,
        .comma where byte == open.last:
        position += 1
        if let found = close(at: window.base + position) { return found }
      case .comma:
        let isInObject = open.last == UInt8(ascii: "}")
        guard byte == UInt8(ascii: ",") else {
          throw SyntaxFault(position, isInObject ? .commaOrBrace : .commaOrBracket)
        }
        position += 1
        next = isInObject ? .name : .value
      case .firstName, .name:
        var value = position
        let name = try JSON.readName(bytes, &value)
        if list == nil {
          names[names.count - 1] =
            window.base + name.lowerBound..<window.base + name.upperBound
          objects[objects.count - 1].begin(bytes.extracting(name))
        }
        position = value
        next = .value
      case .firstValue, .value:
        let start = position
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          guard open.count < JSON.depthLimit else {
            throw SyntaxFault(position, .shallower)
          }
          position += 1
        default:
          let end = try JSON.skipValue(bytes, from: position)
          // A number at the very end of the window may go on.
          guard end < window.end || window.isLast || byte == UInt8(ascii: "\"") else {
            throw SyntaxFault(end, .digit)
          }
          position = end
        }
        begin(byte, at: window.base + start)
      }
    }
  }

  /// Notes a value that begins with a byte.
  private mutating func begin(_ byte: UInt8, at position: Int) {
    if list?.depth == open.count {
      list?.found.values += 1
      if byte == UInt8(ascii: "{") { list?.found.objects += 1 }
    }
    if list == nil, !objects.isEmpty { objects[objects.count - 1].note(byte) }
    switch byte {
    case UInt8(ascii: "{"):
      open.append(UInt8(ascii: "}"))
      if list == nil {
        names.append(position..<position)
        objects.append(Members(start: position))
      }
      next = .firstName
    case UInt8(ascii: "["):
      open.append(UInt8(ascii: "]"))
      if list == nil {
        list = (Found(names: names, range: position..<position), open.count)
        hasLists = true
      }
      next = .firstValue
    default: next = .comma
    }
  }

  /// Notes a bracket that closes, and where it ends; the answer is the list that ends there.
  private mutating func close(at end: Int) -> Found? {
    open.removeLast()
    next = open.isEmpty ? .nothing : .comma
    guard let list else {
      names.removeLast()
      let own = objects.removeLast()
      if !objects.isEmpty { objects[objects.count - 1].add(own) }
      guard let key = own.key else { return nil }
      return Found(
        names: names, values: own.count, objects: own.count, range: own.start..<end, key: key,
        areAlike: own.areAlike)
    }
    guard open.count < list.depth else { return nil }
    self.list = nil
    var found = list.found
    found.range = found.range.lowerBound..<end
    return found
  }
}

/// The members of an object that is in no list, as far as they tell whether they are rows.
private struct Members {
  let start: Int
  private(set) var count = 0
  private var objects = 0

  /// The hashes of the names of texts, numbers and the like in it, and in the first object in it.
  private var plain: [UInt64] = []
  private var first: [UInt64] = []

  /// How many of the other objects have a third of these names, or of their own.
  private var alike = 0

  /// The name that is read.
  private var name: UInt64 = 0

  /// Which of ``keys`` are names in it, and in the objects in it.
  private var taken: UInt8 = 0
  private var takenInside: UInt8 = 0

  /// The names for the column of names; the first that is not taken.
  private static let keys: [StaticString] = ["key", "_key", "row key", "member"]

  /// More names are not compared.
  private static let most = 64

  init(start: Int) { self.start = start }

  /// The column for the names of its members, if all of these are objects.
  var key: String? {
    guard count > 0, objects == count else { return nil }
    let free = Self.keys.indices.first { takenInside & 1 << UInt8($0) == 0 }
    return "\(Self.keys[free ?? 0])"
  }

  /// Whether the members look like rows: there are several, and four of five have names in common
  /// with the first.
  var areAlike: Bool { objects > 1 && 5 * alike >= 4 * (objects - 1) }

  /// Notes the name of a member.
  mutating func begin(_ name: Span<UInt8>) {
    self.name = Hash.of(name)
    for (index, key) in Self.keys.enumerated()
    where name.count == key.utf8CodeUnitCount && name.begins(with: key) {
      taken |= 1 << UInt8(index)
    }
  }

  /// Notes the value of the member by its first byte.
  mutating func note(_ byte: UInt8) {
    count += 1
    if byte == UInt8(ascii: "{") {
      objects += 1
    } else if byte != UInt8(ascii: "["), plain.count < Self.most {
      plain.append(name)
    }
  }

  /// Notes an object in it, which has ended.
  mutating func add(_ object: Members) {
    takenInside |= object.taken
    guard objects > 1 else { return first = object.plain }
    let common = object.plain.count(where: first.contains)
    if common > 0, 3 * common >= min(first.count, object.plain.count) { alike += 1 }
  }
}

/// The members of an object as rows, an object a line, with their names as the first value.
package struct KeyedRows {
  private var window: RecordWindow
  private var position = 0
  private let beginning: [UInt8]
  private var count = 0

  /// Begins to read the members of an object, which has been read without a fault.
  package init(
    _ list: DocumentLists.List, of source: any RecordSource
  ) throws(InputError) {
    beginning = Array("{\"\(list.key ?? "key")\":".utf8)
    window = try RecordWindow(source, size: RowReading.windowSize, from: list.range.lowerBound + 1)
  }

  /// Writes some of the rows; false where there are no more.
  package mutating func write(into text: inout [UInt8]) throws(InputError) -> Bool {
    while text.count < RowReading.windowSize {
      do throws(SyntaxFault) {
        guard try writeMember(into: &text) else { return !text.isEmpty }
        continue
      } catch {
        guard error.offset >= window.end, window.canAdvance(to: position) else {
          throw InputError(file: window.source.name, record: count + 1, reason: .tooLarge(.rows))
        }
      }
      try window.advance(to: position)
      position = 0
    }
    return true
  }

  private mutating func writeMember(into text: inout [UInt8]) throws(SyntaxFault) -> Bool {
    let held = window.bytes
    let bytes = held.span
    var start = JSON.skipSpace(bytes, from: position)
    if bytes[start] == UInt8(ascii: "}") { return false }
    if bytes[start] == UInt8(ascii: ",") { start = JSON.skipSpace(bytes, from: start + 1) }
    var value = start
    let name = try JSON.readName(bytes, &value)
    let end = try JSON.skipValue(bytes, from: value)
    text += beginning
    text += held[start...name.upperBound]
    let members = JSON.skipSpace(bytes, from: value + 1)
    if bytes[members] != UInt8(ascii: "}") { text.append(UInt8(ascii: ",")) }
    text += held[members..<end]
    text.append(UInt8(ascii: "\n"))
    position = end
    count += 1
    return true
  }
}

/// A source of which only a list is read; the text before it is blank, to keep the numbers of lines
/// and bytes.
package struct ListSource: RecordSource {
  private let source: any RecordSource
  private let range: Range<Int>

  package init(_ list: DocumentLists.List, of source: any RecordSource) {
    self.source = source
    range = list.range
  }

  package var name: String { source.name }
  package var format: RecordFormat? { source.format }
  package var byteCount: Int { range.upperBound }
  package var replacements: [Int] { source.replacements }

  package func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
    let start = buffer.count
    try source.read(range, into: &buffer)
    let blank = start..<min(buffer.count, start + max(0, self.range.lowerBound - range.lowerBound))
    for index in blank where buffer[index] != UInt8(ascii: "\n") {
      buffer[index] = UInt8(ascii: " ")
    }
  }

  package func expectUnchanged() throws(InputError) { try source.expectUnchanged() }
}
