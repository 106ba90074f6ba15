import Screens

/// A walk to see birds, which needs every kind of value that a form can show.
struct Excursion: Equatable, Sendable {
  enum Habitat: String, CaseIterable, Identified, Titled { case forest, marsh, coast }
  enum Pace: String, CaseIterable, Identified, Titled { case slow, steady, brisk }
  enum Gear: String, CaseIterable, Identified, Titled { case scope, binoculars, recorder }

  var hasGuide = false
  var habitat = Habitat.marsh
  var pace = Pace.steady
  var gear: Set<Gear> = [.binoculars]
  var seats = 4
  var distance: Double? = 7.5
  var fee: Double? = 12
  var effort: Float = 0.3
  var leader = "Ada Vos"
  var mail = ""
  var remarks = ""
  var day: Day?
  var start: TimeOfDay? = TimeOfDay(hour: 6, minute: 30)
  var colour = Colour(red: 0xC0, green: 0x19, blue: 0x0F)
  var guests: [Guest] = []

  /// Somebody who comes along.
  struct Guest: Equatable, Sendable {
    var name = ""
    var isChild = false
  }
}

extension Excursion {
  static let everyGuest = Repeated(
    \Excursion.guests, in: 0...3, adding: Guest(name: "Somebody"), called: "guest")

  /// From March to October, when there is something to see.
  static let season = unwrapped(Day("2026-03-01"))...unwrapped(Day("2026-10-31"))
  static let daylight = unwrapped(TimeOfDay("05:00"))...unwrapped(TimeOfDay("22:00"))

  private static func unwrapped<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("A literal of the samples is wrong") }
    return value
  }
}
