import Bytes
import Testing

@testable import Recordings
@testable import Records

/// Sources that are too large for an index, which are refused before they are read.
@Suite struct SourceLimitTests {
  /// A source that is not as large as it says.
  private struct Vast: RecordSource {
    let name: String
    let byteCount: Int

    func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
      throw InputError(file: name, reason: .unreadable("it was read"))
    }
  }

  private func fault(in sources: [any RecordSource], parts: Int) -> String? {
    do throws(InputError) {
      _ = try indexed(sources, parts: parts)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [1, 4], [1 << 40, .max])
  func `a source of more than a tebibyte is refused`(parts: Int, byteCount: Int) throws {
    let vast = Vast(name: "vast.json", byteCount: byteCount)
    let message =
      "vast.json: the file has \(byteCount) bytes, the limit is 1099511627775. Split it, and "
      + "build a "
      + "site from each part."
    #expect(fault(in: [source(record(1)), vast, vast], parts: parts) == message)
    let error = #expect(throws: InputError.self) {
      try CollectionIndex.reading([vast], of: .table)
    }
    #expect(error?.description == message)
  }

  @Test(arguments: [1, 4])
  func `sources of more than a pebibyte together are refused`(parts: Int) {
    let vast = Vast(name: "vast.json", byteCount: 1 << 40 - 1)
    #expect(
      fault(in: Array(repeating: vast, count: 1_025), parts: parts)
        == "vast.json: more than 1125899906842624 bytes in all files together. Split the input, "
        + "and build a site from each part.")
  }

  @Test(arguments: [3, 4])
  func `more rows than can be counted are refused`(count: Int) throws {
    let text = "n\n" + String(repeating: "1\n", count: count)
    var plan = CollectionPlan(
      [source(text, name: "in.csv")], of: .table, parts: 1, windowSize: 64, smallestPiece: 64)
    plan.limits.rows = 3
    var parts = [plan.read(0)]
    do throws(InputError) {
      _ = try plan.index(joining: &parts)
      #expect(count == 3)
    } catch {
      #expect(
        "\(error)" == "in.csv: more than 3 rows. Split the input, and build a site from "
          + "each part.")
    }
  }
}
