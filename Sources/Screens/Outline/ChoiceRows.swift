/// The choices of a section whose rows are choices.
public enum ChoiceRows: Hashable, Sendable {
  /// One of the rows.
  case one(Choices)

  /// Any of the rows.
  case any([Choice], chosen: Set<String>)

  init?(_ control: Control) {
    switch control {
    case .picker(let choices, _), .slider(let choices): self = .one(choices)
    case .selection(let choices, let chosen): self = .any(choices, chosen: chosen)
    default: return nil
    }
  }

  /// The choices, in the order of the control.
  public var all: [Choice] {
    switch self {
    case .one(let choices): choices.all
    case .any(let choices, _): choices
    }
  }

  /// Returns whether a choice is selected.
  public func isChosen(_ identifier: String) -> Bool {
    switch self {
    case .one(let choices): choices.chosen == identifier
    case .any(_, let chosen): chosen.contains(identifier)
    }
  }
}
