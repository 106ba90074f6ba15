import Rowhouse

/// Today's harvest.
struct Harvest: Sendable {
  /// A crate of one fruit.
  struct Crate: Sendable {
    var fruit = Fruits.Fruit.pear
    var kilograms = 5
  }

  var crates = [Crate(), Crate(fruit: .plum, kilograms: 12), Crate(fruit: .cherries)]

  /// From one crate to six.
  static let all = Repeated(\Harvest.crates, in: 1...6, adding: Crate(), called: "crate")
}
