import Screens

/// A form with every type of field, sections that can be added, buttons, and a row without a control.
struct ExcursionScreen: Form {
  enum Section {
    case trip, gear, numbers, words, moments, guests
    case guest(Int)
    case buttons
  }

  enum Row {
    case meetingPoint, hasGuide, habitat, pace
    case gear(Excursion.Gear)
    case seats, distance, fee, effort
    case leader, mail, remarks
    case day, start, colour
    case guestName(Int), guestIsChild(Int)
    case order, startAgain
  }

  var model = Excursion()
  let title = "Excursion"
  let submission: Submission<Excursion> = .confirmation("Booked.")
  let sections: [Section] = [
    .trip, .gear, .numbers, .words, .moments, .guests, .guest(0), .guest(1), .guest(2), .buttons,
  ]

  func rows(in section: Section) -> [Row] {
    switch section {
    case .trip: [.meetingPoint, .hasGuide, .habitat, .pace]
    case .gear: Excursion.Gear.allCases.map(Row.gear)
    case .numbers: [.seats, .distance, .fee, .effort]
    case .words: [.leader, .mail, .remarks]
    case .moments: [.day, .start, .colour]
    case .guests: []
    case .guest(let index): [.guestName(index), .guestIsChild(index)]
    case .buttons: [.order, .startAgain]
    }
  }

  func header(of section: Section) -> String? {
    if case .guests = section { "Guests" } else { nil }
  }

  func cell(for row: Row) -> Cell {
    if case .meetingPoint = row { Cell("Meeting point", .value("The mill")) } else { Cell("A row") }
  }

  func identifier(ofSection section: Section) -> String? {
    switch section {
    case .gear: "gear"
    case .guests: "guests"
    default: nil
    }
  }

  func identifier(of row: Row) -> String? { row.identifier }
  func field(of row: Row) -> Field<Excursion>? { row.field }

  func field(ofSection section: Section) -> Field<Excursion>? {
    switch section {
    case .gear: .selection(\.gear)
    case .guests: Excursion.everyGuest.count
    default: nil
    }
  }

  func visibility(ofSection section: Section) -> Visibility<Excursion> {
    if case .guest(let index) = section {
      .visible(when: Excursion.everyGuest.has(index))
    } else {
      .always
    }
  }
}

extension ExcursionScreen.Row {
  fileprivate var identifier: String? {
    switch self {
    case .meetingPoint: nil
    case .gear(let gear): gear.identifier
    case .guestName(let index): "guest-\(index + 1)-name"
    case .guestIsChild(let index): "guest-\(index + 1)-child"
    case .startAgain: "start-again"
    case .hasGuide: "guide"
    default: "\(self)"
    }
  }

  fileprivate var field: Field<Excursion>? {
    switch self {
    case .meetingPoint, .gear: nil
    case .hasGuide: .toggle(\.hasGuide)
    case .habitat: .picker(\.habitat)
    case .pace: .slider(\.pace)
    case .seats: .stepper(\.seats, in: 2...12, step: 2)
    case .distance: .number(\.distance, in: 0.5...40, decimals: 1)
    case .fee: .number(\.fee, in: 0...100, isRequired: true)
    case .effort: .slider(\.effort, in: 0...1, step: 0.1)
    case .leader: .text(\.leader, length: 2...30)
    case .mail: .text(\.mail, length: 0...60, pattern: .mail)
    case .remarks: .multilineText(\.remarks, length: 0...20)
    case .day: .date(\.day, in: Excursion.season)
    case .start: .time(\.start, in: Excursion.daylight, isRequired: true)
    case .colour: .colour(\.colour)
    case .guestName(let index): Excursion.everyGuest.field(index, .text(\.name, length: 1...30))
    case .guestIsChild(let index): Excursion.everyGuest.field(index, .toggle(\.isChild))
    case .order: .submit("Book")
    case .startAgain: .reset("Start again")
    }
  }
}
