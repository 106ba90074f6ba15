package import Bytes

extension PageWords {
  /// Reads a file of phrases, and takes missing ones from a base.
  ///
  /// ```json
  /// {
  ///   "language": "nl", "plural": "en", "group": ".", "decimal": ",", "minimumGroupingDigits": 1,
  ///   "phrases": { "search": "Zoeken", "counted": { "one": "{n} {noun.one}", "other": "{n} {noun}" } }
  /// }
  /// ```
  ///
  /// - `base`: The phrases for missing ones: by default those of its language, or else English.
  package init(_ json: [UInt8], file: String, over base: PageWords?) throws(InputError) {
    try self.init(try JSONValue(json, in: file, fix: "Fix the file."), in: file, over: base)
  }

  private enum Member: String, CaseIterable {
    case language, plural, group, decimal, minimumGroupingDigits, phrases
  }

  private init(_ json: JSONValue, in file: String, over known: PageWords?) throws(InputError) {
    guard case .object(let members) = json else {
      throw InputError(in: file, "expected an object with \"phrases\"")
    }
    var texts: [Member: String] = [:]
    var digits: Int?
    var phrases: [JSONValue.Member] = []
    for member in members {
      guard let name = Member(rawValue: member.name) else {
        throw .unknown("member", member.name, in: file, among: Member.allCases.map(\.rawValue))
      }
      switch (name, member.value) {
      case (.phrases, .object(let all)): phrases = all
      case (.minimumGroupingDigits, .number(let number)) where [1, 2].contains(number):
        digits = Int(number)
      case (.language, .string(let text)), (.plural, .string(let text)),
        (.group, .string(let text)), (.decimal, .string(let text)):
        texts[name] = text
      case (.minimumGroupingDigits, _):
        throw InputError(in: file, "\"\(member.name)\" must be 1 or 2")
      case (.phrases, _): throw InputError(in: file, "\"phrases\" must be an object")
      default: throw InputError(in: file, "\"\(member.name)\" must be a string")
      }
    }
    if let language = texts[.language], !Self.isTag(language) {
      throw InputError(
        in: file,
        "invalid \"language\": \"\(Excerpt.of(language))\". Use a tag such as de or pt-BR.")
    }
    let base = known ?? texts[.language].flatMap { PageWords(of: $0) } ?? .english
    let language = texts[.language] ?? base.language
    if let plural = texts[.plural], !Self.languages.contains(plural) {
      throw InputError(
        in: file,
        "invalid \"plural\": \"\(Excerpt.of(plural))\". Use the rules of "
          + "\(Self.languages.list(joinedBy: "or")).")
    }
    let isSame = Self.subtag(of: language) == Self.subtag(of: base.language)
    let rule =
      texts[.plural].map { PluralRule(of: $0) }
      ?? (isSame ? base.plural : PluralRule(of: Self.subtag(of: language)))
    var all = base.phrases
    var foreign = isSame ? base.foreign : base.spoken
    for member in phrases {
      guard let key = Key(rawValue: member.name) else {
        throw .unknown("phrase", member.name, in: file, among: Key.allCases.map(\.rawValue))
      }
      all[key] = try Self.forms(of: member, rule, like: base.phrases[key], in: file)
      foreign.remove(key)
    }
    self.init(
      language: language, group: texts[.group] ?? base.group,
      decimal: texts[.decimal] ?? base.decimal,
      minimumGroupingDigits: digits ?? base.minimumGroupingDigits, plural: rule,
      phrases: all, foreign: foreign)
  }

  /// Whether a text is a language's tag by its form.
  package static func isTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (2...8).contains(parts[0].count)
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(ASCII.isAlphanumeric) }
  }

  /// A text, or one for each form of the rule.
  private static func forms(
    of member: JSONValue.Member, _ rule: PluralRule, like model: [PluralForm: Phrase]?,
    in file: String
  ) throws(InputError) -> [PluralForm: Phrase] {
    switch member.value {
    case .string(let text):
      return [.other: try phrase(text, at: member.name, like: model, in: file)]
    case .object(let members):
      var forms: [PluralForm: Phrase] = [:]
      for form in members {
        guard let name = PluralForm(rawValue: form.name), case .string(let text) = form.value else {
          throw InputError(
            in: file,
            "\"\(member.name)\" has the invalid form \"\(Excerpt.of(form.name))\". Use "
              + "\(PluralForm.allCases.map(\.rawValue).list(joinedBy: "or")), each with a string.")
        }
        forms[name] = try phrase(text, at: member.name, like: model, in: file)
      }
      if let missing = rule.forms.first(where: { forms[$0] == nil }) {
        throw InputError(
          in: file,
          "\"\(member.name)\" has no form \"\(missing.rawValue)\". Its language needs "
            + "\(rule.forms.map(\.rawValue).list()).")
      }
      return forms
    default:
      throw InputError(in: file, "\"\(member.name)\" must be a string or an object with forms")
    }
  }

  /// A text with the places that the phrase has in another language.
  private static func phrase(
    _ text: String, at name: String, like model: [PluralForm: Phrase]?, in file: String
  ) throws(InputError) -> Phrase {
    guard let phrase = Phrase(text) else {
      throw InputError(
        in: file,
        "\"\(name)\" has an invalid placeholder: \"\(Excerpt.of(text))\". Use {0}, {0.lower}, {n}, "
          + "{noun}, {noun.one} or {Noun}.")
    }
    guard let model = model?[.other] ?? model?[.many] else { return phrase }
    if let missing = model.parts.subtracting(phrase.parts).min() {
      throw InputError(
        in: file, "\"\(name)\" lacks the placeholder {\(missing)}, as in \"\(model.text)\"")
    }
    if let other = phrase.parts.subtracting(model.parts).min() {
      throw InputError(
        in: file,
        "\"\(name)\" has the unknown placeholder {\(other)}. The English text is \"\(model.text)\"."
      )
    }
    return phrase
  }
}

extension InputError {
  fileprivate static func unknown(
    _ what: String, _ name: String, in file: String, among names: [String]
  ) -> Self {
    let near = Spelling.nearest(to: name, among: names)
    return Self(
      in: file,
      "unknown \(what) \"\(Excerpt.of(name))\""
        + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}
