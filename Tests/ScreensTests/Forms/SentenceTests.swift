import Screens
import Testing

@Suite struct SentenceTests {
  @Test(
    arguments: [
      (Pizza(), "A regular pizza for you with tomato sauce, in 8 slices."),
      (Pizza(sauce: .barbecue), "A regular pizza for you with bbq sauce, in 8 slices."),
      (
        Pizza(thickness: .thin, sauce: .spicy, name: "Ada Vos"),
        "A thin pizza for Ada Vos with spicy sauce, in 8 slices."
      ),
      (
        Pizza(
          thickness: .thick, hasBorder: true, cheese: .gorgonzola, sauce: .spicy, isExtraHot: true,
          toppings: [.olives, .bacon], slices: 12),
        """
        A thick pizza for you with spicy sauce, extra hot, olives and a border of gorgonzola, in 12 \
        slices.
        """
      ),
    ])
  func `a sentence says a model as it is`(pizza: Pizza, words: String) {
    #expect(PizzaScreen.sentence.words(for: pizza) == words)
  }

  @Test(
    arguments: [
      (Pizza(sauce: .tomato, isExtraHot: true), "tomato sauce"),
      (Pizza(hasBorder: false, cheese: .gorgonzola), "tomato sauce"),
    ])
  func `what is hidden is not spoken of`(pizza: Pizza, words: String) {
    #expect(
      PizzaScreen.sentence.words(for: pizza)
        == "A regular pizza for you with \(words), in 8 slices.")
  }

  @Test func `days, times and how many sections there are can be said`() {
    struct Party: Sendable {
      var day: Day? = Day("2026-11-21")
      var hour: TimeOfDay?
      var guests = ["Bo", "Cy"]
    }
    let guests = Repeated(\Party.guests, in: 0...5, adding: "", called: "guest")
    let sentence: Sentence<Party> = """
      On \(\.day, orElse: "some day") at \(\.hour, orElse: "some time")\(guests, as: { ", with \($0) guests" }).
      """
    #expect(sentence.words(for: Party()) == "On 2026-11-21 at some time, with 2 guests.")
  }

  @Test func `a number is said in digits and a choice by its title, unless told otherwise`() {
    let sentence: Sentence<Pizza> = "\(\.slices) \(\.cheese)"
    #expect(sentence.words(for: Pizza(slices: 11)) == "11 mozzarella")
  }

  @Test func `what was typed is said as it is`() {
    let sentence: Sentence<Pizza> = "<\(\.name, orElse: "")>"
    #expect(sentence.words(for: Pizza(name: " \"Bo\" & <b> ")) == "< \"Bo\" & <b> >")
    #expect(sentence.words(for: Pizza()) == "<>")
  }

  @Test func `a sentence may be a literal and nothing else`() {
    let sentence: Sentence<Pizza> = "Thank you."
    #expect(sentence.words(for: Pizza()) == "Thank you.")
  }

  @Test func `words may depend on any number, also where the lowest is below zero`() {
    struct Weather: Form {
      enum Section: CaseIterable { case only }
      enum Row: String, CaseIterable, Identified { case degrees, tell }
      struct Model: Sendable { var degrees = 3 }
      var model = Model()
      let title = "Weather"
      let submission: Submission<Model> = .confirmation(
        "It\(" thaws", when: .atLeast(\.degrees, 0))\(" freezes", when: !.atLeast(\.degrees, 0)).")
      func rows(in section: Section) -> [Row] { [.degrees, .tell] }
      func cell(for row: Row) -> Cell { Cell(row.rawValue) }
      func field(of row: Row) -> Field<Model>? {
        row == .tell ? .submit("Tell") : .stepper(\.degrees, in: -10...10)
      }
    }
    #expect(Weather().outline.faults == [])
    guard case .confirmation(let sentence) = Weather().submission else { return }
    #expect(sentence.words(for: Weather.Model(degrees: 3)) == "It thaws.")
    #expect(sentence.words(for: Weather.Model(degrees: -3)) == "It freezes.")
  }
}
