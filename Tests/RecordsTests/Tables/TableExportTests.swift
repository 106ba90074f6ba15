import Testing

@testable import Records

@Suite struct TableExportTests {
  private func file(_ form: ExportForm, of index: CollectionIndex) throws -> String {
    var bytes: [UInt8] = []
    form.write(
      try index.rows(in: 0..<index.count), index.detailed, of: index.columns, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the CSV has the columns as the pages call them, and no formulas`() throws {
    let index = try table("a;;\"b \"\"c\"\"\"\n1;=1+1;\"x;y\"\n-2;;é\u{1}\n", windowSize: 4_096)
    #expect(
      try file(.csv, of: index) == """
        \u{FEFF}a,Column 2,"b ""c""\"\r
        1,"'=1+1","x;y"\r
        -2,,é\u{FFFD}\r\n
        """)
  }

  @Test func `the JSON says of each value what it is`() throws {
    let index = try table(
      #"{"n": "1", "t": "a\"\n\u0001", "x": [1, {"a": 2}]}"# + "\n"
        + #"{"n": "+2", "x": null, "ö": true}"#,
      name: "in.ndjson", windowSize: 4_096)
    #expect(
      try file(.json, of: index) == #"""
        [
        {"n":1,"t":"a\"\n\u0001","x":[1, {"a": 2}]},
        {"n":"+2","x":null,"ö":true}
        ]

        """#)
  }

  @Test func `numbers of a table are numbers, and codes are not`() throws {
    let index = try table("n,code\n1.50,007\n.5,8\n1E+3,\n-0,9\n", windowSize: 4_096)
    #expect(
      try file(.json, of: index) == """
        [
        {"n":1.50,"code":"007"},
        {"n":".5","code":"8"},
        {"n":1E+3,"code":""},
        {"n":-0,"code":"9"}
        ]

        """)
  }

  @Test(arguments: [
    (["468768768833943384", "1"], true), (["9007199254740993"], true),
    (["-9007199254740994"], true),
    (["9007199254740992", "-1"], false), (["0.1", "8.00", "1E+3", "1e-7"], false),
    (["1e999"], true),
    (["0.1234567890123456789"], true), (["0.12345678901234568", "3"], false),
    (["-0", "0e5"], false),
    (["1e-400"], true), (["12345678901234567890", "words"], true), (["219e01", "2"], false),
    (["1.0000000000000000000"], false), (["words", "5"], false),
  ]) func `numbers that JSON's readers would round are strings, with their whole column`(
    values: [String], areStrings: Bool
  ) throws {
    let lists = values.map { value in Double(value) == nil ? "[\"\(value)\"]" : "[\(value)]" }
    for (name, text) in [
      ("in.csv", (["n"] + values).joined(separator: "\n")),
      ("in.ndjson", (["[\"n\"]"] + lists).joined(separator: "\n")),
    ] {
      let index = try table(text, name: name, windowSize: 4_096)
      #expect(index.columns[0].roundsNumbers == areStrings)
      let written = try file(.ndjson, of: index).split(separator: "\n")
      let areNumbers = index.columns[0].kind != .text || name != "in.csv"
      #expect(
        written
          == values.map { value in
            let isBare = areNumbers && !areStrings && Double(value) != nil
            return isBare ? "{\"n\":\(value)}" : "{\"n\":\"\(value)\"}"
          })
    }
  }

  @Test func `all forms are read again as the same rows`() throws {
    let text = "name,n\n\"two\nlines, \"\"quoted\"\"\",1\n é ,\n\\u0041,3\n"
    let index = try table(text, windowSize: 4_096)
    let texts = { (index: CollectionIndex) in
      try index.rows(in: 0..<index.count).map { row in
        index.columns.indices.map { String(decoding: row.text(of: $0), as: UTF8.self) }
      }
    }
    for form in ExportForm.allCases {
      let again = try table(
        try file(form, of: index), name: "again.\(form.rawValue)", windowSize: 4_096)
      #expect(again.columns.map(\.name) == ["name", "n"])
      #expect(try texts(again) == texts(index))
    }
  }
}
