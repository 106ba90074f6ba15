import Testing

@testable import Records

@Suite struct MutationTests {
  private static let seed = """
    {"numRecordings": "2", "page": 1, "recordings": [
      {"id": "254462", "gen": "Passerina", "sp": "amoena", "en": "Lazuli Bunting", "lat": null,
       "sono": {"small": "https:\\/\\/xeno-canto.org\\/a.png", "full": null}, "alt": 1300,
       "also": ["Pipilo maculatus", ""], "rmk": "L\\u00e4n \\ud83d\\udc26 Västerbotten\\r\\n",
       "time": "07:17", "date": "2015-06-23", "annotation-set": [{"a": [true, -1.5e3]}]},
      {"id": "7", "gen": "Larus", "sp": "marinus", "osci": {"med": ""}, "unheard": [[], {}]}
    ], "numPages": 1}
    """

  @Test(arguments: 0..<8)
  func `a damaged file is read or refused, and read the same in any window`(part: Int) {
    var generator = SeededGenerator(seed: UInt64(part))
    for _ in 0..<500 {
      let bytes = mutated(using: &generator)
      let whole = outcome(of: bytes, windowSize: 1 << 20)
      #expect(outcome(of: bytes, windowSize: 64) == whole, "\(bytes)")
    }
  }

  @Test func `the size of the window makes no difference`() {
    let bytes = Array(Self.seed.utf8)
    let whole = outcome(of: bytes, windowSize: 1 << 20)
    #expect(whole.count == 4)
    for windowSize in 64...bytes.count {
      #expect(outcome(of: bytes, windowSize: windowSize) == whole)
    }
  }

  @Test func `a file cut anywhere is a fault that says so`() throws {
    let bytes = Array(Self.seed.utf8)
    for count in 1..<bytes.count {
      let message = try #require(fault(in: Array(bytes[..<count])))
      #expect(message.hasSuffix(": it looks cut off; download it again"))
    }
  }

  /// The sample with one to three bytes flipped, parts cut, or bytes put in.
  private func mutated(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(Self.seed.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let position = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes.removeSubrange(position..<min(position + 5, bytes.count))
      case 2: bytes.removeLast(min(bytes.count - 1, 20))
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: position)
      default:
        let sign = "\"\\{}[],:0u".utf8.randomElement(using: &generator)
        if let sign { bytes[position] = sign }
      }
    }
    return bytes
  }

  /// What can be seen of an index, or the message.
  private func outcome(of bytes: [UInt8], windowSize: Int) -> [String] {
    do throws(RecordFault) {
      let source = BytesSource(name: "birds.json", bytes: bytes)
      let index = try RecordingIndex.reading([source], windowSize: windowSize)
      let recordings = try index.all.map { "\(Recording($0))" }
      return recordings + index.refusals.map(\.description) + index.groups.map(\.anchor)
    } catch {
      return [error.description]
    }
  }
}
