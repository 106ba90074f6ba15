/// A sentence about a form's model, which the page says as the model is when it is said.
///
/// It is what a form's button confirms, and can be the header or the footer of a section, and a
/// cell's subtitle, value or badge, which then say what the controls say.
///
/// ```swift
/// let sentence: Sentence<Pizza> = """
///   A pizza with \(\.sauce) sauce\(" and olives", when: .isOn(\.hasOlives))\
///   \(\.slices, as: { ", in \($0) slices" }).
///   """
/// ```
///
/// Most of it is said without a script. Where a slider or a stepper is, and what was typed, only a
/// script can see; without one such words stay those of the model that the page is built with.
public struct Sentence<Model>: Sendable {
  /// Words that are part of the sentence, always or while a condition holds.
  struct Phrase: Sendable {
    var words: @Sendable (Model) -> String
    var condition: Condition<Model>?

    /// The value that the words are, if they are what somebody typed, and what is said in its place
    /// where that cannot be seen.
    var typed: (key: FieldKey, orElse: String)?

    /// The number that the words are about, and the words for each.
    var number: Number?
  }

  /// A number that words are about, and the words for each.
  enum Number: Sendable {
    /// Where a stepper is, how many sections there are, or how many choices are made.
    case whole(FieldKey, @Sendable (Int) -> String)

    /// Where a slider over numbers is.
    case decimal(FieldKey, @Sendable (Double) -> String)

    /// How many switches are on.
    case switches(
      [(key: FieldKey, isOn: @Sendable (Model) -> Bool)], @Sendable (Int) -> String)
  }

  var phrases: [Phrase] = []

  /// The sentence, said of a model.
  public func words(for model: Model) -> String {
    phrases.filter { $0.condition?.holds(in: model) ?? true }.map { $0.words(model) }.joined()
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  public init(stringLiteral words: String) {
    phrases = [Phrase(words: { _ in words })]
  }

  public init(stringInterpolation: Interpolation) {
    phrases = stringInterpolation.phrases
  }

  /// Puts a sentence together from a literal and what is interpolated in it.
  public struct Interpolation: StringInterpolationProtocol {
    var phrases: [Phrase] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ words: String) {
      guard !words.isEmpty else { return }
      phrases.append(Phrase(words: { _ in words }))
    }

    /// Words that are no part of the model, such as a name from the screen's own data.
    public mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      appendLiteral(words.description)
    }

    /// Words for the choice that is made: its title in lowercase, unless told otherwise.
    public mutating func appendInterpolation<Option>(
      _ path: ValuePath<Model, Option>,
      as words: (Option) -> String = { $0.title.lowercased() }
    ) where Option: CaseIterable & Titled & Identified & Sendable {
      for option in Option.allCases {
        let title = words(option)
        phrases.append(Phrase(words: { _ in title }, condition: .equal(path, option)))
      }
    }

    /// Words for the number that a stepper is at: the number, unless told otherwise.
    public mutating func appendInterpolation(
      _ path: ValuePath<Model, Int>,
      as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      phrases.append(
        Phrase(words: { words($0[keyPath: path]) }, number: .whole(.path(path), words)))
    }

    /// Words for the number that a slider is at: the number, unless told otherwise.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(
      _ path: ValuePath<Model, Number>, as words: (@Sendable (Number) -> String)? = nil
    ) {
      let words = words ?? { Numbers.text(of: $0.decimal) }
      phrases.append(
        Phrase(
          words: { words($0[keyPath: path]) },
          number: .decimal(.path(path)) { words(Number($0)) }))
    }

    /// Words for how many choices of a selection are made: their number, unless told otherwise.
    public mutating func appendInterpolation<Option: Sendable>(
      _ path: ValuePath<Model, Set<Option>>,
      as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      phrases.append(
        Phrase(
          words: { words($0[keyPath: path].count) }, number: .whole(.path(path), words)))
    }

    /// Words for how many of some switches are on: their number, unless told otherwise.
    public mutating func appendInterpolation(
      _ switches: [ValuePath<Model, Bool>],
      as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      let switches = switches.map { path in
        (key: FieldKey.path(path), isOn: { @Sendable (model: Model) in model[keyPath: path] })
      }
      phrases.append(
        Phrase(
          words: { model in words(switches.filter { $0.isOn(model) }.count) },
          number: .switches(switches, words)))
    }

    /// Words for how many sections of a kind there are.
    public mutating func appendInterpolation<Element>(
      _ sections: Repeated<Model, Element>,
      as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      phrases.append(
        Phrase(
          words: { words(sections.count(in: $0)) }, number: .whole(sections.countKey, words)))
    }

    /// What somebody typed.
    ///
    /// - Parameters:
    ///   - path: The value that the field is bound to.
    ///   - words: What is said while nothing is typed.
    public mutating func appendInterpolation(
      _ path: ValuePath<Model, String>, orElse words: String
    ) {
      phrases.append(
        Phrase(
          words: { $0[keyPath: path].isOnlyLineEnds ? words : $0[keyPath: path] },
          typed: (.path(path), words)))
    }

    /// A day or a time that somebody chose.
    public mutating func appendInterpolation<Moment: LosslessStringConvertible & Sendable>(
      _ path: ValuePath<Model, Moment?>, orElse words: String
    ) {
      phrases.append(
        Phrase(
          words: { $0[keyPath: path].map(\.description) ?? words }, typed: (.path(path), words)))
    }

    /// Words that are said only while a condition holds.
    public mutating func appendInterpolation(_ words: String, when condition: Condition<Model>) {
      phrases.append(Phrase(words: { _ in words }, condition: condition))
    }
  }
}
