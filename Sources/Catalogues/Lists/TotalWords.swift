import Records
import Rendering

/// The totals of groups, as text.
struct TotalWords: Sendable {
  private let column: String
  private let phrase: PageWords.Key
  private let words: PageWords

  /// The amount of each group, by the group's index; `nil` for a group without values.
  let amounts: [String?]

  init(_ total: GroupTotal, in index: CollectionIndex, _ words: PageWords) {
    let own = index.columns[total.column]
    let amountWords = AmountWords(own.format, words)
    self.words = words
    column = own.title
    let times: [ColumnType] = [.date, .dateAndTime, .time, .epoch, .approximateDate]
    let isTime = times.contains(own.kind)
    phrase =
      switch total.measure {
      case .sum: .totalSum
      case .mean: .totalAverage
      case .smallest: isTime ? .totalEarliest : .totalMinimum
      case .largest: isTime ? .totalLatest : .totalMaximum
      }
    amounts = total.amounts.map { amount in
      switch amount {
      case nil: nil
      case .written(let text):
        own.kind == .epoch ? EpochTime.text(of: text.utf8.span) ?? text : text
      // A mean of whole numbers has a fraction, and none has more than it takes but the cents of money.
      case .computed(let number, let places):
        amountWords.number(number, places: total.measure == .mean && places != 2 ? nil : places)
      }
    }
  }

  /// The heading of its column: `price (total)`.
  var title: String { words(phrase, column) }

  /// Returns the total of a group: `price (total) $1,234.50`.
  func words(ofGroup place: Int) -> String? {
    amounts[place].map { "\(title) \($0)" }
  }
}
