import Records

/// What groups come to, in words.
struct TotalWords: Sendable {
  private let column: String
  private let suffix: String

  /// The amount of each group, by its place among all; nil where there is none.
  let amounts: [String?]

  init(_ total: GroupTotal, in index: CollectionIndex) {
    let own = index.columns[total.column]
    let words = AmountWords(own.format)
    column = own.title
    suffix =
      switch (total.measure, own.kind) {
      case (.sum, _): "in all"
      case (.mean, _): "on average"
      case (.smallest, .date), (.smallest, .dateAndTime), (.smallest, .time): "at the earliest"
      case (.largest, .date), (.largest, .dateAndTime), (.largest, .time): "at the latest"
      case (.smallest, _): "at least"
      case (.largest, _): "at most"
      }
    amounts = total.amounts.map { amount in
      switch amount {
      case nil: nil
      case .written(let text): text
      // A mean of whole numbers has a fraction, and none has more than it takes but the cents of money.
      case .computed(let number, let places):
        words.number(number, places: total.measure == .mean && places != 2 ? nil : places)
      }
    }
  }

  /// What an index calls its column: `price in all`.
  var title: String { "\(column) \(suffix)" }

  /// What is said of a group: `price $1,234.50 in all`.
  func words(ofGroup place: Int) -> String? {
    amounts[place].map { "\(column) \($0) \(suffix)" }
  }
}
