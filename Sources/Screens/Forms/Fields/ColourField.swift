/// A colour.
struct ColourField: FieldType {
  let expectation = "a colour, such as \"#c0190f\""

  func control(showing value: Colour) -> Control { .colour(value) }
  func saved(_ value: Colour) -> FormValue { .text("\(value)") }

  func value(from saved: FormValue) -> Colour? {
    if case .text(let text) = saved { Colour(text) } else { nil }
  }
}
