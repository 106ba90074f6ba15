import Testing

@testable import Screens

/// Options that depend on another value: a menu for each of its values, all of one value.
@Suite struct DependentOptionsTests {
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

  struct Stay: Sendable, Equatable {
    var country = Country.norway
    var city = City.bergen
  }

  struct StayForm: BuiltForm {
    var model = Stay()
    let title = "Stay"

    var body: [Section] {
      Section("\(\.city)") {
        Picker("country", "Country", \.country)
        Picker("city", "City", \.city, from: { $0.cities }, dependingOn: \.country)
        Row.cell("Rain").visible(when: .equal(\.city, .bergen))
      }
    }
  }

  @Test func `there is a menu for each value with options, at the value or the first option`()
    throws
  {
    let outline = StayForm().outline
    #expect(outline.faults == [])
    let form = try #require(outline.form)
    let row = outline.sections[0].rows[1]
    #expect(row.controls.map(\.name) == ["city-norway", "city-sweden"])
    #expect(
      row.controls.map { control in
        if case .picker(let choices, .menu) = control.control { choices.chosen } else { "" }
      } == ["bergen", "uppsala"])
    #expect(row.controls.map { $0.condition.map { form.conditions[$0].holds } } == [true, false])
    #expect(row.condition.map { form.conditions[$0].holds } == true)
    #expect(
      StayForm(model: Stay(country: .denmark)).outline.sections[0].rows[1].condition.map {
        StayForm(model: Stay(country: .denmark)).outline.form?.conditions[$0].holds
      } == false)
  }

  @Test func `a condition on the value asks the menu that is there`() throws {
    for (stay, rains) in [
      (Stay(), true), (Stay(city: .oslo), false), (Stay(country: .sweden, city: .lund), false),
    ] {
      let outline = StayForm(model: stay).outline
      let condition = try #require(outline.sections[0].rows[2].condition)
      #expect(outline.form?.conditions[condition].holds == rains)
      #expect(outline.form?.constants == [])
    }
  }

  @Test func `of several values the one is taken whose condition holds, in any order`() throws {
    var form = StayForm()
    try form.assign([
      ("city-sweden", .text("lund")), ("city-norway", .text("oslo")), ("country", .text("sweden")),
    ])
    #expect(form.model == Stay(country: .sweden, city: .lund))
    #expect(form.values.map(\.name) == ["country", "city-sweden"])
    let error = #expect(throws: AssignmentError.self) {
      try form.assign(.text("oslo"), to: "city-sweden")
    }
    #expect(error?.reason == .expected("one of \"uppsala\", \"lund\""))
  }

  @Test func `a value that is not among the options of the other one is a fault`() {
    #expect(
      StayForm(model: Stay(country: .sweden)).outline.faults == [
        "row \"city-sweden\" has the value \"bergen\", expected one of \"uppsala\", \"lund\""
      ])
  }

  @Test func `a value of one element of an array depends on the same element`() throws {
    struct Stays: BuiltForm {
      static let stays = Repeated(\[Stay].self, in: 1...2, adding: Stay(), called: "stay")
      var model = [Stay(), Stay(country: .sweden, city: .uppsala)]
      let title = "Stays"
      var body: [Section] {
        Section("Stays") {
          for index in Self.stays.indices {
            let countries = Self.stays.field(index, .picker(\.country))
            let cities: Field<Stay> = .picker(
              \.city, from: { $0.cities }, dependingOn: \.country, of: [.norway, .sweden])
            Row.field("Country", countries).identified(by: "country-\(index)")
            Row.field("City", Self.stays.field(index, cities)).identified(by: "city-\(index)")
          }
        }
      }
    }
    var form = Stays()
    let outline = form.outline
    #expect(outline.faults == [])
    let controls = outline.sections[0].rows.flatMap(\.controls).filter { $0.condition != nil }
    #expect(
      controls.map { control in
        "\(control.name) \(control.condition.map { outline.form?.conditions[$0].holds ?? false } ?? false)"
      } == [
        "city-0-norway true", "city-0-sweden false", "city-1-norway false", "city-1-sweden true",
      ])
    try form.assign([("city-1-norway", .text("oslo")), ("country-1", .text("norway"))])
    #expect(form.model == [Stay(), Stay(country: .norway, city: .oslo)])
  }
}
