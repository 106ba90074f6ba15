/// The form of a screen.
package struct FormOutline: Hashable, Sendable {
  /// The result of pressing the form's button.
  package enum Submission: Hashable, Sendable {
    case none
    case confirmation([Phrase])
    case send(to: Link)

    /// The rows link back to a page, with the choice for the control of that name there.
    case choice(of: ControlOutline, backTo: SitePath)
  }

  /// Words of a sentence.
  package struct Phrase: Hashable, Sendable {
    package let words: String
    package let said: Occasion

    /// Whether the phrase of a script holds for the model that the page is built with.
    package var holds = true

    /// Whether the phrase is always shown, and is more than the space between others.
    package var isSaidAlways: Bool { said == .always && !words.allSatisfy(\.isWhitespace) }
  }

  /// The condition of a phrase in a sentence.
  package enum Occasion: Hashable, Sendable {
    case always

    /// While the condition of this number holds.
    case when(Int)

    /// While a control that no stylesheet can read has this value: only a script can show it.
    case has(String, value: String)

    /// The number of selected choices or switches among these names; only a script can show it.
    case counts([String], Int)

    /// The text typed into the field of this name, or a replacement while it is empty.
    case typed(String, orElse: String)
  }

  package let submission: Submission
  package let remembersValues: Bool
  package let savesValues: Bool

  /// The conditions that rows, sections and words depend on, each once.
  package let conditions: [ConditionOutline]

  /// The names of the controls, by the values that they change.
  package let controls: [FieldKey: String]

  /// The values that words and conditions ask for, and that no control of the form changes.
  package let constants: [FieldKey]

  /// The controls of other pages that words and conditions follow.
  package let followed: [FollowedControl]

  /// A control of another page, whose value the browser remembers.
  package struct FollowedControl: Hashable, Sendable {
    /// The control as it is here, where it is not seen and cannot be changed.
    package let control: ControlOutline

    /// The value's name on its own page.
    package let name: String
    package let page: SitePath

    /// Whether the number of the choice is remembered, as of a slider, and not its name.
    package let isNumbered: Bool
  }
}

/// A condition whose values have names.
package indirect enum ConditionOutline: Hashable, Sendable {
  /// Something about the control of this name.
  case test(ControlOutline, FieldTest)

  /// Something about a value that no control on the screen changes.
  case constant(Bool)
  case all(ConditionOutline, ConditionOutline)
  case any(ConditionOutline, ConditionOutline)
  case not(ConditionOutline)

  /// Whether the condition holds for the values of the controls.
  package var holds: Bool {
    switch self {
    case .test(let control, let test): test.holds(of: control.control)
    case .constant(let holds): holds
    case .all(let one, let other): one.holds && other.holds
    case .any(let one, let other): one.holds || other.holds
    case .not(let other): !other.holds
    }
  }
}

extension FieldTest {
  fileprivate func holds(of control: Control) -> Bool {
    switch (self, control) {
    case (.isOn, .toggle(let isOn)): isOn
    case (.isChosen(let name), .picker(let choices, _)),
      (.isChosen(let name), .slider(let choices)):
      choices.chosen == name
    case (.isChosen(let name), .selection(_, let chosen)): chosen.contains(name)
    case (.isIn(let range), .stepper(let number, _)),
      (.isIn(let range), .counter(let number, _, _)):
      range.contains(number)
    case (.isFilled, .text(let text, _)), (.isFilled, .multilineText(let text, _)): !text.isEmpty
    default: false
    }
  }
}
