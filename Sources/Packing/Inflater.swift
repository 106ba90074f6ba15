import Bytes

/// Unpacks DEFLATE (RFC 1951), a piece at a time.
///
/// The caller checks the output, if it has a checksum. Memory: the last 32 KB, and a piece.
struct Inflater {
  var input: PackedBytes

  /// The bits that were read and not used, the next one lowest; the eight bytes at the input's
  /// position may repeat those above ``count``.
  private var bits: UInt64 = 0
  private var count = 0

  private var block = Block.none
  private var isLastBlock = false
  private var literals = PrefixCode(bits: 11)
  private var distances = PrefixCode(bits: 8)

  /// The last bytes that were unpacked, then those that come.
  private var window: [UInt8]
  private var filled = 0

  private enum Block { case none, stored(Int), packed, end }

  /// How far back a match may lie, how much is unpacked at once, and how far a match may write.
  private static let reach = 1 << 15
  private static let piece = 1 << 18
  private static let slack = 258 + 16

  init(_ input: PackedBytes) {
    self.input = input
    window = [UInt8](repeating: 0, count: Self.reach + Self.piece + Self.slack)
  }

  /// Starts again at the input's position, as for the next member of a gzip file.
  mutating func restart() {
    (bits, count, filled) = (0, 0, 0)
    block = .none
    isLastBlock = false
  }

  /// Appends the next piece; false at the end of the stream, just after which the input is
  /// then.
  mutating func next(into bytes: inout [UInt8]) throws(InputError) -> Bool {
    if case .end = block { return false }
    if filled > Self.reach {
      let start = filled - Self.reach
      unsafe window.withUnsafeMutableBytes { window in
        unsafe window.baseAddress?.copyMemory(
          from: window.baseAddress.unsafelyUnwrapped + start, byteCount: Self.reach)
      }
      filled = Self.reach
    }
    let start = filled
    let limit = window.count - Self.slack
    while filled < limit {
      switch block {
      case .none:
        if isLastBlock {
          try finish()
          break
        }
        try beginBlock()
        continue
      case .stored(let rest):
        try copy(rest, limit)
        continue
      case .packed:
        try decode(limit)
        continue
      case .end: break
      }
      break
    }
    bytes += window[start..<filled]
    return true
  }

  /// Gives whole bytes back that were loaded beyond the end.
  private mutating func finish() throws(InputError) {
    input.position -= count >> 3
    (bits, count) = (0, 0)
    guard input.position <= input.end else { throw fault(.cutOff) }
    block = .end
  }

  private func fault(_ reason: InputError.Reason) -> InputError {
    InputError(input.name, reason)
  }

  /// The fault of bits that say nothing; zeros were read behind the end of a file that is cut off.
  private func damaged(_ words: String) -> InputError {
    let isAtEnd = input.isLast && input.end - input.position + count >> 3 < 8
    return fault(isAtEnd ? .cutOff : .damaged(words))
  }

  // MARK: - Bits

  /// Loads bits, so that there are 56 at least; zeros behind the end of the input.
  private mutating func load() throws(InputError) {
    try input.prepare(8)
    guard input.position - count >> 3 <= input.end, input.position + 8 <= input.bytes.count else {
      throw fault(.cutOff)
    }
    bits |= input.bytes.span.word(at: input.position) << UInt64(count)
    input.position += (63 - count) >> 3
    count |= 56
  }

  /// The next bits, 16 at most, as a number.
  private mutating func take(_ wanted: Int) throws(InputError) -> Int {
    if count < wanted { try load() }
    let number = Int(bits & (1 << UInt64(wanted) - 1))
    bits >>= UInt64(wanted)
    count -= wanted
    return number
  }

  // MARK: - Blocks

  private mutating func beginBlock() throws(InputError) {
    isLastBlock = try take(1) == 1
    switch try take(2) {
    case 0:
      input.position -= count >> 3
      (bits, count) = (0, 0)
      let length = try input.number(ofBytes: 2)
      guard try input.number(ofBytes: 2) == length ^ 0xFFFF else {
        throw damaged("a block's length is wrong")
      }
      block = length == 0 ? .none : .stored(length)
    case 1:
      var lengths = [UInt8](repeating: 8, count: 288)
      for symbol in 144..<256 { lengths[symbol] = 9 }
      for symbol in 256..<280 { lengths[symbol] = 7 }
      try makeCodes(lengths[...], [UInt8](repeating: 5, count: 32)[...])
    case 2: try readCodes()
    default: throw damaged("there is no such kind of block")
    }
  }

