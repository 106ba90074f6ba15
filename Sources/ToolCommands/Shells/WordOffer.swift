import Bytes
import Commands
import Publishing
import Records
import Rendering
import Themes
import Validation

/// The completions of a word.
///
/// They follow from the placeholder in help: `DIR` is a folder, `FILE` is a file, and lowercase
/// words are literal, as in `bash|zsh|fish`.
struct WordOffer: Hashable {
  enum Place: String { case file, folder }

  let words: [String]

  /// The kind of path that the word may be.
  let place: Place?

  /// Whether the words come after an equals sign, as in `COLUMN=KIND`.
  let isAfterEqualsSign: Bool

  /// Parses a placeholder in help; the words are possible ones, unless it has some.
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
  /// Its options, including those that its help only mentions.
  var allOptions: [CommandOption] {
    options + CommandOption.allCases.filter { others.contains($0) && !options.contains($0) }
  }

  /// Returns the completions of an option's value; `nil` if it has none.
  func offer(for option: CommandOption) -> WordOffer? {
    value(of: option).map { WordOffer(named: $0, words: words[option] ?? option.words) }
  }

  /// The completions of each operand: files, unless the placeholder says otherwise.
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
    case .quote, .comment: ["none"]
    case .type: ColumnType.optionWords
    case .total: GroupTotal.Measure.allCases.map(\.rawValue)
    case .groupBy, .sortable, .facet, .split: ["none"]
    default: []
    }
  }
}

extension ColumnType {
  /// The name of the type in options.
  var optionWord: String { rawValue.replacing(" ", with: "-") }

  /// The names of all types in options, and of days with their orders.
  static var optionWords: [String] {
    allCases.map(\.optionWord) + DayOrder.allCases.map { "\(date.optionWord):\($0.rawValue)" }
  }
}
