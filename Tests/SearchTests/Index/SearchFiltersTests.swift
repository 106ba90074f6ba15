import Testing

@testable import Search

@Suite struct SearchFiltersTests {
  /// The file of the filters of rows that have a column each, and the name of every column that the
  /// root gives a key.
  private func filters(
    _ filter: SearchFilter, _ rows: [String]
  ) -> (file: String, hasKey: Bool) {
    let schema = SearchSchema(
      [SearchColumn("a", tier: .name, stored: .repeated, filter: filter)], at: .columns)
    var notes = [schema.notes()]
    notes[0].begin(page: 0)
    for row in rows {
      notes[0].begin()
      notes[0].add(row, in: 0)
    }
    let index = schema.index(of: &notes)
    let text = index.texts(of: /filters/)[0]
    return (
      String(text.dropFirst(#"rowhouse(["filters","#.count)),
      index.texts(of: /root/)[0].contains("key")
    )
  }

  @Test func `values are offered with how many rows have them, those with the most first`() {
    let (file, hasKey) = filters(.values, ["b", "a", "c", "a", "", "c", "a"])
    #expect(file.hasPrefix(#"[["a",[["a",3],["c",2],["b",1]]]]"#))
    #expect(hasKey)
  }

  @Test func `what commas separate is offered piece by piece, in small letters`() {
    let (file, _) = filters(.pieces, ["Song, call", " call ,, CALL ", "song"])
    #expect(file.hasPrefix(#"[["a",[["call",2],["song",2]]]]"#))
  }

  @Test func `where no row has a value, nothing is offered, and the column has no key`() {
    for rows in [[], ["", ""], [String(repeating: "a", count: 1_000)]] {
      let (file, hasKey) = filters(.values, rows)
      #expect(file.hasPrefix("[]"))
      #expect(!hasKey)
    }
  }

  @Test func `what only codes tell is in no words, and has no key`() {
    let (file, hasKey) = filters(.codes, ["a", "b"])
    #expect(file.hasPrefix("[]"))
    #expect(!hasKey)
  }

  @Test func `at most five hundred values are offered`() {
    let (file, _) = filters(.values, (0..<600).map { "v\($0)" })
    #expect(file.split(separator: "\"v").count == 1 + 500)
  }
}
