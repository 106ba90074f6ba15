/// The numbers that a field accepts.
public struct Numbers: Hashable, Sendable {
  public let range: ClosedRange<Double>

  /// How many digits there may be after the decimal point.
  public let decimals: Int
  public let isRequired: Bool

  /// - Precondition: `decimals`, a literal in the source, is from 0 to 6.
  public init(_ range: ClosedRange<Double>, decimals: Int = 0, isRequired: Bool = false) {
    precondition((0...6).contains(decimals), "A field has from 0 to 6 decimals")
    self.range = range
    self.decimals = decimals
    self.isRequired = isRequired
  }

  /// The distance of one number to the next, as HTML writes it: `0.01` for two decimals.
  public var step: String {
    decimals == 0 ? "1" : "0." + String(repeating: "0", count: decimals - 1) + "1"
  }

  /// A number in decimal digits, with no more of them than it needs.
  public static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }

  func contains(_ number: Double) -> Bool {
    let scale = repeatElement(10.0, count: decimals).reduce(1, *)
    // A decimal such as 0.7 has no exact binary form: it is the nearest number that counts.
    return range.contains(number) && (number * scale).rounded() / scale == number
  }
}

extension Numbers: CustomStringConvertible {
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
