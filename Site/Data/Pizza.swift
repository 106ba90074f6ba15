import Rowhouse

/// A pizza to be.
struct Pizza: Sendable {
  enum Cheese: String, CaseIterable, Titled, Identified {
    case mozzarella, gorgonzola

    var title: String {
      switch self {
      case .mozzarella: "Mozzarella"
      case .gorgonzola: "Gorgonzola"
      }
    }
  }

  enum Sauce: String, CaseIterable, Titled, Identified {
    case tomato, barbecue, spicy, carbonara

    var title: String {
      switch self {
      case .tomato: "Tomato"
      case .barbecue: "BBQ"
      case .spicy: "Spicy"
      case .carbonara: "Carbonara"
      }
    }
  }

  /// From 0 to 1, in steps of 0.1.
  var thickness: Float = 0.5
  var hasCheeseBorder = false
  var cheese = Cheese.mozzarella
  var sauce = Sauce.tomato
  var isExtraHot = false
  var hasOlives = false
  var hasBeef = false
  var hasBacon = true
  var hasAnchovies = false
  var slices = 8
  var name = ""

  /// A pizza with everything.
  static let full = Pizza(
    thickness: 1, hasCheeseBorder: true, cheese: .gorgonzola, sauce: .spicy, isExtraHot: true,
    hasOlives: true, hasBeef: true, hasAnchovies: true, slices: 12)

  /// A pizza with sauce.
  static let plain = Pizza(thickness: 0.2, hasBacon: false)
}
