import TestSupport
import Testing

@testable import Records

@Suite struct ColumnOrderTests {
  private static let pieces = [
    "Thing ", "thing", "Élan", "elan", "-", " ", "Ü", "z", "日本", "Ж", "0", "1", "10", "'", "?", "ß",
    "a long beginning that all of them share ",
  ]

  private func codes(of texts: [String], in format: ValueFormat) -> [UInt32] {
    var order = ColumnOrder(of: format)
    for text in texts { order.append(Array(text.utf8).span) }
    let (codes, count, _) = order.codes()
    #expect(count == Set(codes).subtracting([0]).count)
    return Array(codes)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `texts have the codes of their ranks, whatever they begin with`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let texts = (0..<600).map { _ in
      let count = Int.random(in: 0...4, using: &generator)
      return (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
    }
    let format = ValueFormat(kind: .text)
    let ranks = format.ranks(of: texts.map { Array($0.utf8) })
    #expect(codes(of: texts, in: format) == ranks.map { $0 == .max ? 0 : $0 + 1 })
  }

  @Test func `amounts have codes from the least on, and what is none has none`() {
    let texts = ["10", "-2.5", "", "1e3", "0", "-0", "2", "none", "10.0", "-1000000"]
    let own = codes(of: texts, in: ValueFormat(kind: .decimal))
    #expect(own == [5, 2, 0, 6, 3, 3, 4, 0, 5, 1])
  }

  @Test func `days and times are in the order of the calendar`() {
    let days = ["2026-11-22", "1969-12-31", "2026-02-30", "1970-01-01", "2026-11-22"]
    #expect(codes(of: days, in: ValueFormat(kind: .date)) == [3, 1, 0, 2, 3])
    let times = ["23:59", "0:00", "7:05", "x"]
    #expect(codes(of: times, in: ValueFormat(kind: .time)) == [3, 1, 2, 0])
  }
}
