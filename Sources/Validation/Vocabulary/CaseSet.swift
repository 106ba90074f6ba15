/// A set of cases of an enum, a bit each.
struct CaseSet<Case: RawRepresentable<UInt8>, Bits: FixedWidthInteger & UnsignedInteger> {
  private var bits: Bits = 0

  init() {}

  /// Every case, and the bits beyond.
  static var all: Self {
    var all = Self()
    all.bits = .max
    return all
  }

  var isEmpty: Bool { bits == 0 }

  @inline(__always)
  func contains(_ one: Case) -> Bool { bits &>> Bits(truncatingIfNeeded: one.rawValue) & 1 == 1 }

  @inline(__always)
  func isDisjoint(with other: Self) -> Bool { bits & other.bits == 0 }

  mutating func insert(_ one: Case) { bits |= 1 &<< Bits(truncatingIfNeeded: one.rawValue) }

  mutating func formUnion(_ other: Self) { bits |= other.bits }

  @inline(__always)
  func union(_ other: Self) -> Self {
    var union = self
    union.formUnion(other)
    return union
  }
}

extension CaseSet: Equatable {}
extension CaseSet: Sendable where Bits: Sendable {}

extension CaseSet: ExpressibleByArrayLiteral {
  init(_ cases: some Sequence<Case>) {
    for one in cases { insert(one) }
  }

  init(arrayLiteral cases: Case...) { self.init(cases) }
}

typealias ElementSet = CaseSet<ElementName, UInt128>
typealias Categories = CaseSet<Category, UInt8>
typealias Groups = CaseSet<Group, UInt16>
typealias Traits = CaseSet<Trait, UInt16>
