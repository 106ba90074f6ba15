import Testing

@testable import Records

@Suite struct CollectionOrderTests {
  private static let text = """
    text,number,length,time,day
    b,10,1:30,09:05,2020-01-02
    ,,,,
    a,-2.5,0:45,23:10,2019-12-31
    b,1e3,10:00:00,00:00,2020-01-02
    " "," "," "," "," "
    é,9,59:59,9:05,1999-01-01
    e,10.0,0:45,12:00,2020-01-01

    """

  @Test(
    arguments: [
      ("text", [3, 1, 4, 7, 6, 2, 5], [6, 7, 1, 4, 3, 2, 5]),
      ("number", [3, 6, 1, 7, 4, 2, 5], [4, 1, 7, 6, 3, 2, 5]),
      ("length", [3, 7, 1, 6, 4, 2, 5], [4, 6, 1, 3, 7, 2, 5]),
      ("time", [4, 1, 6, 7, 3, 2, 5], [3, 7, 1, 6, 4, 2, 5]),
      ("day", [6, 3, 7, 1, 4, 2, 5], [1, 4, 7, 3, 6, 2, 5]),
    ])
  func `rows are in a column's order, equal ones in the data's, those without a value last`(
    column: String, up: [Int], down: [Int]
  ) throws {
    let ascending = try collection(Self.text) { $0.sort(by: column) }
    #expect(ascending.numbers == up)
    let descending = try collection(Self.text) { $0.sort(by: column, descending: true) }
    #expect(descending.numbers == down)
    #expect(try descending.texts(of: 0) == down.map { ["b", "", "a", "b", " ", "é", "e"][$0 - 1] })
  }

  @Test func `the order is that of the rows of each group`() throws {
    let index = try collection("g,n\nx,2\ny,1\nx,1\n,0\ny,3\nX,1\n") {
      $0.group = "g"
      $0.sort(by: "n", descending: true)
    }
    #expect(index.numbers == [1, 3, 6, 5, 2, 4])
    #expect(index.groupLines == ["#g_x x 3", "#g_y y 2", "#g_not_given g: not given 1"])
    #expect((0...6).map(index.groupNumber) == [0, 0, 0, 1, 1, 2, nil])
    #expect(index.groups.map(\.first) == [0, 3, 5])
  }

  @Test func `rows keep their numbers and lines, also those between refused ones`() throws {
    let index = try collection("n,t\n3,c\nx\n1,a\n,\n4,\"d\nd\",5\n2,b\n") { $0.sort(by: "n") }
    #expect(index.numbers == [3, 6, 1, 4])
    #expect((0..<4).map(index.line) == [4, 8, 2, 5])
    #expect(try index.texts == [["1", "a"], ["2", "b"], ["3", "c"], ["", ""]])
    #expect(index.refusals.examples.map(\.record) == [2, 5])
  }

  @Test func `rows are sorted by a column with more values than are looked up`() throws {
    let values = (0..<3000).map { $0 * 7919 % 3000 }
    let index = try collection("n\n" + values.map { "\($0)\n" }.joined()) { $0.sort(by: "n") }
    #expect(try index.texts(of: 0) == (0..<3000).map { "\($0)" })
    #expect(index.facets.isEmpty)
  }

  @Test(arguments: ["a (2)", "A(2)", "Column 3", "column3", "two words", "Two  Words"])
  func `a column is sorted by as pages call it`(name: String) throws {
    let index = try collection(
      "a,a,,two\twords,n\n"
        + (1...150).map { "1,\(200 - $0),\(200 - $0),\(200 - $0),x\n" }.joined()
    ) { $0.sort(by: name) }
    #expect(index.numbers == (1...150).reversed())
  }
}
