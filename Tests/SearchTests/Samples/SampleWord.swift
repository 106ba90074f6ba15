import TestSupport

/// A word as somebody writes it, and what it is looked for as: by hand, not by the module's own rules.
struct SampleWord {
  let text: String

  /// What it is found by; two, where something in it separates words.
  let terms: [[UInt8]]

  init(_ text: String, _ terms: String...) {
    self.text = text
    self.terms = terms.map { Array($0.utf8) }
  }

  /// A word that is looked for as it is written.
  init(plain text: String) { self.init(text, text) }

  static let commonNames = [
    Self("Common", "common"), Self("Blackbird", "blackbird"), Self("Thrush", "thrush"),
    Self("Song", "song"), Self("Rose-ringed", "rose", "ringed"), Self("Rüppell's", "ruppell", "s"),
    Self("Ru\u{308}ppell’s", "ruppell", "s"), Self("Żółty", "zolty"), Self("Дрозд", "дрозд"),
    Self("ДРОЗДИ", "дрозди"), Self("鶫", "鶫"), Self("クロウタドリ", "クロウタドリ"),
    Self("Straßentaube", "strassentaube"), Self("Ærfugl", "aerfugl"),
  ]

  static let genera = ["Turdus", "Strix", "Sturnus", "Columba", "Turdoides", "Aix"].map {
    Self($0, $0.lowercased())
  }

  static let species = ["merula", "philomelos", "aluco", "vulgaris", "turdus", "ix"].map(
    Self.init(plain:))

  static let places = [
    Self("Enköping", "enkoping"), Self("Enko\u{308}ping", "enkoping"), Self("ENKÖPING", "enkoping"),
    Self("Uppsala län", "uppsala", "lan"), Self("Ñuñoa", "nunoa"), Self("Łódź", "lodz"),
    Self("X", "x"), Self("12", "12"), Self("__proto__", "proto"), Self("</script>", "script"),
    Self("\u{2028}line", "line"), Self("\"quoted\\", "quoted"), Self("constructor", "constructor"),
    Self("Θεσσαλονίκη", "θεσσαλονικη"), Self("Song", "song"), Self("tab\tbed", "tab", "bed"),
  ]

  static let countries = [
    Self("Sweden", "sweden"), Self("Côte d'Ivoire", "cote", "d", "ivoire"),
    Self(" Poland ", "poland"),
    Self("Österreich", "osterreich"), Self("United \"Q\" States", "united", "q", "states"),
    Self(""),
  ]

  static let people = [
    Self("Ann Example", "ann", "example"), Self("Bo Blackbird", "bo", "blackbird"),
    Self("Çelik Ö.", "celik", "o"), Self("李", "李"), Self(""),
  ]

  static let types = [
    Self("song", "song"), Self("call", "call"), Self("Alarm call", "alarm", "call"),
    Self("flight-call", "flight", "call"),
  ]

  /// What people remark: words that many use, words that few use, and numbers of other recordings.
  static func remark(using generator: inout SeededGenerator) -> Self {
    switch generator.below(8) {
    case 0:
      let number = 100 + generator.below(9_000)
      return Self("XC\(number)", "\(number)")
    case 1: return commonNames[generator.below(commonNames.count)]
    case 2: return places[generator.below(places.count)]
    case 3: return Self(plain: "the")
    case 4:
      return Self(plain: ["of", "with", "blackcap", "blackening", "turd"][generator.below(5)])
    default:
      // So many begin alike that they have a list of their own.
      let letters = (0..<3).map { _ in UInt8(ascii: "a") + UInt8(generator.below(16)) }
      return Self(plain: "str" + String(decoding: letters, as: UTF8.self))
    }
  }
}
