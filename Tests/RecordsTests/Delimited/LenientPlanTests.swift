import Bytes
import TestSupport
import Testing

@testable import Records

/// Damaged tables read by one worker and by several.
@Suite struct LenientPlanTests {
  /// Lines with every kind of damage.
  private static let lines = [
    "1,x,y", "2,\"x\",\"y\"", "3,5\" nail,z", "4, \"a, b\" ,c", "5,\"open,z", "6,\"two\nlines\",z",
    "7,\"a\"\"b\",c", "8,\"a \\\"b\\\",c\",d", "9,\"a\\\"b\nc\",d", "10,x", "11,x,y,z", ",,",
    "# note",
    "#,a,b", "", "12,\"\"\"", "13,\"a\" b,c", "14,it's,d", "\",\"", "15,x,\"", "\"", "\\\"",
  ]

  static func text(using generator: inout SeededGenerator) -> [UInt8] {
    var text = "a,b,c\n"
    let ends = [["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r"]][generator.below(4)]
    let isDamaged = generator.below(3) > 0
    for _ in 0..<generator.below(60) {
      let isOdd = isDamaged && generator.below(3) == 0
      text += isOdd ? lines[generator.below(lines.count)] : lines[generator.below(2)]
      text += ends[generator.below(ends.count)]
    }
    if generator.below(6) == 0 { text = String(text.unicodeScalars.dropLast()) }
    let bytes = Array((generator.below(4) == 0 ? text.replacing(",", with: "\t") : text).utf8)
    return generator.below(3) == 0 ? Damage.table.done(to: bytes, using: &generator) : bytes
  }

  /// The rows and remarks of an index, or the message of its fault.
  static func outcome(of bytes: [UInt8], windowSize: Int, parts: Int) -> [String] {
    do throws(InputError) {
      let index = try lenientTable(bytes, name: "in", windowSize: windowSize, parts: parts)
      let rows = try index.rows(in: 0..<index.count).enumerated().map { position, row in
        "\(row.number) \(index.line(at: position) ?? 0) "
          + "\(index.columns.indices.map { row.text(of: $0).text })"
      }
      return rows + index.columns.map { "\($0)" } + index.refusals.examples.map(\.description)
        + ["\(index.refusals.counts)"] + index.remarks.map(\.description)
    } catch {
      return [error.description]
    }
  }

  /// Compares the rows that one worker finds with those that several find.
  static func compare(_ seeds: Range<UInt64>, _ partCounts: some Collection<Int>) {
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let bytes = text(using: &generator)
      let whole = outcome(of: bytes, windowSize: 1 << 20, parts: 1)
      for parts in partCounts {
        let windowSize = 64 + generator.below(200)
        #expect(
          outcome(of: bytes, windowSize: windowSize, parts: parts) == whole,
          "seed \(seed), \(parts) parts: \(String(decoding: bytes, as: UTF8.self).debugDescription)"
        )
      }
    }
  }

  @Test func `one worker and eight find the same rows, wherever they begin`() {
    Self.compare(0..<40, [3, 8])
  }

  @Test func `one bad quotation mark does not keep a table from being cut`() {
    let rows = (0..<200).map { "\($0),\"x\",y\n" }
    let text = "a,b,c\n" + rows[..<20].joined() + "20,\"open,y\n" + rows[20...].joined()
    var schema = CollectionSchema.table
    schema.shape.isLenient = true
    let plan = CollectionPlan(
      [source(text, name: "in.csv")], of: schema, parts: 4, windowSize: 64, smallestPiece: 100)
    #expect(plan.count == 4)
    for part in 0..<4 { #expect(!plan.read(part, progress: { _, _ in true }).isWrongGuess) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `many bad quotation marks take no longer than good ones`() throws {
    for line in [
      "1,\"x,y\n", "1,\"x \\\"y\n", "\",\n", "1,\"x\" y,\"z\n", "\"\\\"\n", "a\"\"\",\"\n",
    ] {
      let text = "a,b,c\n" + String(repeating: line, count: 20_000)
      let index = try lenientTable(Array(text.utf8), windowSize: 1 << 18)
      #expect(index.count + index.refusals.lost > 0)
    }
  }
}

@Suite struct SlowLenientPlanTests {
  @Test func `any number of workers finds the same rows in 3,000 tables`() {
    LenientPlanTests.compare(1_000..<4_000, 1...8)
  }
}
