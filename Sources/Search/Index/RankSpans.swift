/// The ranks of each quality and of each year: the order of records begins with them.
struct RankSpans {
  /// The ranks of the qualities `A` to `E` and of all others.
  private(set) var qualities = Array(repeating: 0..<0, count: 6)

  /// The ranks of each year, a stretch for each quality that has it; the newest year first.
  private(set) var years: [(year: Int, spans: [Range<Int>])] = []

  init(_ index: SearchIndex) {
    var orders = Array(repeating: SearchOrder.none, count: index.ranks.count)
    for notes in index.notes {
      for record in notes.records {
        orders[Int(index.ranks.ranks[Int(record.position)])] = record.order
      }
    }
    var spans: [Int: [Range<Int>]] = [:]
    var start = 0
    while start < orders.count {
      let own = orders[start]
      var end = start + 1
      while end < orders.count, orders[end].quality == own.quality, orders[end].year == own.year {
        end += 1
      }
      let quality = qualities[own.quality]
      qualities[own.quality] = (quality.isEmpty ? start : quality.lowerBound)..<end
      if let year = own.year { spans[year, default: []].append(start..<end) }
      start = end
    }
    years = spans.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}
