import Rowhouse

/// The preferences of a visitor: a value of every type that a control can have.
struct Preferences: Sendable {
  enum Volume: String, CaseIterable, Titled, Identified {
    case quiet, medium, loud
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Order: String, CaseIterable, Titled, Identified {
    case newest, oldest, quality
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Voice: String, CaseIterable, Titled, Identified {
    case song, call, alarm, drumming
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  var playsNext = true
  var volume = Volume.medium
  var speed = 1.0
  var order = Order.newest
  var units = Units.metric
  var continent = Continent.europe
  var sounds: Set<Voice> = [.song, .call]
  var pause = 2
  var pageSize = 50
  var distance: Double? = 2.5
  var name = ""
  var mail = ""
  var code = ""
  var day = Day("2026-05-10")
  var time = TimeOfDay("05:30")
  var colour = Colour(red: 0x1F, green: 0x7A, blue: 0x36)
  var remarks = ""

  enum Units: String, CaseIterable, Titled, Identified {
    case metric, imperial
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Continent: String, CaseIterable, Titled, Identified {
    case africa, america, asia, europe, oceania
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }
}
