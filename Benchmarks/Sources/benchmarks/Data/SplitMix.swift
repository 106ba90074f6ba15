/// Numbers that look like chance and are the same on every machine (Steele, Lea and Flood, 2014).
struct SplitMix {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from zero, each as likely as the others.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// A number from zero, the small ones much likelier: a few species have most recordings.
  ///
  /// The likelihood falls with the square root of the number.
  mutating func smallNumber(below limit: Int) -> Int {
    let fraction = Double(next() >> 11) * 0x1p-53
    return Int(fraction * fraction * Double(limit))
  }

  /// Whether something happens that does so a given number of times in a thousand.
  mutating func happens(_ times: Int) -> Bool { number(below: 1_000) < times }

  /// An element, each as likely as the others.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// An element, the first ones likelier.
  mutating func earlyElement<Element>(of elements: [Element]) -> Element {
    elements[smallNumber(below: elements.count)]
  }
}
