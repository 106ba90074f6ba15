/// Eight bytes at a time, as ``JSON`` looks at them.
///
/// Bits above the lowest that is set may be wrong: subtraction borrows from higher bits.
extension Delimited {
  /// The highest bit of the first byte that needs a look: delimiter, quote, control, beyond ASCII.
  @inline(__always)
  static func stops(_ word: UInt64, _ delimiter: UInt64, _ quote: UInt64) -> UInt64 {
    let controls = word &- 0x2020_2020_2020_2020
    let delimiters = (word ^ delimiter) &- 0x0101_0101_0101_0101
    return (controls | delimiters | quotes(word, quote) | word) & 0x8080_8080_8080_8080
  }

  /// The highest bit of the first byte that needs a look between quotes.
  ///
  /// Such bytes are a quote, zero and bytes beyond ASCII.
  @inline(__always)
  static func stopsInQuotes(_ word: UInt64, _ quote: UInt64) -> UInt64 {
    let zeros = word &- 0x0101_0101_0101_0101
    return (zeros | quotes(word, quote) | word) & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private static func quotes(_ word: UInt64, _ quote: UInt64) -> UInt64 {
    (word ^ quote) &- 0x0101_0101_0101_0101
  }
}
