/// Numbers below 2^32, in as few bytes each as the largest needs: none as long as all are zero, then
/// 1, 2 or 4.
struct PackedNumbers: Sendable {
  private(set) var count = 0
  private var width = Width.none
  private var bytes: [UInt8] = []
  private var pairs: [UInt16] = []
  private var words: [UInt32] = []

  private enum Width: Comparable { case none, byte, pair, word }

  subscript(index: Int) -> Int {
    @inline(__always) get {
      switch width {
      case .none: 0
      case .byte: Int(bytes[index])
      case .pair: Int(pairs[index])
      case .word: Int(words[index])
      }
    }
  }

  @inline(__always)
  mutating func append(_ number: Int) {
    switch width {
    case .byte where number <= UInt8.max: bytes.append(UInt8(truncatingIfNeeded: number))
    case .pair where number <= UInt16.max: pairs.append(UInt16(truncatingIfNeeded: number))
    case .word: words.append(UInt32(truncatingIfNeeded: number))
    case .none where number == 0: break
    default:
      widen(for: number)
      return append(number)
    }
    count += 1
  }

  mutating func append(_ others: PackedNumbers) {
    for index in 0..<others.count { append(others[index]) }
  }

  /// Adds zeros until there are so many numbers.
  mutating func pad(to count: Int) {
    while self.count < count { append(0) }
  }

  /// The numbers at some places, in the order of these.
  func reordered(by order: [UInt32]) -> PackedNumbers {
    var numbers = PackedNumbers()
    numbers.width = width
    numbers.count = order.count
    switch width {
    case .none: break
    case .byte: numbers.bytes = order.map { bytes[Int($0)] }
    case .pair: numbers.pairs = order.map { pairs[Int($0)] }
    case .word: numbers.words = order.map { words[Int($0)] }
    }
    return numbers
  }

  private mutating func widen(for number: Int) {
    let needed: Width = number <= UInt8.max ? .byte : number <= UInt16.max ? .pair : .word
    let old = self
    self = PackedNumbers()
    width = needed
    count = old.count
    let room = old.count + old.count / 8 + 1
    switch needed {
    case .none: break
    case .byte:
      bytes.reserveCapacity(room)
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: old[index])) }
    case .pair:
      pairs.reserveCapacity(room)
      for index in 0..<count { pairs.append(UInt16(truncatingIfNeeded: old[index])) }
    case .word:
      words.reserveCapacity(room)
      for index in 0..<count { words.append(UInt32(truncatingIfNeeded: old[index])) }
    }
  }
}
