import CEmbedded
import Foundation
import Testing

@testable import Rendering

@Suite struct PageWordsTests {
  static let files: [(language: String, bytes: [UInt8])] = [
    ("de", Embedded.de_json.bytes), ("en", Embedded.en_json.bytes),
    ("es", Embedded.es_json.bytes), ("fr", Embedded.fr_json.bytes),
    ("pl", Embedded.pl_json.bytes), ("sv", Embedded.sv_json.bytes),
  ]

  @Test func `the languages that come with the library are those of its files`() {
    #expect(Self.files.map(\.language) == PageWords.languages)
    for language in PageWords.languages {
      #expect(PageWords(of: language)?.language == language)
      #expect(PageWords(of: "\(language)-XY")?.language == "\(language)-XY")
    }
    #expect(PageWords(of: "xx") == nil)
  }

  @Test(
    arguments: [
      ("reviews", "1 review", "2 reviews"), ("product.reviews", "1 review", "2 reviews"),
      ("Addresses", "1 Address", "2 Addresses"), ("images", "1 image", "2 images"),
      ("stories", "stories: 1", "2 stories"), ("caches", "caches: 1", "2 caches"),
      ("review", "review: 1", "review: 2"), ("address", "address: 1", "address: 2"),
      ("status", "status: 1", "status: 2"), ("Bewertungen", "Bewertungen: 1", "Bewertungen: 2"),
      ("es", "es: 1", "es: 2"), ("a. b.", "a. b.: 1", "a. b.: 2"),
    ])
  func `objects are counted by the name of their column`(column: String, one: String, two: String) {
    #expect(PageWords.english.counted(1, in: column) == one)
    #expect(PageWords.english.counted(2, in: column) == two)
    #expect(PageWords(of: "fr")?.counted(1_000, in: "avis") == "avis\u{202F}: 1\u{202F}000")
  }

  @Test(arguments: files)
  func `a language has every phrase, in its forms and with the places that English has`(
    language: String, bytes: [UInt8]
  ) throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let phrases = try #require(json["phrases"] as? [String: Any])
    #expect(Set(phrases.keys) == Set(PageWords.Key.allCases.map(\.rawValue)))
    #expect(json["language"] as? String == language)
    let rule = PluralRule(of: language)
    for key in PageWords.Key.allCases {
      let english = try #require(PageWords.english.phrase(key, .other))
      let forms = phrases[key.rawValue] as? [String: String]
      #expect((forms != nil) == PageWords.english.counts(key), "\(key)")
      if let forms {
        #expect(Set(rule.forms.map(\.rawValue)).subtracting(forms.keys) == [], "\(key)")
      }
      for text in forms.map({ Array($0.values) }) ?? [phrases[key.rawValue] as? String ?? ""] {
        #expect(!text.isEmpty && Phrase(text)?.parts == english.parts, "\(key): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("en", "1,234", "12,345", "1,234,567"), ("de", "1.234", "12.345", "1.234.567"),
    ("sv", "1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"),
    ("fr", "1\u{202F}234", "12\u{202F}345", "1\u{202F}234\u{202F}567"),
    ("es", "1234", "12.345", "1.234.567"),
    ("pl", "1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"),
  ])
  func `digits are grouped as the language does`(
    language: String, thousand: String, ten: String, million: String
  ) throws {
    let words = try #require(PageWords(of: language))
    #expect([1234, 12345, 1_234_567].map(words.number) == [thousand, ten, million])
    #expect(words.number(999) == "999")
  }

  @Test(arguments: [
    ("en", ["0 rows", "1 row", "2 rows", "5 rows", "22 rows"]),
    ("de", ["0 Zeilen", "1 Zeile", "2 Zeilen", "5 Zeilen", "22 Zeilen"]),
    ("fr", ["0 ligne", "1 ligne", "2 lignes", "5 lignes", "22 lignes"]),
    ("pl", ["0 wierszy", "1 wiersz", "2 wiersze", "5 wierszy", "22 wiersze"]),
    ("sv", ["0 rader", "1 rad", "2 rader", "5 rader", "22 rader"]),
    ("es", ["0 filas", "1 fila", "2 filas", "5 filas", "22 filas"]),
  ])
  func `what is counted has the form for so many`(language: String, counted: [String]) throws {
    let words = try #require(PageWords(of: language))
    #expect([0, 1, 2, 5, 22].map(words.counted) == counted)
  }

  @Test func `twelve to fourteen are many in Polish, whatever hundreds are before them`() throws {
    let words = try #require(PageWords(of: "pl"))
    #expect(words.counted(12) == "12 wierszy" && words.counted(113) == "113 wierszy")
    #expect(words.counted(103) == "103 wiersze" && words(.totalNoun, n: 1) == "wiersza")
  }

  @Test func `rows are called what their author calls them`() throws {
    let words = try #require(PageWords(of: "de")).calling(RowNoun("Vulkan", "Vulkane"))
    #expect(words.counted(1) == "1 Vulkan" && words[.allRows] == "Alle Vulkane")
    #expect(words.calling(.row).counted(2) == "2 Vulkane")
  }

