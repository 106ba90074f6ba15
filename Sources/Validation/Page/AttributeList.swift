/// The attributes of one element, in memory that serves the next one too.
struct AttributeList {
  private var slots = [Attribute](repeating: Attribute(name: .unknown, value: 0..<0), count: 16)
  private(set) var count = 0

  /// A bit for the remainder of each attribute's number by 64: most questions end here.
  private var bits: UInt64 = 0

  subscript(index: Int) -> Attribute { slots[index] }

  mutating func removeAll() {
    count = 0
    bits = 0
  }

  mutating func append(_ attribute: Attribute) {
    if count == slots.count { slots += slots }
    slots[count] = attribute
    count += 1
    bits |= Self.bit(attribute.name)
  }

  var isEmpty: Bool { count == 0 }

  /// Returns the range of an attribute's value, if it is in the list.
  @inline(__always)
  func value(of name: AttributeName) -> Range<Int>? {
    bits & Self.bit(name) == 0 ? nil : find(name)
  }

  /// Whether any of these may be in the list; never wrongly false.
  func mayHaveAny(of names: UInt64) -> Bool { bits & names != 0 }

  static func bits(_ names: AttributeName...) -> UInt64 { names.reduce(0) { $0 | bit($1) } }

  private func find(_ name: AttributeName) -> Range<Int>? {
    for index in 0..<count where slots[index].name == name { return slots[index].value }
    return nil
  }

  @inline(__always)
  private static func bit(_ name: AttributeName) -> UInt64 { 1 << UInt64(name.rawValue & 63) }
}

/// An attribute of the element in question.
struct Attribute {
  let name: AttributeName

  /// The range of its value in ``Page/bytes``.
  let value: Range<Int>
}
