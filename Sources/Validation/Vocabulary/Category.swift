/// The kinds of content an element counts as, after "Kinds of content" in the HTML standard.
struct Category: OptionSet {
  let rawValue: UInt8

  static let metadata = Category(rawValue: 1 << 0)
  static let flow = Category(rawValue: 1 << 1)
  static let phrasing = Category(rawValue: 1 << 2)
  static let heading = Category(rawValue: 1 << 3)
  /// What may stand in a drawing.
  static let drawing = Category(rawValue: 1 << 4)
}
