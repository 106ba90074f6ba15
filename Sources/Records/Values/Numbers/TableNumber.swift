import Bytes

/// A number as a table writes it.
struct TableNumber: Sendable {
  private(set) var value: Double

  /// The number as it is written, without spaces around it.
  private(set) var text: [UInt8] = []

  init(_ value: Double, _ text: Span<UInt8>) {
    self.value = value
    replace(by: value, text)
  }

  /// Replaces the number, reusing its memory: in ascending columns, each is the largest so far.
  mutating func replace(by value: Double, _ text: Span<UInt8>) {
    self.value = value
    self.text.removeAll(keepingCapacity: true)
    for index in Blank.content(of: text) { self.text.append(text[index]) }
  }
}

extension TableNumber {
  /// Returns the value of a text as a number; `nil` if it is not a number.
  ///
  /// Numbers are as in JSON, and may have a plus sign or no digit before the point. A zero followed
  /// by another digit begins a code, such as a postal one. Digits in groups are a
  /// ``WrittenNumber``.
  static func value(of text: Span<UInt8>) -> Double? {
    var end = text.count
    var position = 0
    while position < end, text[position] == UInt8(ascii: " ") { position += 1 }
    while end > position, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let start = position
    guard position < end else { return nil }
    let isNegative = text[position] == UInt8(ascii: "-")
    if isNegative || text[position] == UInt8(ascii: "+") { position += 1 }
    var digits = Digits()
    digits.read(text, &position, end)
    let whole = digits.count
    guard whole < 2 || text[position - whole] != UInt8(ascii: "0") else { return nil }
    if position < end, text[position] == UInt8(ascii: ".") {
      position += 1
      digits.read(text, &position, end)
      guard digits.count > whole else { return nil }
    }
    guard digits.count > 0 else { return nil }
    let places = digits.count - whole
    guard position == end, digits.count <= 15 else {
      // Exponents, and more digits than a product of two exact numbers has.
      return slowValue(of: text, in: start..<end)
    }
    let magnitude = Double(digits.mantissa) / powers[places]
    return isNegative ? -magnitude : magnitude
  }

  private struct Digits {
    var mantissa: UInt64 = 0
    var count = 0

    mutating func read(_ text: Span<UInt8>, _ position: inout Int, _ end: Int) {
      while position < end, text[position] &- UInt8(ascii: "0") < 10 {
        if count < 19 { mantissa = mantissa * 10 + UInt64(text[position] - UInt8(ascii: "0")) }
        count += 1
        position += 1
      }
    }
  }

  /// The powers of ten that are exact and can divide fifteen digits.
  private static let powers: InlineArray<16, Double> = {
    var powers = InlineArray<16, Double>(repeating: 1)
    for index in 1..<16 { powers[index] = powers[index - 1] * 10 }
    return powers
  }()

  private static func slowValue(of text: Span<UInt8>, in range: Range<Int>) -> Double? {
    guard range.count <= 64, let value = PlainNumber.value(of: range.map { text[$0] }[...]),
      value.isFinite
    else { return nil }
    return value
  }
}

extension TableNumber {
  /// Returns whether a number is less, also if both are whole and too long for a `Double`.
  func isLess(_ otherValue: Double, _ other: Span<UInt8>) -> Bool {
    value != otherValue ? value < otherValue : Self.isLess(text.span, other)
  }

  func isGreater(_ otherValue: Double, _ other: Span<UInt8>) -> Bool {
    value != otherValue ? value > otherValue : Self.isLess(other, text.span)
  }

  /// Returns whether one whole number is less than another with the same `Double` value.
  static func isLess(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Bool {
    guard let (isNegative, first) = wholeDigits(of: first),
      let (isOtherNegative, second) = wholeDigits(of: second), isNegative == isOtherNegative
    else { return false }
    let (small, large) = isNegative ? (second, first) : (first, second)
    return small.count != large.count
      ? small.count < large.count : small.lexicographicallyPrecedes(large)
  }

  /// Returns the digits of a whole number, if it has more than a `Double` can hold.
  private static func wholeDigits(of text: Span<UInt8>) -> (isNegative: Bool, digits: [UInt8])? {
    guard text.count > 15 else { return nil }
    var digits: [UInt8] = []
    for index in text.indices where text[index] > UInt8(ascii: " ") { digits.append(text[index]) }
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    return (isNegative, digits)
  }
}

extension TableNumber {
  /// Whether a text is a number of JSON that readers with doubles, such as JavaScript, take for another:
  /// `0.12345678901234567890`, `1e999`, and whole numbers beyond 2^53.
  static func isRounded(_ text: Span<UInt8>) -> Bool {
    let bytes = text.indices.map { text[$0] }
    guard JSON.isNumber(bytes[...]) else { return false }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return true
    }
    let isWhole = !bytes.contains { ".eE".utf8.contains($0) }
    return isWhole && value.magnitude > 0x1p53
      || DecimalDigits(bytes) != DecimalDigits(Array(value.description.utf8))
  }
}

/// The digits of a number without zeros around them, and the power of ten that they count.
private struct DecimalDigits: Equatable {
  private var digits: [UInt8] = []
  private var exponent = 0

  init(_ number: [UInt8]) {
    let end = number.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? number.endIndex
    var isFraction = false
    for byte in number[..<end] {
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard ASCII.isDigit(byte) else { continue }
      if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
      if isFraction { exponent -= 1 }
    }
    // An exponent beyond all counting is that of zero, or of a number that is none as a double.
    exponent += Int(String(decoding: number[end...].dropFirst(), as: UTF8.self)) ?? 0
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { exponent = 0 }
  }
}
