/// A value that is one of some options.
struct ChoiceKind<Option: Titled & Identified & Sendable>: FieldType {
  let options: [Option]

  /// Shows the choices, as a picker or a slider.
  let draw: @Sendable (Choices) -> Control

  var expectation: String { "one of \(Choice.names(of: options))" }

  func control(showing value: Option) -> Control {
    draw(Choices(Choice.all(of: options), chosen: value.identifier))
  }

  func saved(_ value: Option) -> FormValue { .text(value.identifier) }

  func value(from saved: FormValue) -> Option? {
    guard case .text(let name) = saved else { return nil }
    return options.first { $0.identifier == name }
  }
}

/// A value that is one of some options, or none of them, which is saved as an empty text.
struct OptionalChoiceKind<Option: Titled & Identified & Sendable>: FieldType {
  let options: [Option]

  /// The title of the choice of none.
  let none: String
  let style: PickerStyle

  var expectation: String { "one of \(Choice.names(of: options)), or \"\" for none" }

  func control(showing value: Option?) -> Control {
    let choices = [Choice("", none)] + Choice.all(of: options)
    return .picker(Choices(choices, chosen: value?.identifier ?? ""), style)
  }

  func saved(_ value: Option?) -> FormValue { .text(value?.identifier ?? "") }

  func value(from saved: FormValue) -> Option?? {
    guard case .text(let name) = saved else { return nil }
    let option = options.first { $0.identifier == name }
    return name.isEmpty || option != nil ? .some(option) : nil
  }
}

extension Choice {
  /// The identifiers of options, in quotes.
  static func names(of options: [any Identified]) -> String {
    options.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
  }
}

/// A value that is any of an enum's cases, each once.
struct SelectionKind<Option>: FieldType
where Option: CaseIterable & Titled & Identified & Hashable & Sendable {
  var expectation: String {
    "a list of \(Choice.names(of: Array(Option.allCases))), each once at most"
  }

  func control(showing value: Set<Option>) -> Control {
    .selection(Choice.all(of: Array(Option.allCases)), chosen: Set(value.map(\.identifier)))
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
struct ToggleKind: FieldType {
  let expectation = "true or false"

  func control(showing value: Bool) -> Control { .toggle(isOn: value) }
  func saved(_ value: Bool) -> FormValue { .bool(value) }

  func value(from saved: FormValue) -> Bool? {
    if case .bool(let value) = saved { value } else { nil }
  }
}
