import Screens
import Testing

/// Each field is drawn as its control, with the model's value and all that is accepted.
@Suite struct FieldControlTests {
  static let habitats = ["forest", "marsh", "coast"].map { Choice($0, $0) }
  static let gear = ["scope", "binoculars", "recorder"].map { Choice($0, $0) }

  @Test(
    arguments: [
      ("guide", .toggle(isOn: false)),
      ("habitat", .picker(Choices(habitats, chosen: "marsh"), .menu)),
      (
        "pace",
        .slider(Choices(["slow", "steady", "brisk"].map { Choice($0, $0) }, chosen: "steady"))
      ),
      ("gear", .selection(gear, chosen: ["binoculars"])),
      ("seats", .stepper(4, WholeNumbers(2...12, step: 2))),
      ("distance", .number(7.5, Numbers(0.5...40, decimals: 1))),
      ("fee", .number(12, Numbers(0...100, isRequired: true))),
      ("effort", .numberSlider(0.3, SteppedNumbers(0...1, step: 0.1))),
      ("leader", .text("Ada Vos", TextLimits(length: 2...30))),
      ("mail", .text("", TextLimits(length: 0...60, pattern: .mail))),
      ("remarks", .multilineText("", TextLimits(length: 0...20))),
      ("day", .date(nil, ValueRange(Excursion.season))),
      ("start", .time(TimeOfDay("06:30"), ValueRange(Excursion.daylight, isRequired: true))),
      ("colour", .colour(Colour(red: 0xC0, green: 0x19, blue: 0x0F))),
      ("guests", .counter(0, WholeNumbers(0...3), noun: "guest")),
      ("order", .submit("Book")), ("start-again", .reset("Start again")),
    ] as [(String, Control)])
  func `a field is drawn as its control`(name: String, control: Control) {
    #expect(ExcursionScreen().outline.control(name)?.control == control)
  }

  @Test func `a text on several lines is shown without empty lines before it`() {
    let outline = ExcursionScreen(model: Excursion(remarks: "\r\n\nBoots\n")).outline
    #expect(
      outline.control("remarks")?.control
        == .multilineText("Boots\n", TextLimits(length: 0...20)))
  }

  @Test func `a text of nothing but empty lines is not filled, wherever that is asked`() throws {
    struct Diary: Form {
      var model = "\n\n"
      let title = "Diary"
      let sections = [0]
      func rows(in section: Int) -> [Int] { [0] }
      func cell(for row: Int) -> Cell { Cell("Entry") }
      func identifier(of row: Int) -> String? { "entry" }
      func field(of row: Int) -> Field<String>? { .multilineText(\.self) }
      func visibility(of row: Int) -> Visibility<String> { .visible(when: .isFilled(\.self)) }
    }
    let form = try #require(Diary().outline.form)
    let isFilled = Condition<String>.isFilled(\.self).holds(in: "\n\n")
    #expect(form.conditions.map(\.holds) == [isFilled])
  }

  @Test func `a form says what comes of its button, and whether values are kept`() {
    let link = Link.web(host: "example.org", path: "/orders")
    let form = PizzaScreen(submission: .send(to: link)).outline.form
    #expect(form?.submission == .send(to: link))
    #expect(form?.remembersValues == false)
    #expect(PizzaScreen().outline.form?.submission == FormOutline.Submission.none)
  }
}
