import Bytes
import Files

/// Bytes of a file in order, a piece of which is in memory.
struct PackedBytes {
  /// Zeros after the bytes held, so that eight bytes can be loaded at the very end.
  static let padding = 32

  let name: String
  private let file: InputFile
  private let limit: Int

  /// The bytes held, and the zeros.
  private(set) var bytes: [UInt8]

  /// The place in ``bytes`` of the next byte.
  var position = 0

  /// The place in the file of the first byte held.
  private var base: Int

  init(_ file: InputFile, _ range: Range<Int>, name: String) {
    self.name = name
    self.file = file
    base = range.lowerBound
    limit = range.upperBound
    bytes = [UInt8](repeating: 0, count: Self.padding)
  }

  /// The place in the file of the next byte.
  var offset: Int { base + position }

  /// The end of the bytes held.
  var end: Int { bytes.count - Self.padding }

  /// Whether nothing comes after the bytes held.
  var isLast: Bool { base + end >= limit }

  /// Whether all bytes were read.
  var isAtEnd: Bool { isLast && position >= end }

  /// Reads on where fewer than some bytes are left; at the end of the file there may be fewer.
  ///
  /// Eight bytes that were read stay, so that they can be given back.
  mutating func prepare(_ count: Int) throws(InputError) {
    guard end - position < count, !isLast else { return }
    let first = max(0, min(position, end) - 8)
    let kept = Array(bytes[first..<end])
    base += first
    position -= first
    let start = base + kept.count
    bytes.removeAll(keepingCapacity: true)
    bytes += kept
    try file.append(start..<min(limit, start + 1 << 18), of: name, to: &bytes)
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
  }

  /// The next byte.
  mutating func byte() throws(InputError) -> UInt8 {
    try prepare(1)
    guard position < end else { throw InputError(name, .cutOff) }
    position += 1
    return bytes[position - 1]
  }

  /// The next bytes as a number, the first in the lowest place.
  mutating func number(ofBytes count: Int) throws(InputError) -> Int {
    var number = 0
    for place in 0..<count { number |= Int(try byte()) << (8 * place) }
    return number
  }
}
