/// One row of the table of attributes: their elements, and the type of their values.
struct AttributeModel {
  /// The type of a value.
  enum Value: Equatable {
    case any
    /// Present or not: empty, or the attribute's own name.
    case boolean
    /// One of these words, in any case.
    case oneOf([String])
    /// Words of these, with spaces between.
    case someOf([String])
    /// A whole number in decimal digits.
    case integer(ClosedRange<Int>)
    /// A number, with a fraction or not.
    case number
    /// At least one character that is not a blank.
    case words
    /// One address.
    case address
    /// Addresses with widths or densities, commas between.
    case addresses
    /// The identifier of an element of this page, of the kind given.
    case reference(Target)
    /// Identifiers of elements of this page, with spaces between.
    case references(Target)
    /// A colour, or `url(#id)` of an element of this page.
    case paint
    /// Never allowed on these elements, for the reason given.
    case refused(Rule, String)
  }

  /// The kind of element that an identifier has to name.
  enum Target: UInt8 {
    case anything, labelable, form, datalist, headerCell
    /// A map, by `#` and its name.
    case map
  }

  let names: [AttributeName]
  let elements: ElementSet
  let value: Value

  init(_ names: AttributeName..., on elements: ElementSet, _ value: Value = .any) {
    self.names = names
    self.elements = elements
    self.value = value
  }
}
