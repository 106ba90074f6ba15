/// What the fruits screen shows.
struct Fruits: Sendable {
  /// Whether there is more of what I like than a pineapple.
  var showsMore: Bool

  /// The fruits I love, of which there may be any number.
  var loved: [String]

  static let sample = Fruits(showsMore: true, loved: ["grapes", "grapes"])
}
