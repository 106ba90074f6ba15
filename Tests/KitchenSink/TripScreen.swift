import Rowhouse

/// Several controls in a row, rows that come and go between fixed ones, options that depend on
/// another row, and rows in an order.
struct TripScreen: BuiltForm {
  static let stops = Repeated(\Trip.stops, in: 0...3, adding: Trip.Stop(), called: "stop")
  static let stop: Field<Trip.Stop> = .text(\.place, prompt: "Town")
    .and("nights", "Nights", .stepper(\.nights, in: 1...9))

  var model = Trip()
  let title = "Trip"
  let remembersValues = true
  let savesValues = true

  var body: [Section] {
    let stops = Self.stops
    Section("Route") {
      TextField("start", "Start", \.start)
      Row.field("Stops", stops.count).identified(by: "stops")
      for index in stops.indices {
        Row.field("Stop \(index + 1)", stops.field(index, Self.stop))
          .identified(by: "stop-\(index + 1)").visible(when: stops.has(index))
      }
      TextField("end", "End", \.end)
    }
    Section("Hotel") {
      Picker("country", "Country", \.country)
      Picker("city", "City", \.city, from: { $0.cities }, dependingOn: \.country)
      Row.cell("Rain", .value("Bring a coat")).visible(when: .equal(\.city, .bergen))
    }
    Section("Pack in this order") {
      for thing in model.things.elements {
        Position(thing.rawValue, thing.title, of: thing, in: \.things)
      }
    }
    Section("Reminder") {
      Toggle("reminds", "Remind me", \.reminds)
        .and("hours", "Hours before", .stepper(\.hours, in: 1...24))
      TextField("note", "Note", \.note).visible(when: .isOn(\.reminds))
    }
    Section { ResetButton("again", "Start again") }
  }
}

struct Trip: Sendable {
  enum Country: String, CaseIterable, Titled, Identified {
    case norway, sweden, denmark

    var cities: [City] {
      switch self {
      case .norway: [.oslo, .bergen]
      case .sweden: [.uppsala, .lund]
      case .denmark: []
      }
    }
  }

  enum City: String, CaseIterable, Titled, Identified { case oslo, bergen, uppsala, lund }
  enum Thing: String, CaseIterable, Titled, Identified { case tent, boots, maps, rope }

  struct Stop: Sendable {
    var place = ""
    var nights = 1
  }

  var start = "Uppsala"
  var stops = [Stop(place: "Falun", nights: 2)]
  var end = "Bergen"
  var country = Country.norway
  var city = City.oslo
  var things = Ordered(Thing.allCases)
  var reminds = true
  var hours = 3
  var note = "Tickets"
}
