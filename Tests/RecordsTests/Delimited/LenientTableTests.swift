import Bytes
import Testing

@testable import Records

/// An index of a table as `table` reads it: as people write it.
func lenientTable(
  _ bytes: [UInt8], name: String = "in.csv", windowSize: Int = 64, parts: Int = 1,
  _ change: (inout RowShape) -> Void = { _ in }
) throws(InputError) -> CollectionIndex {
  var schema = CollectionSchema.table
  schema.shape.isLenient = true
  change(&schema.shape)
  let plan = CollectionPlan(
    [BytesSource(name: name, bytes: bytes)], of: schema, parts: parts, windowSize: windowSize,
    smallestPiece: 8)
  return try index(of: plan)
}

@Suite struct LenientTableTests {
  /// The names, the rows, the rows that are skipped and the remarks of a table, in every window alike.
  private func read(
    _ text: String, name: String = "in.csv", _ change: (inout RowShape) -> Void = { _ in }
  ) throws -> [[String]] {
    var outcomes: [[[String]]] = []
    for windowSize in [64, 100, 1 << 20] {
      let index = try lenientTable(
        Array(text.utf8), name: name, windowSize: windowSize, change)
      outcomes.append(
        [index.names] + (try index.texts) + index.refusals.examples.map { ["skipped \($0.record)"] }
          + index.remarks.map { ["\($0.kind) \($0.count) at \($0.line ?? 0)"] })
    }
    #expect(Set(outcomes).count == 1)
    return outcomes[0]
  }

  @Test(
    arguments: [
      ("a,b\n1,5\" nail\n2,x", [["1", "5\" nail"], ["2", "x"], ["quotes 1 at 2"]]),
      ("a,b\n1, \"x, y\" \n", [["1", "x, y"], ["quotes 1 at 2"]]),
      (#"a,b\#n1,"O'Hare \"Intl\", x"\#n"#, [["1", "O'Hare \"Intl\", x"], ["quotes 1 at 2"]]),
      (
        #"a,b\#n1,"C:\\ \"x\"\#ny"\#n2,z"#,
        [["1", "C:\\ \"x\"\ny"], ["2", "z"], ["quotes 1 at 2"]]
      ),
      ("a,b\n\"Candidatus\" Moro,2", [["\"Candidatus\" Moro", "2"], ["quotes 1 at 2"]]),
      ("a,b\n\"say \"hi\" now\",2", [["say \"hi\" now", "2"], ["quotes 1 at 2"]]),
      ("a,b\n\"27\"\" x 5\"\",2\n3,4\n", [["3", "4"], ["skipped 1"]]),
      ("a,b\n1,\"x\n2,y\n3,z\n", [["2", "y"], ["3", "z"], ["skipped 1"]]),
      ("a,b\n1,\"x\n2,\"y\n3,\"z\"\n", [["3", "z"], ["skipped 1"], ["skipped 2"]]),
      ("a,b\n1,\"x\"y,z\"\n3,4", [["1", "x\"y,z"], ["3", "4"], ["quotes 1 at 2"]]),
      ("a,b\n1,\"x\ny\"\n", [["1", "x\ny"]]), ("a,b\n\"1\",\"\"\"x\"\"\"", [["1", "\"x\""]]),
      ("a,b\n1,\"x\" y\" z\n3,4", [["1", "\"x\" y\" z"], ["3", "4"], ["quotes 1 at 2"]]),
    ] as [(String, [[String]])])
  func `quotation marks are read as people write them`(text: String, rows: [[String]]) throws {
    #expect(try read(text) == [["a", "b"]] + rows)
  }

  @Test(
    arguments: [
      ("a\tb\n\"Candidatus\" Moro, 2\tx", [["\"Candidatus\" Moro, 2", "x"], ["quotes 1 at 2"]]),
      ("a\tb\n1\t\"x\n2\ty\"\n", [["1", "\"x"], ["2", "y\""], ["quotes 2 at 2"]]),
      ("a\tb\n1\t\"x", [["1", "\"x"], ["quotes 1 at 2"]]),
      ("a\tb\tc\n1\t\"x\ny\"\t2", [["1", "x\ny", "2"]]), ("a\tb\n\"1\"\t\"\"\"\"", [["1", "\""]]),
    ] as [(String, [[String]])])
  func `between tabs a quotation mark that its line does not close is text`(
    text: String, rows: [[String]]
  ) throws {
    let names = text.hasPrefix("a\tb\tc") ? ["a", "b", "c"] : ["a", "b"]
    #expect(try read(text, name: "in.tsv") == [names] + rows)
  }

  @Test func `a quotation mark is another, or none`() throws {
    let single = try read("'a';'b'\n'x;y';'it''s'\n") { $0.quote = UInt8(ascii: "'") }
    #expect(single == [["a", "b"], ["x;y", "it's"]])
    let none = try read("a,b\n\"x,y\"\n1,\"\"\"z\n") { $0.quote = nil }
    #expect(none == [["a", "b"], ["\"x", "y\""], ["1", "\"\"\"z"]])
  }

  @Test func `a skipped row says where the quotation mark is`() throws {
    let text = "a,b,c\n1,x,\"y\n2,\"z\",w\n3,4 \"5\" x,\"q\n"
    let words =
      "this quotation mark does not close where a cell ends. Close it or double it, or pass --quote "
      + "none to read quotation marks as text."
    let index = try lenientTable(Array(text.utf8))
    #expect(
      index.refusals.examples.map(\.description) == [
        "in.csv:2:5: byte 10: skipped row 1: column \"c\": \(words)",
        "in.csv:4:5: byte 25: skipped row 3: column \"b\": \(words)",
      ])
  }

