import Rowhouse

/// A pizza to be.
struct Pizza: Sendable {
  enum Thickness: String, CaseIterable, Titled, Identified {
    case thin, regular, thick

    var title: String {
      switch self {
      case .thin: "Thin"
      case .regular: "Regular"
      case .thick: "Thick"
      }
    }
  }

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

  var thickness = Thickness.regular
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
    thickness: .thick, hasCheeseBorder: true, cheese: .gorgonzola, sauce: .spicy, isExtraHot: true,
    hasOlives: true, hasBeef: true, hasAnchovies: true, slices: 12)

  /// A pizza with sauce.
  static let plain = Pizza(thickness: .thin, hasBacon: false)
}
