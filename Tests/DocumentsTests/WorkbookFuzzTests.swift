import Bytes
import Documents
import Files
import Foundation
import Packing
import TestSupport
import Testing

/// Damaged workbooks, as many as there is time for: 300 without more said, always the same.
///
///     ROWHOUSE_FUZZ_MINUTES=10 ROWHOUSE_FUZZ_SEED=7 Tests/swift test --filter SlowWorkbookFuzzTests
@Suite struct SlowWorkbookFuzzTests {
  private static let limit = 2_000_000

  @Test func `damaged workbooks are read within their limit, or refused`() throws {
    let run = FuzzRun()
    var random = SeededGenerator(seed: run.seed)
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    var (count, read) = (0, 0)
    try run.repeated(inBatchesOf: 300) {
      var entries = Self.sample.entries
      for _ in 0...random.below(3) {
        let place = random.below(entries.count)
        entries[place].bytes = Self.damaged(entries[place].bytes, &random)
      }
      try sandbox.put(ZipBytes.archive(entries), at: "book.xlsx")
      let clock = ContinuousClock.now
      do {
        let archive = try ZipArchive(InputFile(sandbox("book.xlsx")), name: "book.xlsx")
        let workbook = try Workbook(archive, limit: Self.limit)
        for sheet in workbook.sheets {
          let rows = try workbook.rows(of: sheet, limit: Self.limit)
          #expect((rows?.file.size ?? 0) <= Self.limit)
        }
        read += 1
      } catch is InputError {
      } catch {
        Issue.record("\(error): \(entries)")
      }
      #expect(ContinuousClock.now - clock < .seconds(60), "\(entries)")
      count += 1
    }
    print("fuzz: \(count) workbooks, of which \(read) could be read")
  }

  private static let sample = WorkbookBytes(
    rows: """
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>\
      <row r="2"><c r="A2" s="1"><v>45123.5</v></c><c r="B2" s="2"><v>-0.125</v></c></row>\
      <row r="3" hidden="1"><c r="A3" t="b"><v>1</v></c><c r="B3" t="e"><v>#N/A</v></c></row>\
      <row r="4"><c r="A4" t="inlineStr"><is><r><t>rich_x000A_</t></r></is></c>\
      <c r="C4" t="str"><f>HYPERLINK("https://example.org","b")</f><v>b</v></c></row>
      """,
    strings: "<si><t>name</t></si><si><r><t>漢</t></r><rPh><t>x</t></rPh></si>",
    formats: ["dd/mm/yy h:mm", "#,##0.00 [$€-407]", "0.0%"],
    before: "<dimension ref=\"A1:C4\"/><cols><col min=\"2\" max=\"2\" hidden=\"1\"/></cols>",
    after: "<mergeCells><mergeCell ref=\"A1:B1\"/><mergeCell ref=\"A2:A4\"/></mergeCells>"
      + "<hyperlinks><hyperlink ref=\"A2\" r:id=\"rId9\"/></hyperlinks>",
    links: ["rId9": "https://example.org/a.jpg"])

  /// Changes some bytes, leaves some out, repeats some, or writes a large number for a small one.
  private static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(60))
      switch random.below(6) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3:
        if let digit = bytes[place...].firstIndex(where: { 0x30...0x39 ~= $0 }) {
          let numbers = ["1048576", "16384", "-1", "99999999999999999999", "1e308", "XFD", ""]
          bytes.replaceSubrange(digit...digit, with: Array(numbers[random.below(7)].utf8))
        }
      case 4: bytes.swapAt(place, random.below(bytes.count))
      default: bytes[place] = Array("<>&\"/ AZ09".utf8)[random.below(10)]
      }
    }
    return bytes
  }
}
