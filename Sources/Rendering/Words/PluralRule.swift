/// The forms that a phrase has by how many there are: categories of CLDR.
package enum PluralForm: String, CaseIterable, Sendable {
  case one, few, many, other
}

/// The form of a language for a number
/// (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html, whole
/// numbers in digits).
enum PluralRule: Sendable {
  /// One, and all others: English, German, Swedish, Spanish.
  case one

  /// None and one, and all others: French.
  case zeroAndOne

  /// One; two to four; none and five to twenty-one: Polish.
  case oneFewMany

  init(of language: some StringProtocol) {
    self =
      switch language {
      case "fr": .zeroAndOne
      case "pl": .oneFewMany
      default: .one
      }
  }

  /// The forms that a phrase must have.
  var forms: [PluralForm] {
    switch self {
    case .one, .zeroAndOne: [.one, .other]
    case .oneFewMany: [.one, .few, .many]
    }
  }

  func form(of number: Int) -> PluralForm {
    switch self {
    case .one: number == 1 ? .one : .other
    case .zeroAndOne: number < 2 ? .one : .other
    case .oneFewMany:
      number == 1 ? .one : 2...4 ~= number % 10 && !(12...14 ~= number % 100) ? .few : .many
    }
  }

  /// Returns the rule in JavaScript for a number `n`, with an expression for each form.
  func script(_ say: (PluralForm) -> String) -> String {
    switch self {
    case .one: "n === 1 ? \(say(.one)) : \(say(.other))"
    case .zeroAndOne: "n < 2 ? \(say(.one)) : \(say(.other))"
    case .oneFewMany:
      "n === 1 ? \(say(.one)) : /(^|[^1])[2-4]$/.test(n) ? \(say(.few)) : \(say(.many))"
    }
  }
}
