import Bytes

/// The part of a source that is in memory: a piece that moves along.
struct RecordWindow {
  /// The most bytes held for one record, or one field beside it: records have about a thousand, the
  /// longest known remark 2,513, and the index counts a length in 24 bits.
  static let limit = (1 << 24) - 1

  let source: any RecordSource

  /// The bytes held, and the zeros that JSON's functions want after them.
  var bytes: [UInt8]

  /// The position in the source of the first byte held.
  private(set) var base = 0

  private let size: Int
  private let byteCount: Int

  init(_ source: any RecordSource, size: Int, from base: Int = 0) throws(InputError) {
    self.source = source
    self.size = max(64, min(size, Self.limit))
    self.base = base
    byteCount = source.byteCount
    bytes = Array(repeating: 0, count: JSON.padding)
    try advance(to: 0)
  }

  /// The end of the bytes held.
  var end: Int { bytes.count - JSON.padding }

  /// Whether the source ends where the window does.
  var isLast: Bool { base + end == byteCount }

  /// Whether more bytes may be had without forgetting those from a position on.
  func canAdvance(to position: Int) -> Bool { !isLast && end - position < Self.limit }

  /// Drops the bytes before a position, which becomes zero, and reads on, as much as is kept if
  /// that is much, so that a long record takes a few steps.
  mutating func advance(to position: Int) throws(InputError) {
    bytes.removeLast(JSON.padding)
    bytes.removeFirst(position)
    base += position
    let start = base + bytes.count
    let wanted = min(max(size - bytes.count, bytes.count, 64), Self.limit - bytes.count)
    let count = min(wanted, byteCount - start)
    let expected = bytes.count + count
    try source.read(start..<start + count, into: &bytes)
    try source.expectUnchanged()
    guard bytes.count == expected else {
      throw InputError(
        file: source.name, reason: .unreadable("it returned the wrong number of bytes"))
    }
    bytes.append(contentsOf: repeatElement(0, count: JSON.padding))
  }
}

/// The defaults for reading sources.
package enum RowReading {
  /// How many bytes of a source are held, unless a row is longer.
  package static let windowSize = 1 << 18

  /// Sources are not cut into pieces smaller than this.
  package static let smallestPiece = 1 << 22
}
