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
  var sauce = Sauce.tomato
  var hasOlives = false
  var hasBeef = false
  var hasBacon = true
  var hasAnchovies = false
}
