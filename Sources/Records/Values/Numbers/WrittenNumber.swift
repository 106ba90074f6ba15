import Bytes

/// A number as people write it: its thousands apart, a comma before its fraction, a sign of money or
/// per cent beside it.
///
/// `1,234` is one number in London and another in Berlin. So it is read both ways, and the other
/// values of its column decide.
struct WrittenNumber {
  /// The number if a point is the decimal mark; `nil` if that is impossible.
  let withPoint: Reading?

  /// The number if a comma is the decimal mark; `nil` if that is impossible.
  let withComma: Reading?

  /// The unit: `%`, `€` or `EUR`, as it is written; empty if it has none.
  let unit: [UInt8]

  /// A number, and whether it is written without a fraction.
  struct Reading: Equatable {
    let value: Double
    let isWhole: Bool
  }

  /// Reads a number; `nil` if the text is not a number in either way.
  ///
  /// Commas, points, apostrophes or spaces may separate thousands; those of India are in pairs
  /// above the first three digits. A number in parentheses is negative, as in accounts.
  init?(_ text: Span<UInt8>) {
    guard text.count <= Self.limit else { return nil }
    var rest = Self.plain(text)[...]
    var isNegative = rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
    if isNegative { rest = rest.dropFirst().dropLast() }
    // A sign stands before that of money, or after it.
    func takeSign() {
      guard !isNegative, let first = rest.first, "+-".utf8.contains(first) else { return }
      isNegative = first == UInt8(ascii: "-")
      rest.removeFirst()
    }
    takeSign()
    let before = rest.prefix {
      !ASCII.isDigit($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-")
    }
    rest.removeFirst(before.count)
    takeSign()
    let after = rest[(rest.lastIndex(where: ASCII.isDigit).map { $0 + 1 } ?? rest.startIndex)...]
    rest.removeLast(after.count)
    unit = Array((before.isEmpty ? after : before).trimmed)
    guard before.isEmpty || after.isEmpty, Self.isUnit(unit, before: !before.isEmpty) else {
      return nil
    }
    withPoint = Self.reading(rest, mark: UInt8(ascii: "."), isNegative)
    withComma = Self.reading(rest, mark: UInt8(ascii: ","), isNegative)
    if withPoint == nil, withComma == nil { return nil }
  }

  static let percent = Array("%".utf8)

  /// Longer texts are no numbers.
  private static let limit = 48

  /// The text without the spaces around it; spaces, apostrophes and the sign of less that are not
  /// ASCII's become those that are.
  private static func plain(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var position = 0
    while position < text.count {
      let rest = text.extracting(position...)
      // Most are ASCII, of which none is a sign.
      if text[position] >= 0x80,
        let (sign, byte) = signs.first(where: { rest.begins(with: $0.sign) })
      {
        bytes.append(byte)
        position += sign.utf8CodeUnitCount
      } else {
        bytes.append(text[position])
        position += 1
      }
    }
    return Array(bytes[...].trimmed)
  }

  private static let signs: [(sign: StaticString, byte: UInt8)] = [
    ("\u{A0}", UInt8(ascii: " ")), ("\u{202F}", UInt8(ascii: " ")),
    ("\u{2009}", UInt8(ascii: " ")), ("\u{2019}", UInt8(ascii: "'")),
    ("\u{2212}", UInt8(ascii: "-")),
  ]

  private static func isUnit(_ unit: [UInt8], before isBefore: Bool) -> Bool {
    unit.isEmpty || !isBefore && unit == percent
      || currencies.contains { $0.utf8.elementsEqual(unit) }
  }

  /// Signs and codes of money: those of ISO 4217 that are traded most, and how they are written.
  private static let currencies = [
    "$", "€", "£", "¥", "₹", "₩", "₽", "₺", "₴", "₪", "฿", "₫", "₦", "₱", "₿", "¢", "zł", "Kč",
    "kr", "kr.", "Ft", "lei", "R$", "US$", "A$", "C$", "HK$", "NZ$", "S$", "Fr.", "AUD", "BRL",
    "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "IDR", "ILS", "INR", "ISK",
    "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "RUB", "SEK", "SGD", "THB",
    "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
  ]

  /// Returns the number with the given decimal mark.
  private static func reading(
    _ digits: ArraySlice<UInt8>, mark: UInt8, _ isNegative: Bool
  ) -> Reading? {
    let place = digits.lastIndex(of: mark)
    let whole = digits[..<(place ?? digits.endIndex)]
    let fraction = place.map { digits[($0 + 1)...] }
    guard fraction?.allSatisfy(ASCII.isDigit) ?? true, let count = groups(of: whole, mark) else {
      return nil
    }
    var plain = whole.filter(ASCII.isDigit)
    // A code such as 007, or 0,123 with its thousands apart, is no number.
    if count > 1, plain.first == UInt8(ascii: "0") { return nil }
    if let fraction { plain += [UInt8(ascii: ".")] + fraction }
    return TableNumber.value(of: plain.span).map {
      Reading(value: isNegative ? -$0 : $0, isWhole: fraction == nil)
    }
  }

  /// Returns the number of digit groups; `nil` if the grouping is not a usual one.
  private static func groups(of digits: ArraySlice<UInt8>, _ mark: UInt8) -> Int? {
    guard let separator = digits.first(where: { !ASCII.isDigit($0) }) else { return 1 }
    guard separator != mark, ",.' ".utf8.contains(separator) else { return nil }
    let groups = digits.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.allSatisfy(ASCII.isDigit) }), 1...3 ~= groups[0].count,
      groups[groups.count - 1].count == 3
    else { return nil }
    let others = groups.dropFirst().dropLast()
    let arePairs = separator == UInt8(ascii: ",") && groups[0].count < 3
    let isUsual = others.allSatisfy { $0.count == 3 }
    return isUsual || arePairs && others.allSatisfy { $0.count == 2 } ? groups.count : nil
  }
}
