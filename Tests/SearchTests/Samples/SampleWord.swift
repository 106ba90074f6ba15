import TestSupport

/// Words as somebody writes them.
enum SampleWord {
  static let commonNames = [
    "Common", "Blackbird", "Thrush",
    "Song", "Rose-ringed", "Rüppell's",
    "Ru\u{308}ppell’s", "Żółty", "Дрозд",
    "ДРОЗДИ", "鶫", "クロウタドリ",
    "Straßentaube", "Ærfugl",
  ]

  static let genera = ["Turdus", "Strix", "Sturnus", "Columba", "Turdoides", "Aix"]

  static let species = ["merula", "philomelos", "aluco", "vulgaris", "turdus", "ix"]

  static let places = [
    "Enköping", "Enko\u{308}ping", "ENKÖPING",
    "Uppsala län", "Ñuñoa", "Łódź",
    "X", "12", "__proto__", "</script>",
    "\u{2028}line", "\"quoted\\", "constructor",
    "Θεσσαλονίκη", "Song", "tab\tbed",
  ]

  static let countries = [
    "Sweden", "Côte d'Ivoire",
    " Poland ",
    "Österreich", "United \"Q\" States",
    "",
  ]

  static let people = [
    "Ann Example", "Bo Blackbird",
    "Çelik Ö.", "李", "",
  ]

  static let types = [
    "song", "call", "Alarm call",
    "flight-call",
  ]

  /// What people remark: words that many use, words that few use, and numbers of other recordings.
  static func remark(using generator: inout SeededGenerator) -> String {
    switch generator.below(8) {
    case 0:
      let number = 100 + generator.below(9_000)
      return "XC\(number)"
    case 1: return commonNames[generator.below(commonNames.count)]
    case 2: return places[generator.below(places.count)]
    case 3: return "the"
    case 4:
      return ["of", "with", "blackcap", "blackening", "turd"][generator.below(5)]
    default:
      // So many begin alike that they have a list of their own.
      let letters = (0..<3).map { _ in UInt8(ascii: "a") + UInt8(generator.below(16)) }
      return "str" + String(decoding: letters, as: UTF8.self)
    }
  }
}
