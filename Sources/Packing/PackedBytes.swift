import Bytes
import Files

/// Bytes of a file in order, a piece of which is in memory.
struct PackedBytes {
  let name: String
  private let file: InputFile
  private let limit: Int

  /// The bytes held.
  private(set) var bytes: [UInt8] = []

  /// The place in ``bytes`` of the next byte.
  var position = 0

  /// The place in the file of the first byte held.
  private var base: Int

  init(_ file: InputFile, _ range: Range<Int>, name: String) {
    self.name = name
    self.file = file
    base = range.lowerBound
    limit = range.upperBound
  }

  /// The place in the file of the next byte.
  var offset: Int { base + position }

  /// Whether all bytes were read.
  var isAtEnd: Bool { offset >= limit }

  /// Reads on where no byte is left; at the end of the file none is then.
  mutating func prepare() throws(InputError) {
    guard position == bytes.count, !isAtEnd else { return }
    base += position
    position = 0
    bytes.removeAll(keepingCapacity: true)
    try file.append(base..<min(limit, base + 1 << 18), of: name, to: &bytes)
  }

  /// The next byte.
  mutating func byte() throws(InputError) -> UInt8 {
    try prepare()
    guard !isAtEnd else { throw InputError(name, .cutOff) }
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
