import Screens
import Testing

/// When a page says which words.
@Suite struct SentenceOutlineTests {
  typealias Phrase = (words: String, said: FormOutline.Occasion)

  @Test func `words are said always, while a condition holds, by a script, or as typed`() throws {
    let form = try #require(
      PizzaScreen(submission: .confirmation(PizzaScreen.sentence)).outline.form)
    // Numbers 0 and 1 are those of the rows that are hidden.
    let expected: [Phrase] = [
      ("A", .always),
      (" thin", .has("thickness", value: "thin")),
      (" regular", .has("thickness", value: "regular")),
      (" thick", .has("thickness", value: "thick")),
      (" pizza for ", .always), ("you", .typed("name", orElse: "you")), (" with ", .always),
      ("tomato", .when(2)), ("bbq", .when(3)), ("spicy", .when(1)), (" sauce", .always),
      (", extra hot", .when(4)), (", olives", .when(5)), (" and a border of ", .when(0)),
      ("gorgonzola", .when(6)),
      (", in 2 slices", .has("slices", value: "2")), (", in 4 slices", .has("slices", value: "4")),
      (", in 6 slices", .has("slices", value: "6")), (", in 8 slices", .has("slices", value: "8")),
      (", in 10 slices", .has("slices", value: "10")),
      (", in 12 slices", .has("slices", value: "12")),
      (".", .always),
    ]
    let phrases = phrases(of: form.submission)
    #expect(phrases.map(\.words) == expected.map(\.words))
    #expect(phrases.map(\.said) == expected.map(\.said))
    let scripts = phrases.filter { phrase in
      if case .has = phrase.said { phrase.holds } else { false }
    }
    #expect(scripts.map(\.words) == [" regular", ", in 8 slices"])
    #expect(form.conditions.count == 7)
  }

  @Test func `what the model has of a text is said in place of what was typed`() {
    let outline = PizzaScreen(
      model: Pizza(name: "Bo"), submission: .confirmation("For \(\.name, orElse: "you")")
    ).outline
    #expect(phrases(of: outline.form?.submission).map(\.words) == ["For ", "Bo"])
  }

  @Test func `a control is not drawn otherwise only because it is spoken of`() {
    let outline = PizzaScreen(submission: .confirmation(PizzaScreen.sentence)).outline
    #expect(outline.control("thickness")?.isWatched == false)
    #expect(outline.control("slices")?.isWatched == false)
    #expect(outline.control("sauce")?.isWatched == true)
  }

  @Test func `a slider that rows depend on needs no script to be spoken of`() {
    let outline = PizzaScreen(
      probes: [.equal(\.thickness, .thick)], submission: .confirmation("A \(\.thickness) pizza")
    ).outline
    #expect(
      phrases(of: outline.form?.submission).map(\.said)
        == [.always, .when(3), .when(4), .when(2), .always])
  }

  @Test func `a slider that later words combine needs no script in those before them`() {
    let outline = PizzaScreen(
      submission: .confirmation(
        """
        \(\.thickness)\(" and crisp", when: .equal(\.thickness, .thin) && .isOn(\.hasBorder))
        """)
    ).outline
    #expect(outline.control("thickness")?.isWatched == true)
    #expect(
      phrases(of: outline.form?.submission).map(\.said)
        == [.when(2), .when(3), .when(4), .when(5)])
  }

  @Test func `what is typed where no control shows it is said as the model has it`() {
    let outline = NamelessScreen().outline
    #expect(phrases(of: outline.form?.submission).map(\.words) == ["For ", "Ada Vos"])
    #expect(phrases(of: outline.form?.submission).map(\.said) == [.always, .always])
  }

  /// A form that does not ask for the name it says.
  struct NamelessScreen: Form {
    enum Section: CaseIterable { case only }

    var model = Pizza(name: "Ada Vos")
    let title = "Nameless"
    let submission: Submission<Pizza> = .confirmation("For \(\.name, orElse: "you")")

    func rows(in section: Section) -> [Pizza.Topping] { [] }
    func cell(for row: Pizza.Topping) -> Cell { Cell("Topping") }
    func field(of row: Pizza.Topping) -> Field<Pizza>? { nil }
  }

  private func phrases(of submission: FormOutline.Submission?) -> [FormOutline.Phrase] {
    if case .confirmation(let phrases)? = submission { phrases } else { [] }
  }
}