  @Test func `a file that ends in a quotation mark and in no line end is cut off`() throws {
    #expect(throws: InputError.self) { try read("a,b\n1,\"x\n2,y") }
    #expect(try read("a,b\n1,\"x\n2,y\n") == [["a", "b"], ["2", "y"], ["skipped 1"]])
  }

  @Test func `lines end in CR, LF or both`() throws {
    let rows = [["a", "b"], ["1", "x"], ["2", "y"]]
    for end in ["\r", "\n", "\r\n", "\r\r\n"] {
      #expect(try read(["a,b", "1,x", "2,y", ""].joined(separator: end)) == rows)
    }
    #expect(try read("a,b\r1,x\r\n2,y\n") == rows)
  }

  @Test(
    arguments: [
      (
        "# by me, or you\n#\na,b,c\n1,2,3\n",
        [["a", "b", "c"], ["1", "2", "3"], ["comments 2 at 1"]]
      ),
      (
        "a,b,c\n1,2,3\n# x\n4,5,6",
        [["a", "b", "c"], ["1", "2", "3"], ["4", "5", "6"], ["comments 1 at 3"]]
      ),
      ("#a,b\n1,2\n#3,4", [["#a", "b"], ["1", "2"], ["#3", "4"]]),
      ("a,b\n#1,2\n3,4", [["a", "b"], ["#1", "2"], ["3", "4"]]),
      (
        "Report 2024,,\nPrinted,,\nname,height,lat\nEtna,3357,37.75\n",
        [
          ["name", "height", "lat"], ["Etna", "3357", "37.75"], ["titles 2 at 1"],
        ]
      ),
      (
        "Report\n\nname,height\nEtna,3357\nHekla,1488\n",
        [
          ["name", "height"], ["Etna", "3357"], ["Hekla", "1488"], ["titles 1 at 1"],
        ]
      ),
      (
        "Made in Berlin, by me\n\na,b,c\n1,2,3\n",
        [["a", "b", "c"], ["1", "2", "3"], ["titles 1 at 1"]]
      ),
      (
        "id,,\n1,a,b\n2,c,d", [["id", "Column 2", "Column 3"], ["1", "a", "b"], ["2", "c", "d"]]
      ),
      (
        "a,b\n1,2\n,\n , ,,\n3,4\n,,,\n\"\",\"\"\n\"\",",
        [
          ["a", "b"], ["1", "2"], ["3", "4"], ["emptyRows 5 at 3"],
        ]
      ),
      ("a,b\n\"\",\"\"\"\"\n\"\"\"\",\n", [["a", "b"], ["", "\""], ["\"", ""]]),
      (
        "\"Report,\nmade up\"\n\"na\nme\",height\nEtna,3357\nHekla,1488\n",
        [
          ["na me", "height"], ["Etna", "3357"], ["Hekla", "1488"], ["titles 1 at 1"],
        ]
      ),
      (
        "a,b,c\n1,2,3\n\nSource: made up\nSee \"x\", y,,\n",
        [
          ["a", "b", "c"], ["1", "2", "3"], ["notes 2 at 4"],
        ]
      ),
      ("a,b,c\n1,2,3\nSource: made up\n", [["a", "b", "c"], ["1", "2", "3"], ["notes 1 at 3"]]),
      ("a,b,c\n1,2,3\nx\n", [["a", "b", "c"], ["1", "2", "3"], ["skipped 2"]]),
      ("a,b,c\n1,2,\"x\n\nSource: y\"\n", [["a", "b", "c"], ["1", "2", "x\n\nSource: y"]]),
    ] as [(String, [[String]])])
  func `what is around a table is recognised`(text: String, expected: [[String]]) throws {
    #expect(try read(text) == expected)
  }

