import Testing

@testable import Screens

/// Pickers of options that are data, and of options or none.
@Suite struct PickerTests {
  private struct City: Titled, Identified {
    let identifier: String
    let title: String
  }

  private enum Country: String, CaseIterable, Titled, Identified { case chad, peru }

  private static let cities = [
    City(identifier: "lima", title: "Lima"), City(identifier: "cusco", title: "Cusco"),
  ]

  private struct Trip {
    var from = PickerTests.cities[0]
    var to: City?
    var country: Country?
    var isByNight = false
    var reason = ""
  }

  private struct TripScreen: BuiltForm {
    var model = Trip()
    let title = "A trip"
    var cities = PickerTests.cities

    var body: [Section] {
      Section {
        Picker("from", "From", \.from, from: cities)
        Picker("to", "To", \.to, from: cities, none: "Anywhere", .segmented)
        Picker("country", "Country", \.country, none: "Any")
        Toggle("night", "By night", \.isByNight).visible(when: .equal(\.to, cities[1]))
        TextField("why", "Why", \.reason).visible(when: .equal(\.to, nil))
      }
    }
  }

  @Test func `a picker over data has a choice for each option`() {
    let choices = Choices([Choice("lima", "Lima"), Choice("cusco", "Cusco")], chosen: "lima")
    let outline = TripScreen().outline
    #expect(outline.control("from")?.control == .picker(choices, .menu))
    #expect(outline.faults == [])
  }

  @Test func `an optional picker has a choice of none, which comes first`() {
    let choices = [Choice("", "Any"), Choice("chad", "chad"), Choice("peru", "peru")]
    #expect(
      TripScreen().outline.control("country")?.control
        == .picker(Choices(choices, chosen: ""), .menu))
    #expect(
      TripScreen(model: Trip(country: .peru)).outline.control("country")?.control
        == .picker(Choices(choices, chosen: "peru"), .menu))
  }

  @Test func `a saved option is assigned, and an empty text clears the choice`() throws {
    var screen = TripScreen()
    try screen.assign(.text("cusco"), to: "to")
    try screen.assign(.text("chad"), to: "country")
    #expect(screen.model.to?.title == "Cusco")
    #expect(screen.model.country == .chad)
    try screen.assign(.text(""), to: "to")
    #expect(screen.model.to == nil)
    #expect(throws: AssignmentError.self) { try screen.assign(.text(""), to: "from") }
    #expect(throws: AssignmentError.self) { try screen.assign(.text("rome"), to: "to") }
  }

  @Test func `a condition can ask for an option, and for none`() {
    var trip = Trip()
    #expect(Condition<Trip>.equal(\.to, nil).holds(in: trip))
    trip.to = Self.cities[1]
    #expect(!Condition<Trip>.equal(\.to, nil).holds(in: trip))
    #expect(Condition<Trip>.equal(\.to, Self.cities[1]).holds(in: trip))
    #expect(!Condition<Trip>.equal(\.to, Self.cities[0]).holds(in: trip))
  }

  @Test func `options of a section follow each other in the menu`() {
    struct Island: Titled, Identified, Sectioned {
      let identifier: String
      let section: String
      var title: String { identifier }
    }
    let islands = [
      Island(identifier: "any", section: ""), Island(identifier: "java", section: "Asia"),
      Island(identifier: "bali", section: "Asia"), Island(identifier: "crete", section: "Europe"),
    ]
    let field = Field<[Island]>.picker(\.[0], from: islands)
    guard case .picker(let choices, .menu) = field.control(islands) else {
      Issue.record("no picker")
      return
    }
    #expect(choices.sections.map(\.title) == ["", "Asia", "Europe"])
    #expect(choices.sections.map(\.range) == [0..<1, 1..<3, 3..<4])
  }

  @Test
  func `two options with the same identifier are a fault, and so is a value that is not an option`()
  {
    var twice = TripScreen()
    twice.cities.append(City(identifier: "lima", title: "Lima, Ohio"))
    #expect(
      twice.outline.faults == [
        #"two choices of row "from" have the identifier "lima". Give each its own."#,
        #"two choices of row "to" have the identifier "lima". Give each its own."#,
      ])
    var elsewhere = TripScreen()
    elsewhere.cities.removeFirst()
    elsewhere.cities.append(City(identifier: "puno", title: "Puno"))
    #expect(
      elsewhere.outline.faults == [
        #"row "from" has the value "lima", expected one of "cusco", "puno""#
      ])
  }
}
