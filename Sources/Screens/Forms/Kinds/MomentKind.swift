/// A day or a time, or none.
struct MomentKind<Moment>: FieldType
where Moment: LosslessStringConvertible & Comparable & Hashable & Sendable {
  /// The name of a value, such as "a day".
  let noun: String
  let example: String
  let limits: ValueRange<Moment>
  let draw: @Sendable (Moment?, ValueRange<Moment>) -> Control

  var expectation: String {
    "\(noun)\(limits.words), such as \"\(example)\""
      + (limits.isRequired ? "" : ", or \"\" for none")
  }

  func control(showing value: Moment?) -> Control { draw(value, limits) }
  func saved(_ value: Moment?) -> FormValue { .text(value.map(\.description) ?? "") }

  func value(from saved: FormValue) -> Moment?? {
    guard case .text(let text) = saved else { return nil }
    let moment = Moment(text)
    guard moment != nil || text.isEmpty, limits.contains(moment) else { return nil }
    return .some(moment)
  }
}

/// A colour.
struct ColourKind: FieldType {
  let expectation = "a colour, such as \"#c0190f\""

  func control(showing value: Colour) -> Control { .colour(value) }
  func saved(_ value: Colour) -> FormValue { .text("\(value)") }

  func value(from saved: FormValue) -> Colour? {
    if case .text(let text) = saved { Colour(text) } else { nil }
  }
}
