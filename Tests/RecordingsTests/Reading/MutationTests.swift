import Bytes
import Testing

@testable import Recordings
@testable import Records

@Suite struct MutationTests {
  private static let page = """
    {"numRecordings": "2", "page": 1, "recordings": [
      {"id": "254462", "gen": "Passerina", "sp": "amoena", "en": "Lazuli Bunting", "lat": null,
       "sono": {"small": "https:\\/\\/xeno-canto.org\\/a.png", "full": null}, "alt": 1300,
       "also": ["Pipilo maculatus", ""], "rmk": "L\\u00e4n \\ud83d\\udc26 Västerbotten\\r\\n",
       "time": "07:17", "date": "2015-06-23", "annotation-set": [{"a": [true, -1.5e3]}]},
      {"id": "7", "gen": "Larus", "sp": "marinus", "osci": {"med": ""}, "unheard": [[], {}]}
    ], "numPages": 123456789}
    """

  private static let header = "id,gen,sp,\"en\",lat,also,rmk,date,unheard"
  private static let first = """
    254462,Passerina,amoena,Lazuli Bunting,,Pipilo maculatus; ,"Län 🐦 ""Väster""\r
    botten",2015-06-23,"[[], {}]"
    """
  private static let last = "XC7,Larus,marinus,\"Great Black-backed Gull\",51.0794,,\"\",\"\","
  private static let table = "\(header)\r\n\(first)\r\n\r\n\(last)\r\n"

  @Test(arguments: [(page, "birds.json", 4), (table, "birds.csv", 4), (table, "birds.txt", 4)])
  func `the size of the window makes no difference`(text: String, name: String, count: Int) {
    let bytes = Array(text.utf8)
    let whole = outcome(of: bytes, named: name, windowSize: 1 << 20)
    #expect(whole.count == count)
    for windowSize in 64...bytes.count {
      #expect(outcome(of: bytes, named: name, windowSize: windowSize) == whole)
    }
  }

  @Test func `a table cut below its header is refused, unless its rows are whole`() {
    let bytes = Array(Self.table.utf8)
    let start = Self.header.utf8.count
    let firstEnd = start + 2 + Self.first.utf8.count
    let lastEnd = firstEnd + 4 + Self.last.utf8.count
    // Lines end in CR too. Before the quote that opens the last field, that field is empty.
    let beforeLast = firstEnd - "\"[[], {}]\"".utf8.count
    let whole =
      Array(start...start + 2) + [beforeLast] + Array(firstEnd...firstEnd + 4)
      + Array(lastEnd...lastEnd + 2)
    for count in start...bytes.count {
      let source = BytesSource(name: "birds.csv", bytes: Array(bytes[..<count]))
      let refusals = (try? CollectionIndex.reading([source], of: .recordings()))?.refusals
      #expect((refusals?.counts.isEmpty ?? false) == whole.contains(count), "\(count)")
    }
  }

  @Test func `a file cut anywhere is a fault that says so`() throws {
    let bytes = Array(Self.page.utf8)
    for count in 1..<bytes.count {
      let message = try #require(fault(in: Array(bytes[..<count])))
      #expect(message.hasSuffix(". The file looks truncated; download it again."))
    }
  }

  /// What can be seen of an index, or the message.
  private func outcome(of bytes: [UInt8], named name: String, windowSize: Int) -> [String] {
    do throws(InputError) {
      let source = BytesSource(name: name, bytes: bytes)
      let index = try CollectionIndex.reading([source], of: .recordings(), windowSize: windowSize)
      let recordings = try index.all.map { "\(Recording($0))" }
      return recordings + index.refusals.examples.map(\.description) + index.groups.map(\.anchor)
    } catch {
      return [error.description]
    }
  }
}
