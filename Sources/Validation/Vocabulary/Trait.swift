/// What the rules want to know of an element at a glance.
struct Trait: OptionSet {
  let rawValue: UInt16

  /// Never has content and is written `<br/>`.
  static let void = Trait(rawValue: 1 << 0)
  static let tablePart = Trait(rawValue: 1 << 1)
  /// Can have a label.
  static let labelable = Trait(rawValue: 1 << 2)
  /// Says what it is by its content, which therefore may not be empty.
  static let named = Trait(rawValue: 1 << 3)
  /// Comes first in its parent, or not at all.
  static let first = Trait(rawValue: 1 << 4)
  static let landmark = Trait(rawValue: 1 << 5)
  static let heading = Trait(rawValue: 1 << 6)
  static let control = Trait(rawValue: 1 << 7)
  /// Begins with a line break that HTML drops and XML keeps.
  static let preformatted = Trait(rawValue: 1 << 8)
  /// Belongs to the head, or loads something.
  static let resource = Trait(rawValue: 1 << 9)
}
