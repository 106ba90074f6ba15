import TestSupport
import Testing

/// Builds over what the builds before them left.
@Suite struct SlowRepeatedBuildTests {
  /// A table that somebody edits.
  private struct Table {
    var rows: [[String]] = []
    private var random: SeededGenerator
    private var last = 0

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for _ in 0..<random.below(60) { add() }
    }

    var text: String {
      (["id,kind,place,size,link"] + rows.map { $0.joined(separator: ",") })
        .joined(separator: "\n") + "\n"
    }

    /// Adds, changes and removes a few rows.
    mutating func edit() {
      for _ in 0...random.below(3) {
        switch random.below(3) {
        case 0: add()
        case 1 where !rows.isEmpty: rows.remove(at: random.below(rows.count))
        default:
          guard !rows.isEmpty else { add(); break }
          let (row, other) = (random.below(rows.count), self.row())
          let column = 1 + random.below(4)
          // A row that was cut short is refused.
          if column < rows[row].count {
            rows[row][column] = other[column]
          } else {
            rows[row] = other
          }
        }
      }
    }

    private mutating func add() {
      var row = row()
      if random.below(12) == 0 { row.removeLast(2) }
      rows.insert(row, at: random.below(rows.count + 1))
    }

    private mutating func row() -> [String] {
      last += 1
      return [
        "r\(last)", "kind \(random.below(4))",
        ["\"Å, b\"", "<c>", "d&e", "", "f"][random.below(5)],
        "\(random.below(50))", random.below(4) == 0 ? "https://a.example/\(random.below(9))" : "",
      ]
    }
  }

  private static let options = [
    ["--page-size", "7"], ["--page-size", "5", "--id", "id", "--row-pages", "--facet", "kind"],
    ["--page-size", "9", "--group-by", "kind", "--exports", "--sortable", "size"],
    ["--base-url", "https://a.example/b/", "--download", "--page-size", "11"],
  ]

  @Test(arguments: 0..<100)
  func `a table that was edited is published as if it were for the first time`(seed: Int) throws {
    try Sandbox.use { sandbox in
      var table = Table(seed: UInt64(seed))
      let options = Self.options[seed % Self.options.count]
      for _ in 0..<4 {
        try sandbox.put(table.text, at: "in.csv")
        let words = ["table", "in.csv", "--allow-empty", "--max-skipped", "100%"] + options
        let again = try Child(
          product: "rowhouse", words + ["--output", "out", "--cache", "cache"], in: sandbox.path
        ).result()
        let first = try Child(
          product: "rowhouse", words + ["--output", "first"], in: sandbox.path
        ).result()
        #expect(again.error == first.error && again.status == first.status)
        let summary = first.output.prefix { $0 != ":" }.replacing(" in first\n", with: " in out")
        #expect(again.output.hasPrefix(summary), "\(again.output)")
        #expect(try sandbox.tree("out") == sandbox.tree("first"))
        #expect(
          sandbox.text(of: "out/.rowhouse-manifest") == sandbox.text(of: "first/.rowhouse-manifest")
        )
        if first.status == 0 { try sandbox.remove("first") }
        table.edit()
      }
    }
  }
}
