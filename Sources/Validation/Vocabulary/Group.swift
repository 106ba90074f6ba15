/// What some elements may not have anywhere in them, at any depth.
struct Group: OptionSet {
  let rawValue: UInt16

  /// Links, buttons, fields: what a click could be meant for.
  static let interactive = Group(rawValue: 1 << 0)
  static let anchor = Group(rawValue: 1 << 1)
  static let form = Group(rawValue: 1 << 2)
  static let label = Group(rawValue: 1 << 3)
  static let headerFooter = Group(rawValue: 1 << 4)
  static let sectioning = Group(rawValue: 1 << 5)
  static let heading = Group(rawValue: 1 << 6)
  static let dfn = Group(rawValue: 1 << 7)
  static let table = Group(rawValue: 1 << 8)
  static let main = Group(rawValue: 1 << 9)
  static let meter = Group(rawValue: 1 << 10)
  static let progress = Group(rawValue: 1 << 11)
  static let media = Group(rawValue: 1 << 12)
  static let address = Group(rawValue: 1 << 13)
}
