import Testing

@testable import Recordings
@testable import Records

@Suite struct RefusalTests {
  /// Sources of which most records are refused, for reasons that alternate.
  private let sources = ["a.json", "b.json"].map { name in
    source(
      (0..<3_000).map { $0 % 3 == 0 ? #"{"id": \#($0)}"# : $0 % 3 == 1 ? #"{"id": "x"}"# : "{}" }
        .joined(separator: "\n"), name: name)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `all are counted and the first are told, in any number of parts`(parts: Int) throws {
    let refusals = try indexed(sources, parts: parts).refusals
    #expect(
      refusals.counts == [
        .init(file: "a.json", kind: .badIdentifier, count: 1_000),
        .init(file: "a.json", kind: .noIdentifier, count: 1_000),
        .init(file: "b.json", kind: .badIdentifier, count: 1_000),
        .init(file: "b.json", kind: .noIdentifier, count: 1_000),
        .init(file: "b.json", kind: .same, count: 1_000),
      ])
    #expect(refusals.lost == 4_000)
    let lost = refusals.examples.filter(\.reason.kind.isLoss)
    for (file, records) in [("a.json", 1_500), ("b.json", 60)] {
      #expect(
        lost.filter { $0.file == file }.map(\.record)
          == (0..<records).filter { $0 % 3 > 0 }.map { $0 + 1 })
    }
    let repeated = refusals.examples.filter { !$0.reason.kind.isLoss }
    #expect(repeated.map(\.record) == (0..<1_000).map { $0 * 3 + 1 })
    #expect(repeated.last?.reason == .same(id: 2_997, file: "a.json", record: 2_998))
    #expect(refusals == (try indexed(sources, parts: 1).refusals))
  }

  @Test func `no more is kept of many than of some`() {
    var tally = RefusalTally()
    var maximumKept = 0
    for number in (0..<50_000).reversed() {
      tally.add(
        RefusalDraft(
          source: 0, record: number, offset: number, text: number..<number + 1,
          reason: .badIdentifier("x")))
      maximumKept = max(maximumKept, tally.drafts.count)
    }
    #expect(maximumKept <= 4 * Refusals.inAll)
    let refusals = tally.refusals(in: [source("")], of: .recordings)
    #expect(refusals.lost == 50_000)
    #expect(refusals.examples.map(\.record) == Array(0..<Refusals.inAll))
  }

  @Test func `rows keep their numbers however many are left out between them`() throws {
    let rows = (0..<3_000).map { $0 % 7 < 5 ? "1" : "1,\($0 + 1)" }
    let index = try CollectionIndex.reading(
      [source("a,b\n" + rows.joined(separator: "\n"), name: "in.csv")], of: .table)
    let numbers = index.ids.map(Int.init)
    #expect(numbers == (0..<3_000).filter { $0 % 7 >= 5 }.map { $0 + 1 })
    #expect(index.refusals.counts.map(\.count) == [3_000 - numbers.count])
  }
}
