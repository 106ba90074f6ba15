import Bytes
import Testing

@testable import Recordings
@testable import Records

/// Memory that cannot be had, which would end the process if it were taken.
@Suite struct IndexMemoryTests {
  @Test(arguments: [0, 2])
  func `an index of recordings that there is no memory for is a fault`(parts: Int) {
    let text = (0..<60_000).map { "{\"id\": \"\($0)\"}\n" }.joined()
    let source = BytesSource(name: "birds.json", bytes: Array(text.utf8))
    let error = #expect(throws: InputError.self) {
      let plan = CollectionPlan(
        [source], of: .recordings(groupedBy: .species, orderedBy: .newest), parts: max(1, parts),
        windowSize: 1 << 16, smallestPiece: 1 << 16, hasRoom: { parts > 0 && $0 < 2_000_000 })
      var parts = (0..<plan.count).map { plan.read($0) }
      _ = try plan.index(joining: &parts)
    }
    let need = parts == 0 ? 1 : 2
    #expect(
      error?.description
        == "birds.json: not enough memory: the index needs \(need) MB. Raise ulimit -v, or "
        + "split the input.")
  }

  @Test func `an index of rows that there is no memory for is a fault`() {
    let text = "n\n" + String(repeating: "1\n", count: 200_000)
    let source = BytesSource(name: "in.csv", bytes: Array(text.utf8))
    let error = #expect(throws: InputError.self) {
      try CollectionIndex.reading([source], of: .table, hasRoom: { $0 < 1_000_000 })
    }
    #expect(
      error?.description
        == "in.csv: not enough memory: the index needs 1 MB. Raise ulimit -v, or split the input.")
  }

  @Test func `memory that is only guessed to be needed is done without`() throws {
    let text = "n\n" + String(repeating: "1\n", count: 20_000)
    let source = BytesSource(name: "in.csv", bytes: Array(text.utf8))
    #expect(
      try CollectionIndex.reading([source], of: .table, hasRoom: { _ in false }).count == 20_000)
  }
}
