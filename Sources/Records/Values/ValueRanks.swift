/// Where the values of a column come, by what they are.
enum ValueRanks {
  /// The rank of each value, the lower first; that of nothing is above all others in any case.
  ///
  /// Numbers, times, durations and days by how much they are, and what is none of these as if it were
  /// nothing; all else by letters and digits. Values that are alike in that have one rank.
  static func ranks(
    of values: Combinations, as format: ValueFormat, missing words: MissingWords,
    descending isDescending: Bool
  ) -> [UInt32] {
    let texts = (0..<values.count).map { values[$0][0] }
    let known = texts.indices.filter { index in
      let text = texts[index]
      return !Blank.isBlank(text.span) && !words.contains(text, in: format.kind)
    }
    var ranks = Array(repeating: UInt32.max, count: texts.count)
    func number(_ order: [Int], areAlike: (Int, Int) -> Bool) {
      var rank: UInt32 = 0
      for (place, index) in order.enumerated() {
        if place > 0, !areAlike(order[place - 1], index) { rank += 1 }
        ranks[index] = rank
      }
    }
    if format.hasAmounts {
      let amounts = texts.map { format.amount(of: $0.span) ?? .nan }
      let order = known.filter { !amounts[$0].isNaN }.sorted {
        isDescending ? amounts[$0] > amounts[$1] : amounts[$0] < amounts[$1]
      }
      number(order) { amounts[$0] == amounts[$1] }
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
}
