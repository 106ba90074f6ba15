import Publishing
import Rendering
import Screens
import TestSupport
import Testing

@testable import Catalogues

/// What a site reads of its own data, and what it is told where that is not in order.
@Suite struct DataFolderTests {
  private func rows(_ text: String, named file: String = "x.csv") throws(SiteFault) -> [DataRow] {
    try DataRow.all(in: Array(text.utf8), named: file)
  }

  private func message(_ body: () throws -> Void) -> String? {
    let fault = #expect(throws: SiteFault.self) { try body() }
    guard case .data(let message)? = fault else { return nil }
    return message
  }

  @Test(
    arguments: [
      ("x.csv", "name,age,day,is\nAda,36,2026-11-22,true\n\"Bo, Jr\",,,\n"),
      ("x.tsv", "name\tage\tday\tis\nAda\t36\t2026-11-22\ttrue\nBo, Jr\t\t\t\n"),
      (
        "x.json",
        #"[{"name": "Ada", "age": 36, "day": "2026-11-22", "is": true}, {"name": "Bo, Jr"}]"#
      ),
      (
        "answer",
        #"[["name", "age", "day", "is"], ["Ada", "36", "2026-11-22", "true"], ["Bo, Jr", null, null, null]]"#
      ),
    ])
  func `a table is rows, whose columns are read by name as what they are to be`(
    file: String, text: String
  ) throws {
    let rows = try rows(text, named: file)
    #expect(
      try rows.map { row throws(SiteFault) -> String in try row["name"] } == ["Ada", "Bo, Jr"])
    let (age, day, isOld): (Int, Day, Bool) = (
      try rows[0]["age"], try rows[0]["day"], try rows[0]["is"]
    )
    #expect(age == 36 && day == Day("2026-11-22") && isOld)
    let (noAge, noDay): (Double?, Day?) = (try rows[1]["age"], try rows[1]["day"])
    #expect(noAge == nil && noDay == nil)
  }

  @Test func `a value that is not what it is to be names its file, line and column`() throws {
    let rows = try rows("name,age\nAda,36\nBo,old\n")
    #expect(
      message { let _: Int = try rows[1]["age"] }
        == #"x.csv:3: column "age": expected a whole number, found "old""#)
    #expect(
      message { let _: Double? = try rows[1]["age"] }
        == #"x.csv:3: column "age": expected a number, found "old""#)
    #expect(
      message { let _: Day = try rows[0]["name"] }
        == #"x.csv:2: column "name": expected a Day, found "Ada""#)
    #expect(
      message { let _: String = try rows[0]["town"] }
        == #"x.csv:2: no column named "town". The columns are: name, age"#)
  }

  @Test(arguments: ["nan", "inf", "-infinity", "1e999"])
  func `what is no finite number is none`(text: String) throws {
    let row = try rows("price\n\(text)\n")[0]
    #expect(
      message { let _: Double = try row["price"] }
        == #"x.csv:2: column "price": expected a number, found "\#(text)""#)
  }

  @Test func `columns of one name are told apart by a number`() throws {
    let row = try rows("a,a,a (2)\n1,2,3\n")[0]
    let values: [Int] = [try row["a"], try row["a (2)"], try row["a (2) (2)"]]
    #expect(values == [1, 2, 3])
  }

  @Test func `every row that does not fit is named`() {
    let message = message { _ = try rows("a,b\n1\n1,2\n1,2,3\n") }
    #expect(message?.split(separator: "\n").map { $0.prefix(8) } == ["x.csv:2:", "x.csv:4:"])
  }

  @Test func `what is no table says where`() {
    #expect(message { _ = try rows("[{]", named: "x.json") }?.hasPrefix("x.json:1:3") == true)
  }

  @Test func `files are bytes and text, and one that is not there is the machine's fault`() throws {
    let folder = DataFolder("../Data/json")
    #expect(throws: SiteFault.self) { try folder.bytes(of: "gone.json") }
    let this = try DataFolder(".").text(of: "DataFolderTests.swift")
    #expect(this.contains("@Suite struct DataFolderTests"))
    #expect(
      try DataFolder(".").file("DataFolderTests.swift", at: "x.swift").bytes == Array(this.utf8))
  }
  @Test func `all files of a folder are published below a path`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a", at: "pictures/a.png")
      try sandbox.put("b", at: "pictures/dark/b.png")
      try sandbox.put("", at: "pictures/.hidden")
      let folder = DataFolder(sandbox("pictures"), beside: "")
      let files = try folder.files(in: "shots")
      #expect(files.map(\.path) == ["shots/a.png", "shots/dark/b.png"])
      #expect(files.map(\.bytes) == [Array("a".utf8), Array("b".utf8)])
      try sandbox.put("", at: "pictures/Screen Shot.png")
      let message = message { _ = try folder.files(in: "shots") }
      #expect(message?.contains("\"shots/Screen Shot.png\"") == true)
    }
  }
}
