import Rowhouse

/// Several controls in a row, and rows that come and go between fixed ones.
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
    Section("Reminder") {
      Toggle("reminds", "Remind me", \.reminds)
        .and("hours", "Hours before", .stepper(\.hours, in: 1...24))
      TextField("note", "Note", \.note).visible(when: .isOn(\.reminds))
    }
    Section { ResetButton("again", "Start again") }
  }
}

struct Trip: Sendable {
  struct Stop: Sendable {
    var place = ""
    var nights = 1
  }

  var start = "Uppsala"
  var stops = [Stop(place: "Falun", nights: 2)]
  var end = "Bergen"
  var reminds = true
  var hours = 3
  var note = "Tickets"
}
