/// The range of numbers that a field accepts.
public struct Numbers: Hashable, Sendable, CustomStringConvertible {
  public let range: ClosedRange<Double>

  /// The most digits after the decimal point, 0 to 6.
  public let decimals: Int
  public let isRequired: Bool

  /// - Precondition: `decimals`, a literal in the source, is from 0 to 6, and the bounds are finite
  ///   and have no more decimals: browsers count from the lower bound.
  public init(_ range: ClosedRange<Double>, decimals: Int = 0, isRequired: Bool = false) {
    precondition((0...6).contains(decimals), "A field has from 0 to 6 decimals")
    self.range = range
    self.decimals = decimals
    self.isRequired = isRequired
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite && contains(range.lowerBound)
        && contains(range.upperBound),
      "The lowest and the highest number have no more decimals than there are")
  }

  /// The distance between two numbers, as HTML writes it: `0.01` for two decimals.
  public var step: String {
    decimals == 0 ? "1" : "0." + String(repeating: "0", count: decimals - 1) + "1"
  }

  /// Returns a number in as few decimal digits as it needs, from 10^16 on with an exponent.
  public static func text(of number: Double) -> String {
    // Zero has no sign, and what is small no exponent.
    if number == 0 { return "0" }
    let text = "\(number)"
    if number.magnitude < 1e-4, let mark = text.firstIndex(of: "e"),
      let exponent = Int(text[mark...].dropFirst(2))
    {
      let digits = text[..<mark].filter { ("0"..."9").contains($0) }
      let zeros = String(repeating: "0", count: exponent - 1)
      return (number < 0 ? "-0." : "0.") + zeros + digits
    }
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }

  /// The power of ten that turns a number with the given decimals into a whole one.
  static func scale(_ decimals: Int) -> Double {
    repeatElement(10.0, count: decimals).reduce(1, *)
  }

  func contains(_ number: Double) -> Bool {
    let scale = Self.scale(decimals)
    // A decimal such as 0.7 has no exact binary form: it is the nearest number that counts.
    // Of sixteen digits the product is off by one at most. Beyond 2^53 there are no decimals.
    let whole = (number * scale).rounded()
    return range.contains(number)
      && (whole.magnitude > 0x1p53 || [-1, 0, 1].contains { (whole + $0) / scale == number })
  }

  public var description: String {
    let bounds =
      "\(Self.text(of: range.lowerBound)) to \(Self.text(of: range.upperBound))"
    switch decimals {
    case 0: return "a whole number from \(bounds)"
    case 1: return "a number from \(bounds), with one decimal at most"
    default: return "a number from \(bounds), with \(decimals) decimals at most"
    }
  }
}