  private mutating func readCodes() throws(InputError) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else {
      throw damaged("a block has too many codes")
    }
    var own = [UInt8](repeating: 0, count: 19)
    for place in 0..<lengthCount { own[Self.order[place]] = UInt8(try take(3)) }
    var code = PrefixCode(bits: 7)
    let isCode = code.make(own[...], allowingFew: false) {
      UInt32($0) << 16 | PrefixCode.Kind.literal << 8
    }
    guard isCode else { throw damaged("a block's codes are invalid") }
    var lengths: [UInt8] = []
    let total = literalCount + distanceCount
    while lengths.count < total {
      if count < 16 { try load() }
      let entry = code.table[Int(bits & 127)]
      guard entry >> 8 & 15 == PrefixCode.Kind.literal else {
        throw damaged("a block's codes are invalid")
      }
      _ = try take(Int(entry & 0xFF))
      let symbol = UInt8(entry >> 16)
      let run: (length: UInt8?, count: Int) =
        switch symbol {
        case 16: (lengths.last, try take(2) + 3)
        case 17: (0, try take(3) + 3)
        case 18: (0, try take(7) + 11)
        default: (symbol, 1)
        }
      guard let length = run.length, lengths.count + run.count <= total else {
        throw damaged("a block's codes are invalid")
      }
      lengths.append(contentsOf: repeatElement(length, count: run.count))
    }
    guard lengths[256] > 0 else { throw damaged("a block has no end") }
    try makeCodes(lengths[..<literalCount], lengths[literalCount...])
  }

  /// The order in which the lengths of the codes of lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func makeCodes(
    _ literalLengths: ArraySlice<UInt8>, _ distanceLengths: ArraySlice<UInt8>
  ) throws(InputError) {
    typealias Kind = PrefixCode.Kind
    let areCodes =
      literals.make(literalLengths, allowingFew: false) { symbol in
        switch symbol {
        case ..<256: return UInt32(symbol) << 16 | Kind.literal << 8
        case 256: return Kind.end << 8
        case 257..<286:
          let (base, extra) = Self.lengthBases[symbol - 257]
          return base << 16 | extra << 12 | Kind.base << 8
        default: return 0
        }
      }
      && distances.make(distanceLengths, allowingFew: true) { symbol in
        guard symbol < 30 else { return 0 }
        let (base, extra) = Self.distanceBases[symbol]
        return base << 16 | extra << 12 | Kind.base << 8
      }
    guard areCodes else { throw damaged("a block's codes are invalid") }
    block = .packed
  }

  /// The shortest length of each symbol from 257 on, and how many bits come on top (RFC 1951, 3.2.5).
  private static let lengthBases = bases(from: 3, of: 28, sharing: 4) + [(258, 0)]

  /// The shortest distance of each symbol, and how many bits come on top.
  private static let distanceBases = bases(from: 1, of: 30, sharing: 2)

  /// Returns the least value of each symbol and its number of extra bits, which a group of symbols
  /// shares; the first two groups have none.
  private static func bases(
    from first: UInt32, of count: Int, sharing group: Int
  ) -> [(UInt32, UInt32)] {
    var base = first
    return (0..<count).map { symbol in
      let extra = UInt32(max(0, symbol / group - 1))
      defer { base += 1 << extra }
      return (base, extra)
    }
  }

  // MARK: - Bytes

  /// Copies what a block has as it is.
  private mutating func copy(_ rest: Int, _ limit: Int) throws(InputError) {
    try input.prepare(1)
    let count = min(rest, limit - filled, input.end - input.position)
    guard count > 0 else { throw fault(.cutOff) }
    window.replaceSubrange(
      filled..<filled + count, with: input.bytes[input.position..<input.position + count])
    filled += count
    input.position += count
    block = rest == count ? .none : .stored(rest - count)
  }

  private enum Stop { case full, input, end, damaged }

  /// Decodes symbols up to the end of the block, or until the window is full.
  private mutating func decode(_ limit: Int) throws(InputError) {
    try input.prepare(64)
    guard input.position - count >> 3 <= input.end else { throw fault(.cutOff) }
    // Behind the end there are zeros for one more step; what was made of them is refused.
    let lastStart = input.isLast ? input.end + 16 : input.end - 8
    switch decode(limit, loadingUpTo: lastStart) {
    case .full, .input: break
    case .end:
      guard input.position - count >> 3 <= input.end else { throw fault(.cutOff) }
      block = .none
    case .damaged: throw damaged("a match lies before the beginning, or a code is invalid")
    }
  }

  /// The loop that all time is spent in, over pointers.
  ///
  /// No step loads from beyond `lastStart + 8`, which is in the input's padding. None begins at or
  /// behind `limit`, and what one writes is less than the window's slack. An index into a table is at
  /// most its bits, and a link leads into the table by `PrefixCode.make`.
  private mutating func decode(_ limit: Int, loadingUpTo lastStart: Int) -> Stop {
    var bits = bits
    var count = count
    var position = input.position
    var filled = filled
    defer {
      (self.bits, self.count, self.filled) = (bits, count, filled)
      input.position = position
    }
    let literalMask = UInt64(1) << UInt64(literals.bits) - 1
    let distanceMask = UInt64(1) << UInt64(distances.bits) - 1
    return unsafe input.bytes.withUnsafeBytes { source in
      unsafe literals.table.withUnsafeBufferPointer { literals in
        unsafe distances.table.withUnsafeBufferPointer { distances in
          unsafe window.withUnsafeMutableBytes { window in
            let source = unsafe source.baseAddress.unsafelyUnwrapped
            let literals = unsafe literals.baseAddress.unsafelyUnwrapped
            let distances = unsafe distances.baseAddress.unsafelyUnwrapped
            let window = unsafe window.baseAddress.unsafelyUnwrapped
            while filled < limit {
              guard position <= lastStart else { return .input }
              let word = unsafe source.loadUnaligned(fromByteOffset: position, as: UInt64.self)
              bits |= UInt64(littleEndian: word) << UInt64(truncatingIfNeeded: count)
              position += (63 - count) >> 3
              count |= 56
              var entry = unsafe literals[Int(bits & literalMask)]
              if entry >> 8 & 15 == PrefixCode.Kind.literal {
                // Two of 11 bits at most, and a match of 48, are fewer than 56 in any case but that
                // one, which loads again.
                bits >>= UInt64(entry & 0xFF)
                count -= Int(entry & 0xFF)
                unsafe window.storeBytes(
                  of: UInt8(truncatingIfNeeded: entry >> 16), toByteOffset: filled, as: UInt8.self)
                filled += 1
                entry = unsafe literals[Int(bits & literalMask)]
                if entry >> 8 & 15 == PrefixCode.Kind.literal {
                  bits >>= UInt64(entry & 0xFF)
                  count -= Int(entry & 0xFF)
                  unsafe window.storeBytes(
                    of: UInt8(truncatingIfNeeded: entry >> 16), toByteOffset: filled,
                    as: UInt8.self)
                  filled += 1
                }
                continue
              }
              if entry >> 8 & 15 == PrefixCode.Kind.table {
                bits >>= UInt64(entry & 0xFF)
                count -= Int(entry & 0xFF)
                let mask = UInt64(1) << UInt64(entry >> 12 & 15) - 1
                entry = unsafe literals[Int(entry >> 16) + Int(bits & mask)]
              }
              bits >>= UInt64(entry & 0xFF)
              count -= Int(entry & 0xFF)
              switch entry >> 8 & 15 {
              case PrefixCode.Kind.literal:
                unsafe window.storeBytes(
                  of: UInt8(truncatingIfNeeded: entry >> 16), toByteOffset: filled, as: UInt8.self)
                filled += 1
              case PrefixCode.Kind.base:
                var extra = UInt64(entry >> 12 & 15)
                let length = Int(entry >> 16) + Int(bits & (1 << extra - 1))
                bits >>= extra
                count -= Int(extra)
                entry = unsafe distances[Int(bits & distanceMask)]
                if entry >> 8 & 15 == PrefixCode.Kind.table {
                  bits >>= UInt64(entry & 0xFF)
                  count -= Int(entry & 0xFF)
                  let mask = UInt64(1) << UInt64(entry >> 12 & 15) - 1
                  entry = unsafe distances[Int(entry >> 16) + Int(bits & mask)]
                }
                guard entry >> 8 & 15 == PrefixCode.Kind.base else { return .damaged }
                bits >>= UInt64(entry & 0xFF)
                count -= Int(entry & 0xFF)
                extra = UInt64(entry >> 12 & 15)
                let distance = Int(entry >> 16) + Int(bits & (1 << extra - 1))
                bits >>= extra
                count -= Int(extra)
                guard distance <= filled else { return .damaged }
                unsafe Self.repeatBytes(length, from: distance, behind: window + filled)
                filled += length
              case PrefixCode.Kind.end: return .end
              default: return .damaged
              }
            }
            return .full
          }
        }
      }
    }
  }

  /// Writes again what stands some bytes before; up to 15 bytes more than asked for may be written.
  @inline(__always)
  private static func repeatBytes(
    _ length: Int, from distance: Int, behind end: UnsafeMutableRawPointer
  ) {
    if distance >= 8 {
      var done = 0
      repeat {
        let word = unsafe (end - distance + done).loadUnaligned(as: UInt64.self)
        unsafe (end + done).storeBytes(of: word, as: UInt64.self)
        done += 8
      } while done < length
    } else if distance == 1 {
      let byte = unsafe (end - 1).load(as: UInt8.self)
      _ = unsafe end.initializeMemory(as: UInt8.self, repeating: byte, count: length)
    } else {
      for place in 0..<length {
        let byte = unsafe (end - distance + place).load(as: UInt8.self)
        unsafe (end + place).storeBytes(of: byte, as: UInt8.self)
      }
    }
  }
}
