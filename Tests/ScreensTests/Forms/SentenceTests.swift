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

  @Test func `a number that is none of the steps has no words`() {
    #expect(
      PizzaScreen.sentence.words(for: Pizza(slices: 7))
        == "A regular pizza for you with tomato sauce.")
  }

  @Test func `a number is said in digits and a choice by its title, unless told otherwise`() {
    let sentence: Sentence<Pizza> = "\(\.slices, in: 2...12) \(\.cheese)"
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
}
