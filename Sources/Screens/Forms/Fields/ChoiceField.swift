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

/// A value that is any of an enum's cases, each once.
struct SelectionField<Option>: FieldType
where Option: CaseIterable & Titled & Identified & Hashable & Sendable {
  var expectation: String { "a list of \(Choice.names(of: Option.self)), each once at most" }

  func control(showing value: Set<Option>) -> Control {
    .selection(Choice.all(of: Option.self), chosen: Set(value.map(\.identifier)))
  }

  /// The choices in the order of the cases, so that the same set is saved the same way.
  func saved(_ value: Set<Option>) -> FormValue {
    .list(Option.allCases.filter(value.contains).map(\.identifier))
  }

  func value(from saved: FormValue) -> Set<Option>? {
    guard case .list(let names) = saved else { return nil }
    let options = names.compactMap { name in Option.allCases.first { $0.identifier == name } }
    let value = Set(options)
    return value.count == names.count ? value : nil
  }
}

/// A value that is on or off.
struct ToggleField: FieldType {
  let expectation = "true or false"

  func control(showing value: Bool) -> Control { .toggle(isOn: value) }
  func saved(_ value: Bool) -> FormValue { .bool(value) }

  func value(from saved: FormValue) -> Bool? {
    if case .bool(let value) = saved { value } else { nil }
  }
}
