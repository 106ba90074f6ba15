/// One row of the table of attributes: their elements, and the type of their values.
struct AttributeModel {
  let names: [AttributeName]
  let elements: ElementSet
  let value: Value

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
  enum Target: CaseIterable {
    case anything, labelable, form, datalist, headerCell
    /// A map, by `#` and its name.
    case map
  }

  /// Reads a row such as `scope on th = one of row col`.
  init(_ row: Substring, _ words: TableWords) {
    let sides = row.split(at: "=")
    let subject = sides[0].split(at: " ").split(separator: "on", maxSplits: 1)
    names = subject[0].map { words.attributes[$0] }
    elements = subject[1].reduce(into: ElementSet()) { $0.formUnion(words.elements(called: $1)) }
    value = sides.count == 1 ? .any : Value(sides[1].split(at: " "), words)
  }
}

extension AttributeModel.Value {
  fileprivate init(_ said: [Substring], _ words: TableWords) {
    let others = said.dropFirst(2)
    let choices = others.map { $0 == "\"\"" ? "" : String($0) }
    switch said[0] {
    case "boolean": self = .boolean
    case "one": self = .oneOf(choices)
    case "some": self = .someOf(choices)
    case "from": self = .integer(TableWords.number(said[1])...TableWords.number(said[3]))
    case "number": self = .number
    case "words": self = .words
    case "address": self = .address
    case "addresses": self = .addresses
    case "id": self = .reference(words.targets[said[2]])
    case "ids": self = .references(words.targets[said[2]])
    case "paint": self = .paint
    case "refused":
      self = .refused(words.rules[said[2].dropLast()], choices.dropFirst().joined(separator: " "))
    default: preconditionFailure("no value of attributes is called \(said[0])")
    }
  }
}
