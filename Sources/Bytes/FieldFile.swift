/// Writes the fields of a file that another process reads with a ``FieldReader``.
///
/// A field is a number of eight bytes, the lowest first; a text in UTF-8 after the number of its
/// bytes; or bare elements, whose number the reader knows from an earlier
/// field.
package struct FieldWriter {
  private let write: ([UInt8]) -> Void
  private var bytes: [UInt8] = []

  /// How many bytes are written at once.
  private static let pieceSize = 1 << 20

  /// Begins to write; the closure takes the bytes, a piece after the other.
  package init(to write: @escaping ([UInt8]) -> Void) { self.write = write }

  package mutating func append(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  package mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }

  package mutating func append(_ elements: Span<UInt8>) { add(elements) }
  package mutating func append(_ elements: Span<UInt32>) { add(elements) }
  package mutating func append(_ elements: Span<UInt64>) { add(elements) }

  package mutating func flush() {
    guard !bytes.isEmpty else { return }
    write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func add<Element: FixedWidthInteger & Sendable>(_ elements: Span<Element>) {
    for index in elements.indices { add(elements[index]) }
  }

  @inline(__always)
  private mutating func add<Element: FixedWidthInteger>(_ element: Element) {
    for byte in 0..<Element.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: element >> Element(8 * byte)))
    }
    if bytes.count >= Self.pieceSize { flush() }
  }
}

/// Reads the fields that a ``FieldWriter`` has written, from a file that may be damaged.
///
/// Before memory is allocated for elements, their number is compared with the remaining
/// bytes. Each function returns `nil` if the file is damaged there.
package struct FieldReader {
  private let read: () -> [UInt8]?

  /// The piece in hand, and how many of its bytes are used.
  private var bytes: [UInt8] = []
  private var position = 0

  /// The most bytes that may follow the piece in hand.
  private var rest: Int

  /// Begins to read pieces, `nil` after the last, of at most `rest` bytes in all.
  package init(upTo rest: Int, from read: @escaping () -> [UInt8]?) {
    self.rest = rest
    self.read = read
  }

  package init(_ bytes: [UInt8]) {
    self.init(upTo: bytes.count) { nil }
    self.bytes = bytes
    rest = 0
  }

  /// Reads a number from zero to below a limit.
  package mutating func number(below limit: Int = .max) -> Int? {
    guard let number = Int(exactly: longs(1)?.first ?? .max), number < limit else { return nil }
    return number
  }

  /// Reads the number of elements that follow, each of at least some bytes.
  package mutating func count(ofSize size: Int) -> Int? {
    guard let number = number(), number <= (rest + bytes.count - position) / size else {
      return nil
    }
    return number
  }

  /// Reads the number of elements, each of at least some bytes, and then these.
  package mutating func list<Element>(
    ofSize size: Int, _ read: (inout FieldReader) -> Element?
  ) -> [Element]? {
    guard let count = count(ofSize: size) else { return nil }
    var elements: [Element] = []
    for _ in 0..<count {
      guard let element = read(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }

  package mutating func text() -> String? {
    guard let count = count(ofSize: 1), let text = elements(count) else { return nil }
    return String(validating: text, as: UTF8.self)
  }

  /// Reads a known number of bytes.
  package mutating func elements(_ count: Int) -> [UInt8]? {
    guard count <= rest + bytes.count - position else { return nil }
    var taken: [UInt8] = []
    taken.reserveCapacity(count)
    while true {
      let end = min(bytes.count, position + count - taken.count)
      taken += bytes[position..<end]
      position = end
      if taken.count == count { return taken }
      guard let piece = read() else {
        rest = 0
        return nil
      }
      rest = max(0, rest - piece.count)
      (bytes, position) = (piece, 0)
    }
  }

  /// Reads a known number of integers of four bytes.
  package mutating func words(_ count: Int) -> [UInt32]? { integers(count) }

  /// Reads a known number of integers of eight bytes.
  package mutating func longs(_ count: Int) -> [UInt64]? { integers(count) }

  package mutating func isAtEnd() -> Bool {
    if position == bytes.count, let piece = read() { (bytes, position) = (piece, 0) }
    return position == bytes.count
  }

  private mutating func integers<Element: FixedWidthInteger>(_ count: Int) -> [Element]? {
    let size = Element.bitWidth / 8
    guard count <= (rest + bytes.count - position) / size, let taken = elements(count * size)
    else { return nil }
    let span = taken.span
    var integers: [Element] = []
    integers.reserveCapacity(count)
    for start in stride(from: 0, to: span.count, by: size) {
      var integer: Element = 0
      for byte in 0..<size { integer |= Element(span[start + byte]) << Element(8 * byte) }
      integers.append(integer)
    }
    return integers
  }
}
