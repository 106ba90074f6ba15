import CEmbedded
import Markup
import Screens

/// The interface text in a language: its phrases, and its format of numbers.
///
/// A phrase has a placeholder for the catalogue's own word for rows: ``calling(_:)``.
package struct PageWords: Sendable {
  /// The language, as a BCP 47 tag such as `de`.
  package let language: String

  /// The separator between digits in groups of three, and before fractions.
  package let group: String
  package let decimal: String

  /// The fewest digits before the first group of three.
  package let minimumGroupingDigits: Int
  let plural: PluralRule

  /// The phrases, each in the forms that it has.
  let phrases: [Key: [PluralForm: Phrase]]
  package private(set) var noun: RowNoun

  /// The phrases that are in English where the language is another.
  let foreign: Set<Key>

  /// Whether phrases of another language have marks around them, by which a page recognises them.
  package private(set) var isMarked = false

  /// The languages that come with the library.
  package static let languages: [String] = files.keys.sorted()

  private static let files: [String: Embedded] = [
    "de": .de_json, "en": .en_json, "es": .es_json, "fr": .fr_json, "pl": .pl_json, "sv": .sv_json,
  ]

  /// English, in which each phrase is there.
  package static let english = PageWords(builtIn: "en") ?? PageWords()

  /// The words of a language that comes with the library, such as `de` or `de-AT`; nil of another.
  package init?(of language: String) {
    let subtag = Self.subtag(of: language)
    guard var words = subtag == "en" ? Self.english : PageWords(builtIn: subtag) else { return nil }
    if language != words.language { words = PageWords(words, in: language) }
    self = words
  }

  private init?(builtIn language: String) {
    let base = language == "en" ? PageWords() : .english
    guard let file = Self.files[language],
      let words = try? PageWords(file.bytes, file: language, over: base)
    else { return nil }
    self = words
  }

  /// Creates words without phrases: each key stands for itself.
  private init() {
    self.init(
      language: "en", group: ",", decimal: ".", minimumGroupingDigits: 1, plural: .one,
      phrases: [:], foreign: [])
  }

  /// Creates the words of one language with the tag of another, in which they may be foreign all the same.
  package init(_ words: PageWords, in language: String, foreign isForeign: Bool = false) {
    self.init(
      language: language, group: words.group, decimal: words.decimal,
      minimumGroupingDigits: words.minimumGroupingDigits, plural: words.plural,
      phrases: words.phrases, foreign: isForeign ? words.spoken : words.foreign)
  }

  /// The phrases that have words, and not signs and places alone.
  var spoken: Set<Key> {
    Set(phrases.filter { $0.value.values.contains { $0.hasWords || $0.hasNoun } }.keys)
  }

  /// Whether the name of rows is a word of another language than the page's.
  private var hasForeignNoun: Bool { noun.isUsual && foreign.contains(.row) }

  /// English phrases for pages in a language that has none of its own.
  package static func english(in language: String) -> PageWords {
    PageWords(english, in: language, foreign: true)
  }

  init(
    language: String, group: String, decimal: String, minimumGroupingDigits: Int,
    plural: PluralRule, phrases: [Key: [PluralForm: Phrase]], foreign: Set<Key>
  ) {
    self.language = language
    self.group = group
    self.decimal = decimal
    self.minimumGroupingDigits = minimumGroupingDigits
    self.plural = plural
    self.phrases = phrases
    self.foreign = foreign
    noun = RowNoun(of: phrases[.row] ?? [:], plural)
  }

  /// The first part of a language's tag: `de` of `de-AT`.
  package static func subtag(of language: String) -> String {
    language.prefix { $0 != "-" }.lowercased()
  }

  /// Returns the same phrases with another name for rows; the usual name is the language's own.
  package func calling(_ noun: RowNoun) -> PageWords {
    guard !noun.isUsual else { return self }
    var words = self
    words.noun = noun
    return words
  }

  /// The same words with marks around phrases of another language, for text that only a page shows.
  package var marked: PageWords { marked(!foreign.isEmpty) }

  /// The same phrases without marks, for files that are not pages.
  package var plain: PageWords { marked(false) }

  private func marked(_ isMarked: Bool) -> PageWords {
    var words = self
    words.isMarked = isMarked
    return words
  }

  /// The forms of the word for rows, in the order of `PluralForm`: `row`, `rows`.
  package var nounForms: [String] { PluralForm.allCases.compactMap { noun.forms[$0] } }

  /// Returns the same phrases with another name for rows; `nil` unless there are as many forms as
  /// ``nounForms``, and none is empty.
  package func calling(_ forms: [String]) -> PageWords? {
    let kinds = PluralForm.allCases.filter { noun.forms[$0] != nil }
    guard kinds.count == forms.count, !forms.contains("") else { return nil }
    let own = Dictionary(uniqueKeysWithValues: zip(kinds, forms))
    return calling(RowNoun(of: own, plural))
  }

  // MARK: Saying something

  package subscript(key: Key) -> String { self(key) }

  /// A phrase, in the plural form of a count.
  package func callAsFunction(_ key: Key, _ parts: String..., n count: Int = 0) -> String {
    guard let phrase = phrase(key, plural.form(of: count)) else { return key.rawValue }
    guard isMarked, foreign.contains(key), phrase.hasWords || hasForeignNoun else {
      return text(of: phrase, parts, count) { $0 }
    }
    let text = text(of: phrase, parts.map(Self.markedPart), count) {
      hasForeignNoun ? $0 : Self.markedPart($0)
    }
    return PhraseMark.around(text, by: PhraseMark.phrase)
  }

  /// A name, value or number within a phrase of another language: between marks if it has letters
  /// and is no phrase itself.
  private static func markedPart(_ part: String) -> String {
    guard part.contains(where: \.isLetter), part.first != PhraseMark.phrase else { return part }
    return PhraseMark.around(part, by: PhraseMark.part)
  }

  private func text(
    of phrase: Phrase, _ parts: [String], _ count: Int, noun said: (String) -> String
  ) -> String {
    if phrase.pieces.count == 1, case .text(let text) = phrase.pieces[0] { return text }
    return phrase.pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let words): text += words
      case .part(let number, let isLower):
        guard parts.indices.contains(number) else { break }
        text += isLower ? Self.inSentence(parts[number]) : parts[number]
      case .count: text += self.number(count)
      case .noun(let form, let isCapital): text += said(name(form, isCapital: isCapital))
      }
    }
  }

  /// Returns a name as in the middle of a sentence: acronyms, such as `ID`, stay uppercase.
  private static func inSentence(_ name: String) -> String {
    name.dropFirst().contains(where: \.isUppercase) ? name : name.lowercased()
  }

  /// Returns a phrase in a form; a phrase without forms has one for all.
  func phrase(_ key: Key, _ form: PluralForm) -> Phrase? {
    guard let forms = phrases[key] else { return nil }
    return forms[form] ?? forms[.other]
  }

  /// Whether a phrase depends on how many there are.
  func counts(_ key: Key) -> Bool { phrases[key].map { $0.count > 1 } ?? false }

  package func capital(_ key: Key, n count: Int) -> String { capital(self(key, n: count)) }

  /// The same text with a capital as its first letter.
  package func capital(_ text: String) -> String {
    guard let first = text.firstIndex(where: \.isLetter) else { return text }
    return text[..<first] + text[first].uppercased() + text[text.index(after: first)...]
  }

  /// Returns the name of rows in a plural form; the plural if `form` is `nil`.
  func name(_ form: PluralForm?, isCapital: Bool) -> String {
    let word = form.flatMap { noun.forms[$0] } ?? (form == .one ? noun.singular : noun.plural)
    return isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  /// A whole number with its digits in groups.
  package func number(_ number: Int) -> String {
    "\(GroupedNumber(number, by: group, from: minimumGroupingDigits))"
  }

  /// A number of rows: `1 row`, `2,650 rows`.
  package func counted(_ count: Int) -> String { self(.counted, n: count) }

  /// The title of a column with the numbers of rows: `Rows`.
  package var nounTitle: String {
    let title = name(nil, isCapital: true)
    return isMarked && hasForeignNoun ? PhraseMark.around(title, by: PhraseMark.phrase) : title
  }
}

extension RowNoun {
  /// The word for a row of any table.
  fileprivate init(of forms: [PluralForm: Phrase], _ rule: PluralRule) {
    self.init(
      of: forms.compactMapValues { phrase in
        if case .text(let text)? = phrase.pieces.first { text } else { nil }
      }, rule)
  }

  fileprivate init(of forms: [PluralForm: String], _ rule: PluralRule) {
    let several = forms[rule == .oneFewMany ? .few : .other] ?? RowNoun.row.plural
    self.init(forms[.one] ?? several, several)
    self.forms = forms
  }
}
