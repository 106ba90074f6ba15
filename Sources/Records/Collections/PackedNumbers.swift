import Bytes

/// Numbers below 2^32, in as few bytes each as the largest needs: none as long as all are zero, then
/// 1, 2 or 4.
package struct PackedNumbers: Sendable {
  package private(set) var count = 0
  private var width = 0

  /// Each number's, the lowest first.
  private var bytes = LargeArray<UInt8>()

  package subscript(index: Int) -> Int {
    @inline(__always) get {
      let start = index * width
      switch width {
      case 0: return 0
      case 1: return Int(bytes[start])
      case 2: return Int(bytes[start]) | Int(bytes[start + 1]) << 8
      default:
        return Int(bytes[start]) | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]) << 16
          | Int(bytes[start + 3]) << 24
      }
    }
  }

  @inline(__always)
  mutating func append(_ number: Int) {
    if number >> (8 * width) > 0 { widen(for: number) }
    count += 1
    var rest = number
    for _ in 0..<width {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  mutating func append(_ others: PackedNumbers) {
    for index in 0..<others.count { append(others[index]) }
  }

  /// Adds zeros up to a count of numbers.
  mutating func pad(to count: Int) {
    while self.count < count { append(0) }
  }

  /// The numbers at some places, in the order of these.
  func reordered(by order: LargeArray<UInt32>) -> PackedNumbers {
    var numbers = PackedNumbers()
    (numbers.width, numbers.count) = (width, order.count)
    if width == 1 {
      numbers.bytes = bytes.reordered(by: order)
    } else if width > 0 {
      numbers.bytes.reserveCapacity(order.count * width)
      let (old, places) = (bytes.span, order.span)
      for index in places.indices {
        let start = Int(places[index]) * width
        for byte in start..<start + width { numbers.bytes.append(old[byte]) }
      }
    }
    return numbers
  }

  private mutating func widen(for number: Int) {
    let old = self
    self = PackedNumbers()
    width = number <= UInt8.max ? 1 : number <= UInt16.max ? 2 : 4
    bytes.reserveCapacity((old.count + old.count / 8 + 1) * width)
    for index in 0..<old.count { append(old[index]) }
  }
}
