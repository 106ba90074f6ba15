import Rowhouse

/// The fruits I like.
struct Fruits: Sendable {
  /// A fruit there is.
  enum Fruit: String, CaseIterable, Titled, Identified {
    case grapes, cherries, kiwi, pear, plum

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// A favourite fruit.
  struct Love: Sendable {
    var fruit = Fruit.grapes
    var isEatenDaily = false
  }

  /// Whether there is more of what I like than a pineapple.
  var likesMore = true

  /// The fruits I love, of which there may be up to five.
  var loved: [Love] = []

  static let sample = Fruits(loved: [Love(), Love(fruit: .cherries, isEatenDaily: true)])
}
