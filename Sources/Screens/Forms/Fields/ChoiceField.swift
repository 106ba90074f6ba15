/// A value that is one of an enum's cases.
struct ChoiceField<Option: CaseIterable & Titled & Identified & Sendable>: FieldType {
  /// Shows the choices, as a picker or a slider.
  let draw: @Sendable (Choices) -> Control

  var expectation: String { "one of \(Choice.names(of: Option.self))" }

  func control(showing value: Option) -> Control {
    draw(Choices(of: Option.self, chosen: value.identifier))
  }

  func saved(_ value: Option) -> FormValue { .text(value.identifier) }

  func value(from saved: FormValue) -> Option? {
    guard case .text(let name) = saved else { return nil }
    return Option.allCases.first { $0.identifier == name }
  }
}

extension Choice {
  /// The identifiers of an enum's cases, in quotes.
  static func names<Option: CaseIterable & Titled & Identified>(of type: Option.Type) -> String {
    all(of: type).map { "\"\($0.identifier)\"" }.joined(separator: ", ")
  }
}
