import Rowhouse

/// A value of every type.
struct Sink: Sendable {
  enum Thickness: String, CaseIterable, Titled, Identified {
    case thin, regular, thick
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Sauce: String, CaseIterable, Titled, Identified {
    case tomato, barbecue
    var title: String { self == .tomato ? "Tomato" : "BBQ" }
  }

  enum Size: String, CaseIterable, Titled, Identified {
    case small, large
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Oven: String, CaseIterable, Titled, Identified {
    case stone, electric
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Topping: String, CaseIterable, Titled, Identified {
    case olives, bacon
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Delivery: String, CaseIterable, Titled, Identified {
    case fetch, bring
    var title: String { self == .fetch ? "I fetch it" : "You bring it" }
  }

  struct Guest: Sendable {
    var name = ""
  }

  var cheese = true
  var thickness = Thickness.regular
  var depth: Float = 0.7
  var sauce = Sauce.tomato
  var size = Size.small
  var oven = Oven.stone
  var slices = 8
  var weight: Double? = 1.2
  var name = ""
  var day = Day("2026-11-21")
  var hour = TimeOfDay("19:30")
  var colour = Colour(red: 0xC0, green: 0x19, blue: 0x0F)
  var wish = ""
  var toppings: Set<Topping> = [.bacon]
  var delivery = Delivery.fetch
  var guests = [Guest(name: "Bo")]

  static let all = Repeated(\Sink.guests, in: 0...3, adding: Guest(), called: "guest")
}
