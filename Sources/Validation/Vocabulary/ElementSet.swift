/// A set of elements in sixteen bytes.
struct ElementSet: Equatable {
  private var bits: UInt128 = 0

  static let none = ElementSet()

  /// Every element, known or not.
  static let all = ElementSet(bits: .max)

  func contains(_ name: ElementName) -> Bool {
    bits &>> UInt128(name.rawValue) & 1 == 1
  }

  mutating func insert(_ name: ElementName) {
    bits |= 1 << UInt128(name.rawValue)
  }

  func union(_ other: ElementSet) -> ElementSet {
    ElementSet(bits: bits | other.bits)
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
