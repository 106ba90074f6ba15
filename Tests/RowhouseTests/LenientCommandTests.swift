import TestSupport
import Testing

/// Tables as people write them, read by `rowhouse table`: what it says, and what it refuses.
@Suite struct LenientCommandTests {
  private func run(
    _ bytes: [UInt8], named name: String = "in.csv", _ words: [String] = []
  ) throws -> (rows: String?, error: String, status: Int32) {
    var result: (rows: String?, error: String, status: Int32) = (nil, "", 0)
    try Sandbox.use { sandbox in
      try sandbox.put(bytes, at: name)
      let child = try Child(
        product: "rowhouse", ["table", name, "--output", "out", "--download"] + words,
        in: sandbox.path
      ).result()
      let rows = sandbox.text(of: "out/rows/all.csv")?.dropFirst()
      let lines = child.error.split(separator: "\n").filter { !$0.hasPrefix("forecast: ") }
      result = (rows.map(String.init), lines.joined(separator: "\n"), child.status)
    }
    return result
  }

  private static let titled = Array("Report,,\na,b,c\n1,2,3\n4,5\" x,6\n\nSource: me\n".utf8)

  @Test func `each thing that is left out or repaired is a line that names an option`() throws {
    let run = try run(Self.titled)
    #expect(run.rows == "a,b,c\r\n1,2,3\r\n4,\"5\"\" x\",6\r\n")
    #expect(
      run.error == """
        note: in.csv: left out 1 line above the header (line 1). Pass --skip-lines 0 to read from the first line.
        note: in.csv: left out 1 line of notes below the last row (line 6). Pass --notes keep to read notes as rows.
        note: in.csv: repaired stray quotation marks in 1 row (line 4). Pass --quote none to read quotation marks \
        as text.
        """)
    #expect(run.status == 0)
  }

  @Test func `under strict what no option asks for is an error`() throws {
    for words in [[], ["--skip-lines", "1"], ["--skip-lines", "1", "--quote", "none"]] {
      let run = try run(Self.titled, ["--strict"] + words)
      #expect(run.status == 1 && run.rows == nil)
      #expect(run.error.hasSuffix("Nothing was published (--strict)."))
    }
    let asked = ["--skip-lines", "1", "--quote", "none", "--notes", "keep", "--strict"]
    #expect(try run(Self.titled, asked).status == 0)
    #expect(try run(Array("a,b\n1,2\n,\n".utf8), ["--strict"]).status == 0)
    #expect(try run(Array("a,b\n1,\"2\n3,4\n".utf8), ["--strict"]).status == 1)
  }

  @Test func `a separator may be any character, by an option or by the first line`() throws {
    let text = "a§b\n1§\"x§y\"\n2§\u{1F}\n"
    let rows = "a,b\r\n1,x§y\r\n2,\u{FFFD}\r\n"
    #expect(try run(Array(text.utf8), ["--delimiter", "§"]).rows == rows)
    #expect(try run(Array("sep=§\r\n\(text)".utf8)).rows == rows)
    let windows = "sep=§\na§b\n1§é\n".unicodeScalars.map { UInt8($0.value) }
    #expect(try run(windows, ["--encoding", "windows-1252"]).rows == "a,b\r\n1,é\r\n")
  }

  @Test func `a build says a dozen lines about its input at most`() throws {
    let text = "a,b,c\n" + String(repeating: "1,2,3\n4\n#\n,\n5,\"x,y\n", count: 50)
    let lines = try run(Array(text.utf8), ["--max-skipped", "100%"]).error.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(
      lines.dropLast().last?.contains(
        "quotation marks that do not close where a cell ends (") == true)
  }

  @Test(
    arguments: [
      ("[", "]"), (#"{"n":1,"rows":["#, "]}"), (#"{"n":{"m":[]},"rows":["#, #"],"o":"p"}"#),
    ])
  func `bytes of JSON that are not UTF-8 are replaced wherever the rows are`(
    start: String, end: String
  ) throws {
    let rows = Array(String(repeating: "{\"a\":1,\"b\":\"ä\"},\n", count: 500).utf8)
    let last = Array(#"{"a":2,"b":""#.utf8) + [0xE9] + Array(#""}"#.utf8)
    let json = try run(
      Array("\(start)\n".utf8) + rows + last + Array(end.utf8), named: "in.json")
    #expect(json.rows?.hasSuffix("2,\u{FFFD}\r\n") == true)
    #expect(json.error.contains("replaced 1 byte that isn't UTF-8 by U+FFFD (line 502)"))
  }

  @Test func `bytes that are not UTF-8 are replaced in members that are rows`() throws {
    let members = (0..<200).map { #""k\#($0)":{"a":\#($0),"b":"ä"},"# }.joined(separator: "\n")
    let json = try run(
      Array("{\(members)\"z\":{\"a\":2,\"b\":\"".utf8) + [0xE9] + Array("\"}}".utf8),
      named: "in.json")
    #expect(json.rows?.hasSuffix("z,2,\u{FFFD}\r\n") == true)
    #expect(json.error.contains("replaced 1 byte that isn't UTF-8 by U+FFFD. Pass"))
  }

  @Test func `replaced bytes are the same where several processes build a site`() throws {
    try Sandbox.use { sandbox in
      let good = Array(String(repeating: "1,ä\n", count: 500).utf8)
      try sandbox.put(Array("a,b\n".utf8) + good + [0x78, 0x2C, 0xE9, 0x0A], at: "in.csv")
      for words in [
        ["table", "in.csv", "-o", "whole"], ["plan", "in.csv", "--plan", "p"],
        ["draw", "--plan", "p", "--part", "1/1"], ["publish", "--plan", "p", "-o", "parts"],
      ] {
        let result = try Child(product: "rowhouse", words, in: sandbox.path).result()
        #expect(result.status == 0, "\(words): \(result.error)")
      }
      #expect(try sandbox.tree("whole") == sandbox.tree("parts"))
    }
  }

  @Test func `a few bytes that are not UTF-8 are replaced, and many are another encoding`() throws {
    let good = Array(String(repeating: "1,ä\n", count: 500).utf8)
    let few = try run(Array("a,b\n".utf8) + good + [0x78, 0x2C, 0xE9, 0x0A])
    #expect(few.rows?.hasSuffix("x,\u{FFFD}\r\n") == true)
    #expect(few.error.contains("replaced 1 byte that isn't UTF-8 by U+FFFD"))
    let strict = try run(Array("a,b\n".utf8) + good + [0x78, 0x2C, 0xE9, 0x0A], ["--strict"])
    #expect(strict.status == 1)
    let many = try run(Array("a,b\nx,".utf8) + [0xE9, 0x0A])
    #expect(
      many.error
        == "error: in.csv: 1 byte isn't UTF-8. The file looks like Windows-1252: pass --encoding windows-1252."
    )
    // The place is that in the file, in which the byte is one.
    let row = try run(Array("a,b\n".utf8) + good + [0x78, 0xE9, 0x2C, 0xE9, 0x2C, 0x79, 0x0A])
    #expect(row.error.contains("in.csv:502:1: byte 2504: skipped row 501"))
    let quote = try run(Array("a,b\n".utf8) + good + Array("é\nx".utf8) + [0xE9] + ",\"y\n".utf8)
    #expect(quote.error.contains("in.csv:503:4: byte 2510: skipped row 502"))
    let unknown = try run(Array("a,b\nx,".utf8) + [0x81, 0xFF, 0x0A])
    #expect(unknown.error.contains("2 bytes aren't UTF-8. Pass --encoding NAME"))
  }

  @Test(
    arguments: [
      (
        ["--quote", "ab"],
        "--quote is \"ab\"; it takes one ASCII character that doesn't separate columns, or none"
      ),
      (
        ["--quote", ",", "--delimiter", ","],
        "--quote is \",\"; it takes one ASCII character that doesn't separate columns, or none"
      ),
      (["--notes", "drop"], "--notes is \"drop\"; it takes keep"),
      (
        ["--header-lines", "2", "--no-header"], "--header-lines can't be combined with --no-header"
      ),
      (
        ["--skip-lines", "-1"],
        "invalid value \"-1\" for --skip-lines. Use a number from 0 to 1000000."
      ),
    ] as [([String], String)])
  func `what an option cannot be is a usage error`(words: [String], message: String) throws {
    let run = try run(Array("a,b\n1,2\n".utf8), words)
    #expect(run.error == "error: \(message)")
    #expect(run.status == 2)
  }
}
