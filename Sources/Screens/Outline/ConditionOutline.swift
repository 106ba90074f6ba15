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