  @Test func `what a file does not say is said in its language, or else in English`() throws {
    let file = #"{"language": "de", "phrases": {"next": "Vorwärts"}}"#
    let german = try PageWords(Array(file.utf8), file: "a", over: nil)
    #expect(german[.next] == "Vorwärts" && german[.previous] == "Zurück")
    #expect(german.number(1234) == "1.234")
    let dutch = try PageWords(
      Array(#"{"language": "nl", "group": "'", "phrases": {"counted": "{n}×"}}"#.utf8), file: "a",
      over: nil)
    #expect(dutch[.previous] == "Previous" && dutch.counted(1234) == "1'234×")
  }

  @Test(arguments: [
    (
      "{",
      #"a.json:1:2: expected a name in double quotes, found the end of the file. Fix the file."#
    ),
    ("[]", #"a.json: expected an object with "phrases""#),
    (#"{"phrase": {}}"#, #"a.json: unknown member "phrase"; did you mean "phrases"?"#),
    (
      #"{"phrases": {"serach": "Zoek"}}"#,
      #"a.json: unknown phrase "serach"; did you mean "search"?"#
    ),
    (
      #"{"phrases": {"search": 1}}"#,
      #"a.json: "search" must be a string or an object with forms"#
    ),
    (#"{"phrases": []}"#, #"a.json: "phrases" must be an object"#),
    (#"{"group": 1}"#, #"a.json: "group" must be a string"#),
    (#"{"minimumGroupingDigits": 3}"#, #"a.json: "minimumGroupingDigits" must be 1 or 2"#),
    (
      #"{"language": "a b"}"#, #"a.json: invalid "language": "a b". Use a tag such as de or pt-BR."#
    ),
    (
      #"{"plural": "xx"}"#,
      #"a.json: invalid "plural": "xx". Use the rules of de, en, es, fr, pl or sv."#
    ),
    (
      #"{"phrases": {"pageOf": "{0} {1}"}}"#,
      #"a.json: "pageOf" lacks the placeholder {2}, as in "{0}, page {1} of {2}""#
    ),
    (
      #"{"phrases": {"page": "{0} {1}"}}"#,
      #"a.json: "page" has the unknown placeholder {1}. The English text is "Page {0}"."#
    ),
    (
      #"{"phrases": {"page": "{page}"}}"#,
      #"a.json: "page" has an invalid placeholder: "{page}". Use {0}, {0.lower}, {n}, "#
        + "{noun}, {noun.one} or {Noun}."
    ),
    (
      #"{"plural": "pl", "phrases": {"counted": {"one": "{n}", "other": "{n}"}}}"#,
      #"a.json: "counted" has no form "few". Its language needs one, few and many."#
    ),
    (
      #"{"phrases": {"counted": {"two": "{n}"}}}"#,
      #"a.json: "counted" has the invalid form "two". Use one, few, many or other, each with a "#
        + #"string."#
    ),
  ])
  func `a file that is not in order says what is wrong, and where`(
    text: String, message: String
  ) {
    #expect {
      try PageWords(Array(text.utf8), file: "a.json", over: nil)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test(arguments: [
    SiteFile.player, .sort, .memory, .choice, .form, .actions, .filter, .search, .rows,
    .searchExtras(for: SearchPage.path),
  ])
  func `a script asks for phrases that there are, and has those that it asks for`(
    file: SiteFile
  ) throws {
    let polish = try #require(PageWords(of: "pl"))
    for words in [.english, polish] {
      let text = String(decoding: file.saying(words).bytes, as: UTF8.self)
      #expect(!text.contains("phrases."))
      let asked = Set(text.matches(of: /[^\w\\](\$\w+)\(/).map { String($0.1) })
      for name in asked { #expect(text.contains("\(name) = "), "\(name)") }
    }
  }

  @Test func `a script says what its language says, and counts and groups as it does`() throws {
    let source = Array(#"say(phrases.next, phrases.atLeast(n), phrases.label(`a`));"#.utf8)
    func script(_ words: PageWords) -> String {
      String(decoding: words.script(source), as: UTF8.self)
    }
    #expect(
      script(.english) == #"""
        const grouped = (number) => String(number).replace(/\B(?=(...)+$)/g, ",");
        const $label = (a) => `${a}: `, $atLeast = (n) => n === 1 ? `At least ${grouped(n)} row` \#
        : `At least ${grouped(n)} ${noun}`;
        say("Next", $atLeast(n), $label(`a`));
        """#)
    #expect(
      script(try #require(PageWords(of: "pl"))) == #"""
        const grouped = (number) => number < 10000 ? String(number) \#
        : String(number).replace(/\B(?=(...)+$)/g, "\#u{A0}");
        const $label = (a) => `${a}: `, $atLeast = (n) => n === 1 ? \#
        `Co najmniej ${grouped(n)} wiersz` : /(^|[^1])[2-4]$/.test(n) ? \#
        `Co najmniej ${grouped(n)} wiersze` : `Co najmniej ${grouped(n)} wierszy`;
        say("Następna", $atLeast(n), $label(`a`));
        """#)
  }

  @Test func `what a phrase says is no part of a script's syntax`() throws {
    let file = #"{"phrases": {"next": "\"\\\n", "label": "`$\\{0}"}}"#
    let words = try PageWords(Array(file.utf8), file: "a", over: nil)
    let script = words.script(Array("say(phrases.next, phrases.label(1));".utf8))
    #expect(
      String(decoding: script, as: UTF8.self) == #"""
        const $label = (a) => `\`\$\\${a}`;
        say("\"\\\n", $label(1));
        """#)
  }
}
