import Screens
import Testing

@Suite struct AssignmentErrorTests {
  /// A form that only shows.
  struct Notes: Form {
    enum Section: CaseIterable { case only }
    enum Row: String, CaseIterable, Identified { case weather }

    var model = "Rain"
    let title = "Notes"

    func rows(in section: Section) -> [Row] { Row.allCases }
    func cell(for row: Row) -> Cell { Cell("Weather", .value(model)) }
    func field(of row: Row) -> Field<String>? { nil }
  }

  @Test func `a row that is not there is refused with the rows that are`() {
    var screen = ExcursionScreen()
    let error = #expect(throws: AssignmentError.self) { try screen.assign(.bool(true), to: "dog") }
    #expect(
      error?.description == """
        Excursion: no row "dog". The rows are: "guide", "habitat", "pace", \
        "gear", "seats", "distance", "fee", "effort", "leader", "mail", "remarks", "day", "start", \
        "colour", "guests", "guest-1-name", "guest-1-child", "guest-2-name", "guest-2-child", \
        "guest-3-name", "guest-3-child"
        """)
    #expect(screen.model == Excursion())
  }

  @Test func `a form without values has no row to give one to`() {
    var screen = Notes()
    let error = #expect(throws: AssignmentError.self) {
      try screen.assign(.text("Sun"), to: "weather")
    }
    #expect(
      error?.description == """
        Notes: no row "weather"; none of its rows has a value
        """)
  }

  @Test func `a row of a section that is not there is refused, whatever the value`() {
    var screen = ExcursionScreen(model: Excursion(guests: [Excursion.Guest(name: "Bo")]))
    let error = #expect(throws: AssignmentError.self) {
      try screen.assign(.text("Cy"), to: "guest-2-name")
    }
    #expect(
      error?.description == """
        Excursion: row "guest-2-name" can't be set to "Cy": its section was not added. Add it first.
        """)
    #expect(screen.model.guests == [Excursion.Guest(name: "Bo")])
  }

  @Test func `of several values all that are refused are named, in their order`() {
    var screen = ExcursionScreen()
    let refused = #expect(throws: RefusedValues.self) {
      try screen.assign([
        ("guest-1-name", .text("Bo")), ("dog", .bool(true)), ("guide", .bool(true)),
        ("seats", .number(3)), ("guests", .number(1)), ("guest-2-child", .bool(true)),
        ("guide", .bool(false)), ("colour", .other("an object")),
      ])
    }
    #expect(refused?.all.map(\.row) == ["dog", "seats", "guest-2-child", "guide", "colour"])
    #expect(refused?.all[1].reason == .expected("a whole number from 2 to 12, in steps of 2"))
    #expect(refused?.all[2].reason == .absent)
    #expect(refused?.all[3].reason == .repeated)
    #expect(
      refused?.description.split(separator: "\n").suffix(2) == [
        "Excursion: row \"guide\" appears twice. Remove one of them.",
        """
        Excursion: row "colour" can't be set to an object: expected a colour, such as "#c0190f"
        """,
      ])
    #expect(screen.model == Excursion())
  }

  @Test func `a section is not missed while it is not known how many there are`() {
    var screen = ExcursionScreen()
    let refused = #expect(throws: RefusedValues.self) {
      try screen.assign([
        ("guest-1-name", .text("Bo")), ("guests", .number(7)), ("guest-2-name", .text("")),
      ])
    }
    #expect(refused?.all.map(\.row) == ["guests", "guest-2-name"])
    #expect(screen.model == Excursion())
  }

  @Test(
    arguments: [
      (.order, "order", "nothing: it is a button"),
      (.startAgain, "start-again", "nothing: it is a button"),
      (.meetingPoint, "Meeting point", "nothing: it has no control"),
      (.gear(.scope), "scope", "nothing: it has no control"),
    ] as [(ExcursionScreen.Row, String, String)])
  func `a row that changes no value takes nothing`(
    row: ExcursionScreen.Row, name: String, words: String
  ) {
    var screen = ExcursionScreen()
    let error = #expect(throws: AssignmentError.self) { try screen.assign(.bool(true), to: row) }
    #expect(
      error?.description == "Excursion: row \"\(name)\" can't be set to true: expected \(words)")
    #expect(screen.model == Excursion())
  }

  @Test func `a button has no name that a value could be given to`() {
    var screen = ExcursionScreen()
    let error = #expect(throws: AssignmentError.self) { try screen.assign(.missing, to: "order") }
    #expect(error?.description.hasPrefix("Excursion: no row \"order\"") == true)
  }

  @Test func `an error has its parts for whoever writes other words`() {
    var screen = ExcursionScreen()
    let error = #expect(throws: AssignmentError.self) {
      try screen.assign(.number(7), to: "guests")
    }
    #expect(error?.form == "Excursion")
    #expect(error?.row == "guests")
    #expect(error?.value == .number(7))
    #expect(error?.reason == .expected("a whole number from 0 to 3"))
  }
}
