extension ValueFormat {
  /// Returns the rank of each text, the lowest first; the greatest number for missing values.
  ///
  /// Numbers, times, durations, days and lists of objects rank by amount, other values among them as if missing; all
  /// other types by letters and digits. Texts that are equal in this way share a rank.
  package func ranks(of texts: [[UInt8]], descending isDescending: Bool = false) -> [UInt32] {
    var known = texts.indices.filter { !isMissing(texts[$0]) }
    let isLess: (Int, Int) -> Bool
    if hasAmounts {
      let amounts = texts.map { amount(of: $0.span) ?? .nan }
      known.removeAll { amounts[$0].isNaN }
      isLess = { first, second in
        guard kind != .objects, amounts[first] == amounts[second] else {
          return amounts[first] < amounts[second]
        }
        // Long numbers are told apart by their digits.
        let (own, other) = (texts[first], texts[second])
        return TableNumber.isLess(own.span, other.span)
      }
    } else {
      let keys = texts.map { NameKey(String(decoding: $0, as: UTF8.self)) }
      isLess = { keys[$0] < keys[$1] }
    }
    let order = known.sorted { isDescending ? isLess($1, $0) : isLess($0, $1) }
    var ranks = Array(repeating: UInt32.max, count: texts.count)
    var rank: UInt32 = 0
    for (place, index) in order.enumerated() {
      let last = order[max(0, place - 1)]
      if isLess(last, index) || isLess(index, last) { rank += 1 }
      ranks[index] = rank
    }
    return ranks
  }

  /// Returns the amount of a text, by which it is sorted; NaN for a missing value.
  package func amount(ofValue text: Span<UInt8>) -> Double {
    isMissing(text) ? .nan : amount(of: text) ?? .nan
  }
}