  @Test func `lines that all look like comments are a table`() throws {
    #expect(try read("# by me, or you") == [["# by me", "or you"]])
  }

  @Test func `what is around a table can be said`() throws {
    #expect(
      try read("x,y\n#z\n\na,b\n1,2\n") { $0.skippedLines = 3 } == [["a", "b"], ["1", "2"]])
    #expect(
      try read("T,,\na,b,c\n1,2,3\n4,5,6\n") { $0.skippedLines = 0 }
        == [["T", "Column 2", "Column 3"], ["a", "b", "c"], ["1", "2", "3"], ["4", "5", "6"]])
    #expect(
      try read("% x, y\na,b\n1,2\n%,3\n") { $0.comments = .prefix([UInt8(ascii: "%")]) }
        == [["a", "b"], ["1", "2"]])
    #expect(try read("#a,b,c\n1,2,3\n#\n") { $0.comments = .none }.last == ["skipped 2"])
    #expect(
      try read("a,b,c\n1,2,3\n\nSource: x\n") { $0.keepsNotes = true }.suffix(2)
        == [["1", "2", "3"], ["Source: x", "", ""]])
  }

  @Test func `several lines name the columns`() throws {
    let text = "ID,Seen?,,,Age\n,A,B,C,Response\n1,A,,C,18\n"
    #expect(
      try read(text) { $0.headerLines = 2 }
        == [
          ["ID", "Seen? · A", "Seen? · B", "Seen? · C", "Age"],
          ["1", "A", "", "C", "18"],
        ])
    let two = try read("Price,Name,Q\nEUR,,Q\n5,x,y") { $0.headerLines = 2 }
    #expect(two[0] == ["Price · EUR", "Name", "Q"])
    let long = String(repeating: "x", count: 200)
    let last = try read("\(long),,b\nend,other,\n1,2,3\n") { $0.headerLines = 2 }[0]
    #expect(last[0] == String(repeating: "x", count: 113) + "… · end")
    #expect(last[1].hasSuffix("… · other"))
    let titled = "T,,\n\nPrice,,Name\nEUR,USD,\n5,6,x\n7,8,y\n"
    #expect(
      try read(titled) { $0.headerLines = 2 }
        == [
          ["Price · EUR", "Price · USD", "Name"], ["5", "6", "x"], ["7", "8", "y"],
          ["titles 1 at 1"],
        ])
    #expect(try read("Count,,\na,b,c\n1,2,3\n") { $0.headerLines = 2 }[0][2] == "Count · c")
  }

  @Test(
    arguments: [
      // Semicolons stand where commas are decimal marks, if no value says otherwise.
      ("a;b\n1,250;x\n2,500;y\n", [ColumnType.decimal, .text]),
      ("a;b\n1,250;x\n850;y\n", [.wholeNumber, .text]),
      ("a;b\n1,250;0.5\n2,500;1.5\n", [.wholeNumber, .decimal]),
      ("a;b\n1.250;1,5\n2.500;2\n", [.wholeNumber, .decimal]),
      ("a\tb\n1.250\t1,5\n2.500\t2\n", [.wholeNumber, .decimal]),
      ("a\tb\n1,250\tx\n2,500\ty\n", [.wholeNumber, .text]),
      ("a;b\n1.250;x\n2.500;y\n", [.decimal, .text]),
      ("a,b\n\"1,250\",\"1,5\"\n\"2,500\",\"2\"\n", [.wholeNumber, .decimal]),
      ("a;b\n1,5;x\n1,250;y\n", [.decimal, .text]),
    ] as [(String, [ColumnType])])
  func `the other columns and the separator say what a comma in a number is`(
    text: String, kinds: [ColumnType]
  ) throws {
    for parts in 1...2 {
      #expect(try lenientTable(Array(text.utf8), parts: parts).columns.map(\.kind) == kinds)
    }
  }

  @Test func `header lines of surveys are recognised`() throws {
    let ids = #""{""ImportId"":""QID1""}","{""ImportId"":""QID2"",""x"":1}""#
    let qualtrics = "Q1,Q2\nWhy?,\"How, then?\"\n\(ids)\n5,x\n"
    #expect(try read(qualtrics) == [["Q1", "Q2"], ["5", "x"], ["questions 2 at 2"]])
    let joined = try read(qualtrics) { $0.headerLines = 2 }
    #expect(joined == [["Q1 · Why?", "Q2 · How, then?"], ["5", "x"]])
    #expect(try read(qualtrics) { $0.headerLines = 1 }.count == 4)
    let monkey = "Respondent ID,Seen?,,,,,Age\n,A,B,C,D,E,Response\n1,A,,,,,18\n2,,,C,,,19\n"
    #expect(
      try read(monkey) == [
        [
          "Respondent ID", "Seen? · A", "Seen? · B", "Seen? · C", "Seen? · D", "Seen? · E", "Age",
        ], ["1", "A", "", "", "", "", "18"], ["2", "", "", "C", "", "", "19"], ["answers 2 at 1"],
      ])
    #expect(try read(monkey) { $0.headerLines = 1 }[1].suffix(3) == ["D", "E", "Response"])
    // The first row of other tables lacks a value only by chance.
    let other = "id,a,,\n,x,y,z\n,x,y,z\n2,x,y,z\n"
    #expect(try read(other).count == 4)
  }

  @Test(
    arguments: [
      (
        "Code (new, a);Name (b, c);Maker (d, e)\n1;x;y\n2;z;w\n",
        ["Code (new, a)", "Name (b, c)", "Maker (d, e)"]
      ),
      ("sep=~\na~b\n1~2\n", ["a", "b"]), ("sep=;\n\na;b", ["a", "b"]),
      ("a,b|c\n1,x | y\n2,x\n", ["a", "b|c"]),
      ("a;b\n1,5;2,5\n3,5;4,5\n", ["a", "b"]), ("a\tb\n1,5\t2,5\n", ["a", "b"]),
    ] as [(String, [String])])
  func `all of the first lines say what separates cells`(text: String, names: [String]) throws {
    #expect(try read(text)[0] == names)
  }

  @Test func `quotes of the first line are closed before the separator`() throws {
    let text = "\"id\",\"en;f\",loc\n1,x;y\n2,p,q,r\n3,y,z\n4,a;b\n"
    #expect(
      try read(text) == [
        ["id", "en;f", "loc"], ["3", "y", "z"], ["skipped 1"], ["skipped 2"], ["skipped 4"],
      ])
  }

  @Test func `any character separates cells that is said to`() throws {
    for sign in "~^:\u{1F}\u{1} x" {
      let delimiter = Delimiter(rawValue: try #require(sign.asciiValue))
      let text = "a\(sign)b\n1\(sign)\"\(sign)\"\n"
      #expect(
        try read(text) { $0.delimiter = delimiter } == [["a", "b"], ["1", "\(sign)"]])
    }
  }

  @Test func `where all rows lack a last cell, or have it, the file is so`() throws {
    #expect(
      try read("a\tb\tc\n1\t2\n3\t4\n", name: "in.tsv")
        == [["a", "b", "c"], ["1", "2", ""], ["3", "4", ""], ["shortRows 1 at 1"]])
    #expect(
      try read("a,b\n1,2,x\n3,4,\n")
        == [["a", "b", "Column 3"], ["1", "2", "x"], ["3", "4", ""], ["longRows 1 at 1"]])
    #expect(try read("a,b,c\n1,2\n1,2,3\n3\n").last == ["skipped 3"])
    let dropped = String(repeating: "1,2,3\n1,2,3,4,5\n1,2,3,4\n", count: 7)
    #expect(
      try read("a,b,c,d,e\n\(dropped)").suffix(3)
        == [["1", "2", "3", "4", "5"], ["1", "2", "3", "4", ""], ["droppedCells 1 at 1"]])
    #expect(try read("a,b,c,d,e\n\(dropped)1,2,3,\n").last == ["skipped 22"])
  }
}
