/// Finds what is asked for by looking at every word of every recording.
struct PlainScan {
  /// Where each word is: the rank and the best tier of each recording that has it.
  private(set) var words: [[UInt8]: [(rank: Int, tier: Int)]] = [:]

  init(_ catalogue: SampleCatalogue) {
    for (rank, position) in catalogue.ranked.enumerated() {
      for (word, tier) in catalogue.recordings[position].tiers {
        words[word, default: []].append((rank, tier))
      }
    }
  }

  /// The best tier of each recording that a word finds: of three bytes and more, by its beginning.
  func find(_ word: [UInt8]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for (other, list) in words where other == word || word.count > 2 && other.starts(with: word) {
      for (rank, tier) in list { found[rank] = min(tier, found[rank] ?? tier) }
    }
    return found
  }

  /// The ranks of the recordings that have all words: first those whose worst word says most.
  func find(all words: [[UInt8]]) -> [Int] {
    let lists = words.map(find)
    let ranks = Set(lists.first?.keys ?? [:].keys).filter { rank in
      lists.allSatisfy { $0[rank] != nil }
    }
    let worst = { (rank: Int) in lists.map { $0[rank] ?? 9 }.max() ?? 9 }
    return ranks.map { (worst($0), $0) }.sorted { $0 < $1 }.map(\.1)
  }
}
