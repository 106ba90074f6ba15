import Bytes

/// The lists in a source that is one object of JSON, as many interfaces answer: the rows are one of
/// them.
///
/// Only brackets and names are looked at, in one pass: what is in the list is read as rows are, and the
/// rest by nobody.
package struct DocumentLists {
  /// The lists that are in no other, in their order.
  package private(set) var lists: [List] = []

  /// A list, and where it is.
  package struct List: Equatable, Sendable {
    /// The names that lead to it, with dots between them: `data.items`.
    package let path: String

    /// How many values it has, and how many of them are objects.
    package fileprivate(set) var values = 0
    package fileprivate(set) var objects = 0

    /// From its bracket to the end of the other; to that of the source where it has none.
    var range: Range<Int>
  }

  /// What the rows of an input are.
  package enum Choice: Equatable, Sendable {
    /// What stands by itself.
    case texts

    /// The objects of the list that has most of them, where the source is one object; what stands by
    /// itself elsewhere.
    case largest

    /// The values of the list that these names lead to.
    case list(String)
  }

  /// Reads a source.
  ///
  /// - Returns: nil where it is something else than one object: a list, a table, an object a line.
  /// - Throws: ``SourceFailure`` where it cannot be read.
  package init?(of source: any RecordSource) throws(SourceFailure) {
    guard RecordFormat(named: source.name) ?? .json == .json,
      !RecordFormat.areLines(in: source.name)
    else { return nil }
    var scan = BracketScan()
    var bytes: [UInt8] = []
    var position = 0
    while position < source.byteCount {
      let end = min(position + RowReading.windowSize, source.byteCount)
      bytes.removeAll(keepingCapacity: true)
      try source.read(position..<end, into: &bytes)
      guard scan.read(bytes.span, at: position) else { return nil }
      position = end
    }
    lists = scan.lists(upTo: source.byteCount)
  }
}

extension [DocumentLists.List] {
  /// The list with the most objects, the first of equals; nil where no list has any but one of errors.
  package var largest: DocumentLists.List? {
    filter { !ErrorAnswer.isSaid(by: $0.path) }
      .reduce(nil) { best, list in list.objects > best?.objects ?? 0 ? list : best }
  }
}

/// Finds the lists of an object, byte by byte.
private struct BracketScan {
  private var lists: [DocumentLists.List] = []

  /// The brackets that are open, and the names of the members that the objects among them are at.
  private var open: [UInt8] = []
  private var names: [[UInt8]] = []

  /// The list that is being read, and the number of brackets around its values.
  private var list: (value: DocumentLists.List, depth: Int)?
  private var isInString = false
  private var isEscaped = false
  private var isName = false

  /// Whether the object has ended.
  private var isDone = false

  /// Reads some bytes; false where the source is not one object.
  mutating func read(_ bytes: Span<UInt8>, at base: Int) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      if isInString {
        readString(byte)
      } else if byte > UInt8(ascii: " ") {
        if isDone || open.isEmpty && byte != UInt8(ascii: "{") {
          // A byte order mark is no text.
          if base + index < 3, byte >= 0x80 { continue }
          return false
        }
        guard readSign(byte, at: base + index) else { return false }
      }
    }
    return true
  }

  /// The lists; one that has no end goes on to that of the source, where whoever reads it finds out.
  func lists(upTo end: Int) -> [DocumentLists.List] {
    guard var (value, _) = list else { return lists }
    value.range = value.range.lowerBound..<end
    return lists + [value]
  }

  private mutating func readString(_ byte: UInt8) {
    if byte == UInt8(ascii: "\""), !isEscaped {
      isInString = false
      return
    }
    if isName { names[names.count - 1].append(byte) }
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
  }

  private mutating func readSign(_ byte: UInt8, at position: Int) -> Bool {
    let isInList = list?.depth == open.count
    if isInList, list?.value.values == 0, byte != UInt8(ascii: "]") { list?.value.values = 1 }
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      if isName { names[names.count - 1] = [] }
    case UInt8(ascii: ":"): isName = false
    case UInt8(ascii: ","):
      isName = list == nil
      if isInList { list?.value.values += 1 }
    case UInt8(ascii: "{"):
      if isInList { list?.value.objects += 1 }
      open.append(byte)
      if list == nil {
        names.append([])
        isName = true
      }
    case UInt8(ascii: "["):
      open.append(byte)
      guard list == nil else { break }
      let path = names.map { JSON.text($0[...]) }.joined(separator: ".")
      list = (DocumentLists.List(path: path, range: position..<position), open.count)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard let last = open.popLast(), last + 2 == byte else { return false }
      if let (value, depth) = list {
        guard open.count < depth else { break }
        lists.append(value)
        lists[lists.count - 1].range = value.range.lowerBound..<position + 1
        list = nil
      } else {
        names.removeLast()
      }
      isName = false
      isDone = open.isEmpty
    default: break
    }
    return true
  }
}

/// A source of which only a list is read.
///
/// What stands before it is blank, so that lines and bytes are counted as they are in the source.
package struct ListSource: RecordSource {
  private let source: any RecordSource
  private let range: Range<Int>

  package init(_ list: DocumentLists.List, of source: any RecordSource) {
    (self.source, range) = (source, list.range)
  }

  package var name: String { source.name }
  package var byteCount: Int { range.upperBound }

  package func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(SourceFailure) {
    let start = buffer.count
    try source.read(range, into: &buffer)
    let blank = start..<min(buffer.count, start + max(0, self.range.lowerBound - range.lowerBound))
    for index in blank where buffer[index] != UInt8(ascii: "\n") {
      buffer[index] = UInt8(ascii: " ")
    }
  }

  package func expectUnchanged() throws(SourceFailure) { try source.expectUnchanged() }
}
