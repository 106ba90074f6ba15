/// A set of elements in sixteen bytes.
struct ElementSet: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let none = ElementSet()

  /// Every element, known or not.
  static let all = ElementSet(low: .max, high: .max)

  func contains(_ name: ElementName) -> Bool {
    let bit = name.rawValue
    return (bit < 64 ? low >> UInt64(bit) : high >> UInt64(bit & 63)) & 1 == 1
  }

  mutating func insert(_ name: ElementName) {
    let bit = name.rawValue
    if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit & 63) }
  }

  func union(_ other: ElementSet) -> ElementSet {
    ElementSet(low: low | other.low, high: high | other.high)
  }
}

extension ElementSet {
  init(_ names: some Sequence<ElementName>) {
    for name in names { insert(name) }
  }
}

extension ElementSet: ExpressibleByArrayLiteral {
  init(arrayLiteral names: ElementName...) { self.init(names) }
}
