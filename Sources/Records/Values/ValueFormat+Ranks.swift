extension ValueFormat {
  /// Where texts come, the lower first; the greatest number for what is no value.
  ///
  /// Numbers, times, durations and days by how much they are, and what is none of these as if it were
  /// nothing; all else by letters and digits. Texts that are alike in that have one rank.
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
        guard amounts[first] == amounts[second] else { return amounts[first] < amounts[second] }
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

  /// How much a text is, where texts are sorted by that; no number for what is no value.
  package func amount(ofValue text: [UInt8]) -> Double {
    isMissing(text) ? .nan : amount(of: text.span) ?? .nan
  }
}
