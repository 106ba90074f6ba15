import Testing

@testable import Records

@Suite struct RowNameTests {
  private func names(_ values: [String]) throws -> [String] {
    let cells = values.map { "\"\($0.replacing("\"", with: "\"\""))\"\n" }.joined()
    return try collection("id\n" + cells) { $0.nameRows(by: "id") }.rowNames
  }

  @Test(
    arguments: [
      (["Ada Vos", "ada-vos", "Ada  Vos!"], ["ada-vos", "ada-vos-2", "ada-vos-3"]),
      (["a", "a-2", "a"], ["a", "a-2", "a-3"]), (["a", "a", "a-2"], ["a", "a-2", "a-2-2"]),
      (
        ["main", "caption", "search-field", "MAIN"],
        ["main-2", "caption-2", "search-field-2", "main-3"]
      ),
      (["con", "lpt1"], ["con-2", "lpt1-2"]), (["7", "007", "-7"], ["7", "007", "7-2"]),
      (["Ærø", "Málaga", "Straße"], ["aero", "malaga", "strasse"]),
      (["../x", "<b>", "a_b", "a.b"], ["x", "b", "a-b", "a-b-2"]),
      (["constructor", "__proto__"], ["constructor", "proto"]),
    ])
  func `rows are called by a value, equal ones with a number`(
    values: [String], slugs: [String]
  ) throws {
    #expect(try names(values) == slugs)
  }

  @Test func `what is not ASCII, or too long, ends with digits made of its bytes`() throws {
    let names = try names(["日本", "中国", "日本", String(repeating: "x", count: 5_000)])
    #expect(names[0].wholeMatch(of: /row-[0-9a-f]{8}/) != nil)
    #expect(names[1].wholeMatch(of: /row-[0-9a-f]{8}/) != nil && names[1] != names[0])
    #expect(names[2] == names[0] + "-2")
    #expect(names[3].wholeMatch(of: /x{60}-[0-9a-f]{8}/) != nil)
  }

  @Test func `a value without letters and digits is a name of its own`() throws {
    let names = try names(["***", "?", "---", "***"])
    #expect(names.allSatisfy { $0.prefixMatch(of: /row-[0-9a-f]{8}/) != nil })
    #expect(Set(names).count == 4 && names[3] == names[0] + "-2")
  }

  @Test func `a row without a value is refused, and says where it is`() throws {
    let index = try collection("n,id\n1,a\n2,\n3,\"\"\n4,\" \"\n5,b\n") { $0.nameRows(by: "ID") }
    #expect(index.rowNames == ["a", "b"])
    #expect(index.refusals.lost == 3)
    #expect(index.refusals.examples.map(\.record) == [2, 3, 4])
    #expect(
      index.refusals.examples.first?.description.hasPrefix("in.csv:3:1: byte 9: skipped row 2: ")
        == true)
    let object = try collection(
      #"[{"a": 1}, {"a": 2, "id": "x"}, {"id": null}]"#, name: "in.json"
    ) { $0.nameRows(by: "id") }
    #expect(object.rowNames == ["x"])
    #expect(object.refusals.examples.map(\.record) == [1, 3])
  }

  @Test func `names belong to the rows, whatever the order`() throws {
    let text = "id,n\na,3\na,1\nb,2\na,2\n"
    let plain = try collection(text) { $0.nameRows(by: "id") }
    #expect(plain.rowNames == ["a", "a-2", "b", "a-3"])
    let sorted = try collection(text) {
      $0.nameRows(by: "id")
      $0.sort(by: "n")
    }
    #expect(sorted.rowNames == ["a-2", "b", "a-3", "a"])
    let grouped = try collection(text) {
      $0.nameRows(by: "id")
      $0.group = "n"
    }
    #expect(grouped.rowNames == ["a-2", "b", "a-3", "a"])
    #expect(grouped.hasSlugs)
    #expect(try collection(text).hasSlugs == false)
  }

  @Test(arguments: [("a (2)", ["p", "q"]), ("Column 3", ["u", "v"]), ("a", ["1", "2"])])
  func `the column is found as pages call it`(name: String, slugs: [String]) throws {
    let index = try collection("a,a,\n1,p,u\n2,q,v\n") { $0.nameRows(by: name) }
    #expect(index.rowNames == slugs)
  }

  @Test func `lines without the column are no table of it`() {
    #expect(
      collectionFault("a,a,\n1,2,3\n") { $0.nameRows(by: "id") }
        == #"no column named "id". The columns are: a, a (2), Column 3"#)
  }
}
