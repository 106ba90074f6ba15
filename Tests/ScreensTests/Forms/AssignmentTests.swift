import Screens
import Testing

@Suite struct AssignmentTests {
  @Test(
    arguments: [
      ("guide", .bool(true)), ("habitat", .text("coast")), ("pace", .text("brisk")),
      ("gear", .list([])), ("gear", .list(["scope", "recorder"])), ("seats", .number(2)),
      ("seats", .number(12)), ("distance", .number(0.5)), ("distance", .number(40)),
      ("distance", .number(0.7)), ("distance", .number(39.9)), ("distance", .missing),
      ("fee", .number(0)), ("fee", .number(100)), ("effort", .number(0.7)), ("leader", .text("Bo")),
      ("leader", .text("\u{85}\u{2028}")), ("mail", .text("")), ("mail", .text("bo@example.org")),
      ("remarks", .text("Bring\nboots")), ("day", .text("")), ("day", .text("2026-03-01")),
      ("day", .text("2026-10-31")), ("start", .text("05:00")), ("start", .text("22:00")),
      ("colour", .text("#00ff7f")), ("guests", .number(0)), ("guests", .number(3)),
      ("guest-1-name", .text("Bo")), ("guest-1-child", .bool(true)),
    ] as [(String, FormValue)])
  func `a value that is accepted reads back as it was given`(
    name: String, value: FormValue
  ) throws {
    var screen = ExcursionScreen(model: Excursion(guests: [Excursion.Guest(name: "Cy")]))
    try screen.assign(value, to: name)
    #expect(screen.value(of: name) == value)
  }

  @Test(
    arguments: [
      (.hasGuide, "guide", .bool(true)), (.habitat, "habitat", .text("desert")),
      (.seats, "seats", .number(5)), (.seats, "seats", .number(6)),
      (.guestName(0), "guest-1-name", .text("Bo")), (.day, "day", .text("2026-02-30")),
    ] as [(ExcursionScreen.Row, String, FormValue)])
  func `a row and its name take the same values`(
    row: ExcursionScreen.Row, name: String, value: FormValue
  ) {
    var (one, other) = (ExcursionScreen(), ExcursionScreen())
    let byRow = Result { () throws(AssignmentError) in try one.assign(value, to: row) }
    let byName = Result { () throws(AssignmentError) in try other.assign(value, to: name) }
    #expect(byRow.error == byName.error)
    #expect(one.model == other.model)
  }

  @Test func `a value becomes what the model keeps`() throws {
    var screen = ExcursionScreen()
    try screen.assign(.text("coast"), to: .habitat)
    try screen.assign(.text("2026-05-09"), to: .day)
    try screen.assign(.text("#C0FFEE"), to: .colour)
    try screen.assign(.missing, to: .distance)
    try screen.assign(.list(["recorder", "scope"]), to: "gear")
    #expect(
      screen.model
        == Excursion(
          habitat: .coast, gear: [.scope, .recorder], distance: nil, day: Day("2026-05-09"),
          colour: Colour(red: 0xC0, green: 0xFF, blue: 0xEE)))
  }

  @Test func `a set is saved in the order of its cases`() throws {
    var screen = ExcursionScreen()
    try screen.assign(.list(["recorder", "binoculars", "scope"]), to: "gear")
    #expect(screen.value(of: "gear") == .list(["scope", "binoculars", "recorder"]))
  }

  @Test func `a text on several lines has no empty lines before it`() throws {
    var screen = ExcursionScreen()
    try screen.assign(.text("\n\r\nBoots\n"), to: .remarks)
    #expect(screen.model.remarks == "Boots\n")
  }

  @Test func `a text on several lines still has its length without the lines before it`() {
    struct Diary: Form {
      var model = "Heron"
      let title = "Diary"
      let sections = [0]
      func rows(in section: Int) -> [Int] { [0] }
      func cell(for row: Int) -> Cell { Cell("Entry") }
      func identifier(of row: Int) -> String? { "entry" }
      func field(of row: Int) -> Field<String>? { .multilineText(\.self, length: 3...20) }
    }
    var screen = Diary()
    #expect(throws: AssignmentError.self) { try screen.assign(.text("\n\n\na"), to: "entry") }
    #expect(screen.model == "Heron")
  }

  @Test(arguments: ["Ada\u{0}Vos", "Ada\u{1B}[2J", "Ada\u{FFFF}"])
  func `a character that no page can show is refused`(text: String) {
    var screen = ExcursionScreen()
    #expect(throws: AssignmentError.self) { try screen.assign(.text(text), to: .leader) }
    #expect(throws: AssignmentError.self) { try screen.assign(.text(text), to: .remarks) }
  }

  @Test func `values come by name in the order of the screen, buttons left out`() {
    let guest = Excursion.Guest(name: "Bo", isChild: true)
    let values = ExcursionScreen(model: Excursion(guests: [guest, guest, guest])).values
    #expect(
      values.map(\.name) == [
        "guide", "habitat", "pace", "gear", "seats", "distance", "fee", "effort", "leader", "mail",
        "remarks", "day", "start", "colour", "guests", "guest-1-name", "guest-1-child",
        "guest-2-name", "guest-2-child", "guest-3-name", "guest-3-child",
      ])
    #expect(
      values.prefix(17).map(\.value) == [
        .bool(false), .text("marsh"), .text("steady"), .list(["binoculars"]), .number(4),
        .number(7.5), .number(12), .number(0.3), .text("Ada Vos"), .text(""), .text(""), .text(""),
        .text("06:30"), .text("#c0190f"), .number(3), .text("Bo"), .bool(true),
      ])
  }
}

extension Form {
  /// The value of a row as it is saved.
  func value(of name: String) -> FormValue? { values.first { $0.name == name }?.value }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
