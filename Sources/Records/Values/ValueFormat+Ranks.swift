extension ValueFormat {
  /// Returns the rank of each text, the lowest first; the greatest number for missing values.
  ///
  /// Numbers, times, durations, days and lists of objects rank by amount, other values among them as if missing; all
  /// other types by letters and digits. Texts that are equal in this way share a rank.
  package func ranks(of texts: [[UInt8]], descending isDescending: Bool = false) -> [UInt32] {
    let known = texts.indices.filter { !isMissing(texts[$0]) }
    var ranks = Array(repeating: UInt32.max, count: texts.count)
    func number(_ order: [Int], areAlike: (Int, Int) -> Bool) {
      var rank: UInt32 = 0
      for (place, index) in order.enumerated() {
        if place > 0, !areAlike(order[place - 1], index) { rank += 1 }
        ranks[index] = rank
      }
    }
    if hasAmounts {
      let amounts = texts.map { amount(of: $0.span) ?? .nan }
      // Long numbers are told apart by their digits.
      func isLess(_ first: Int, _ second: Int) -> Bool {
        guard kind != .objects, amounts[first] == amounts[second] else {
          return amounts[first] < amounts[second]
        }
        let (own, other) = (texts[first], texts[second])
        return TableNumber.isLess(own.span, other.span)
      }
      let order = known.filter { !amounts[$0].isNaN }.sorted {
        isDescending ? isLess($1, $0) : isLess($0, $1)
      }
      number(order) { !isLess($0, $1) && !isLess($1, $0) }
    } else {
      let keys = texts.map { NameKey(String(decoding: $0, as: UTF8.self)) }
      let order = known.sorted {
        isDescending ? NameKey.isBefore(keys[$1], keys[$0]) : NameKey.isBefore(keys[$0], keys[$1])
      }
      number(order) {
        !NameKey.isBefore(keys[$0], keys[$1]) && !NameKey.isBefore(keys[$1], keys[$0])
      }
    }
    return ranks
  }

  /// Returns the amount of a text, by which it is sorted; NaN for a missing value.
  package func amount(ofValue text: Span<UInt8>) -> Double {
    isMissing(text) ? .nan : amount(of: text) ?? .nan
  }
}
