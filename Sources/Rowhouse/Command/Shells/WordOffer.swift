import Publishing
import Records
import Rendering
import Themes
import Validation

/// What a shell offers for a word that is being typed.
///
/// It follows from what help shows in the word's place: `DIR` is a folder, `FILE` is a file, and small
/// letters are words as they are typed, as in `bash|zsh|fish`.
struct WordOffer: Hashable {
  enum Place: String { case file, folder }

  /// The words that there are.
  let words: [String]

  /// What else it may be: the path of something.
  let place: Place?

  /// Whether the words stand after an equals sign, as in `COLUMN=KIND`.
  let isAfterEqualsSign: Bool

  /// Takes apart what help shows.
  ///
  /// - Parameters:
  ///   - name: What help shows in its place.
  ///   - words: Words that it may be, unless help shows some.
  init(named name: String, words: [String] = []) {
    let parts = name.filter { !"[].".contains($0) }.split(separator: "=", maxSplits: 1)
    let names = parts.last?.split(separator: "|").map(String.init) ?? []
    let shown = names.filter { $0 == $0.lowercased() }
    self.words = shown.isEmpty ? words : shown
    place = names.contains("DIR") ? .folder : names.contains("FILE") ? .file : nil
    isAfterEqualsSign = parts.count > 1
  }
}

extension Verb {
  /// The options it has, those included that its help only tells of.
  var allOptions: [CommandOption] {
    options + CommandOption.allCases.filter { others.contains($0) && !options.contains($0) }
  }

  /// What a shell offers for the word after an option; nil, if none follows.
  func offer(for option: CommandOption) -> WordOffer? {
    value(of: option).map { WordOffer(named: $0, words: words[option] ?? option.words) }
  }

  /// What a shell offers for each word that is no option: files, unless help shows something else.
  var operandOffers: [(name: String, offer: WordOffer)] {
    operands.split(separator: " ").map(String.init).map { name in
      let offer = WordOffer(named: name)
      let isTold = !offer.words.isEmpty || offer.place != nil
      return (name, isTold ? offer : WordOffer(named: "FILE"))
    }
  }
}

extension CommandOption {
  /// The words that its value may be, where there are few and help has a name for them.
  fileprivate var words: [String] {
    switch self {
    case .theme: Theme.all.map(\.name)
    case .host: SiteHost.names
    case .only, .skip, .explain: Rule.allCases.map(\.rawValue)
    case .lang: PageWords.languages
    case .encoding: TextEncoding.names
    case .inputFormat: ["mysql"]
    case .delimiter: Delimiter.allCases.map { "\($0)" }
    case .readAs: [Verb.table.name, Verb.recordings.name]
    case .type: ColumnType.optionWords
    case .total: GroupTotal.Measure.allCases.map(\.rawValue)
    case .groupBy, .sortable, .facet: ["none"]
    default: []
    }
  }
}

extension ColumnType {
  /// What options call it.
  var optionWord: String { rawValue.replacing(" ", with: "-") }

  /// What options call all types, and days by their orders.
  static var optionWords: [String] {
    allCases.map(\.optionWord) + DayOrder.allCases.map { "\(date.optionWord):\($0.rawValue)" }
  }
}
