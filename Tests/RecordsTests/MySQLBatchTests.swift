import Testing

@testable import Records

/// The client itself is asked in the longer run, by test_databases.py.
@Suite struct MySQLBatchTests {
  private static func table(_ batch: String, pieces size: Int) -> String {
    var rewriting = MySQLBatch()
    let bytes = Array(batch.utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      rewriting.write(bytes[start..<min(start + size, bytes.count)], into: &text)
    }
    rewriting.finish(into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("id\tname\n1\tAnn\n", "id\tname\n1\tAnn\n"),
      // What the client escapes, and what only looks like it.
      (#"a\tb\n\\n\0"# + "\n", "\"a\tb\n\\n\u{FFFD}\"\n"),
      (#"\x\N"# + "\n", #"\x\N"# + "\n"),
      // Quotes are letters, and so is a carriage return, which the client does not escape.
      ("\"a\"\tb\"\n\rc\td\r\n", "\"\"\"a\"\"\"\t\"b\"\"\"\n\"\rc\"\t\"d\r\"\n"),
      ("a\tb\r\n\r\tc\r\n", "a\tb\n\"\r\"\tc\n"),
      // A line without anything is a row of one column.
      ("n\n\nNULL\n\\N\nnull\nNULL \n", "n\n\"\"\n\"\"\n\"\"\nnull\nNULL \n"),
      ("a\tb\n1\t", "a\tb\n1\t\"\"\n"), ("a\\", "a\\\n"), ("", ""),
    ])
  func `cells are what the client was told, however its answer is cut`(
    batch: String, table: String
  ) {
    for size in 1...8 { #expect(Self.table(batch, pieces: size) == table) }
  }
}
