/// A number with its digits in groups of three, such as 12,345.
public struct GroupedNumber: CustomStringConvertible, Sendable {
  private let number: Int
  private let sign: String
  private let minimum: Int

  public init(_ number: Int) { self.init(number, by: ",", from: 1) }

  /// Groups digits for another language than English.
  ///
  /// - `minimum`: The fewest digits before the first separator: 2 if 1234 has none.
  package init(_ number: Int, by sign: String, from minimum: Int) {
    self.number = number
    self.sign = sign
    self.minimum = minimum
  }

  public var description: String {
    let digits = Array(String(number.magnitude))
    let isGrouped = digits.count >= 3 + minimum
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if isGrouped, index > 0, (digits.count - index).isMultiple(of: 3) { text += sign }
      text.append(digit)
    }
    return text
  }
}
