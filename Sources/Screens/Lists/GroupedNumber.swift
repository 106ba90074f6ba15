/// A number with its digits in groups of three, such as 12,345.
public struct GroupedNumber: CustomStringConvertible, Sendable {
  private let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  public var description: String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
