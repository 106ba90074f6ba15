/// Text that depends on a form's current values.
///
/// The page updates it as the visitor changes the form.
///
/// Use it for the confirmation of a form's button, the header or footer of a section, and a cell's
/// subtitle, value or badge.
///
/// ```swift
/// let sentence: Sentence<Pizza> = """
///   A pizza with \(\.sauce) sauce\(" and olives", when: .isOn(\.hasOlives))\
///   \(\.slices, as: { ", in \($0) slices" }).
///   """
/// ```
///
/// Most of it needs no script. Values of sliders and steppers, and typed text, need one; without
/// it, such text shows the values that the page was built with.
public struct Sentence<Model>: Sendable {
  /// Words that are part of the sentence, always or while a condition holds.
  struct Phrase: Sendable {
    var condition: Condition<Model>?

    /// The typed value that the text shows, and the text that replaces it without a script.
    var typed: (key: FieldKey, orElse: String)?

    /// The number that the words are about, and the words for each.
    var number: Number?
    var words: @Sendable (Model) -> String
  }

  /// A number that words are about, and the words for each.
  enum Number: Sendable {
    /// The value of a stepper, the number of sections, or the number of selected choices.
    case whole(FieldKey, @Sendable (Int) -> String)

    /// The value of a slider over numbers.
    case decimal(FieldKey, @Sendable (Double) -> String)

    /// How many switches are on.
    case switches([(key: FieldKey, isOn: @Sendable (Model) -> Bool)], @Sendable (Int) -> String)
  }

  var phrases: [Phrase] = []

  /// Returns the sentence for a model.
  public func words(for model: Model) -> String {
    phrases.filter { $0.condition?.holds(in: model) ?? true }.map { $0.words(model) }.joined()
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  public init(stringLiteral words: String) {
    phrases = [Phrase { _ in words }]
  }

  public init(stringInterpolation: Interpolation) {
    phrases = stringInterpolation.phrases
  }

  /// Builds a sentence from a literal and its interpolations.
  public struct Interpolation: StringInterpolationProtocol {
    var phrases: [Phrase] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ words: String) {
      guard !words.isEmpty else { return }
      phrases.append(Phrase { _ in words })
    }

    /// Adds text that is not part of the model, such as a name from the screen's own data.
    public mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      appendLiteral(words.description)
    }

    /// Adds text for the selected choice (default: its title in lowercase).
    public mutating func appendInterpolation<Option>(
      _ path: ValuePath<Model, Option>, as words: (Option) -> String = { $0.title.lowercased() }
    ) where Option: CaseIterable & Titled & Identified & Sendable {
      for option in Option.allCases {
        let title = words(option)
        phrases.append(Phrase(condition: .equal(path, option)) { _ in title })
      }
    }

    /// Adds text for the value of a stepper (default: the number).
    public mutating func appendInterpolation(
      _ path: ValuePath<Model, Int>, as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      phrases.append(Phrase(number: .whole(.path(path), words)) { words($0[keyPath: path]) })
    }

    /// Adds text for the value of a slider (default: the number).
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(
      _ path: ValuePath<Model, Number>, as words: (@Sendable (Number) -> String)? = nil
    ) {
      let words = words ?? { Numbers.text(of: $0.decimal) }
      phrases.append(
        Phrase(number: .decimal(.path(path)) { words(Number($0)) }) { words($0[keyPath: path]) })
    }

    /// Adds text for the number of selected choices (default: the number).
    public mutating func appendInterpolation<Option: Sendable>(
      _ path: ValuePath<Model, Set<Option>>,
      as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      phrases.append(Phrase(number: .whole(.path(path), words)) { words($0[keyPath: path].count) })
    }

    /// Adds text for the number of switches that are on (default: the number).
    public mutating func appendInterpolation(
      _ switches: [ValuePath<Model, Bool>],
      as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      let switches = switches.map { path in
        (key: FieldKey.path(path), isOn: { @Sendable (model: Model) in model[keyPath: path] })
      }
      phrases.append(
        Phrase(number: .switches(switches, words)) { model in
          words(switches.filter { $0.isOn(model) }.count)
        })
    }

    /// Adds text for the number of sections of a kind.
    public mutating func appendInterpolation<Element>(
      _ sections: Repeated<Model, Element>,
      as words: @escaping @Sendable (Int) -> String = { "\($0)" }
    ) {
      phrases.append(
        Phrase(number: .whole(sections.countKey, words)) { words(sections.count(in: $0)) })
    }

    /// Adds the typed text, or `words` while the field is empty.
    public mutating func appendInterpolation(
      _ path: ValuePath<Model, String>, orElse words: String
    ) {
      phrases.append(
        Phrase(typed: (.path(path), words)) {
          $0[keyPath: path].isOnlyLineEnds ? words : $0[keyPath: path]
        })
    }

    /// Adds the selected day or time.
    public mutating func appendInterpolation<Moment: LosslessStringConvertible & Sendable>(
      _ path: ValuePath<Model, Moment?>, orElse words: String
    ) {
      phrases.append(
        Phrase(typed: (.path(path), words)) { $0[keyPath: path].map(\.description) ?? words })
    }

    /// Adds text that is shown only while a condition holds.
    public mutating func appendInterpolation(_ words: String, when condition: Condition<Model>) {
      phrases.append(Phrase(condition: condition) { _ in words })
    }
  }
}

extension DefaultStringInterpolation {
  @available(
    *, unavailable,
    message: "A String can't follow a condition. Return a Sentence of the form's model."
  )
  public mutating func appendInterpolation(_ words: String, when condition: Condition<AnyModel>) {}
}

/// The model of a condition in a `String`, which is an error: it has every property, and no value.
@dynamicMemberLookup public enum AnyModel: Sendable {
  public subscript<Value>(dynamicMember name: String) -> Value {
    get {
      switch self {}
    }
    set {}
  }
}
