import Bytes
import Testing

@testable import Records

@Suite struct ColumnNameTests {
  @Test(
    arguments: [
      ("b", ["a", "b"], 1), ("B", ["a", "b"], 1), ("lat itude", ["LATITUDE"], 0),
      ("a_b", ["A B", "a-b", "a_b"], 2), ("a.b", ["x", "AB"], 1), ("É", ["é"], 0),
      ("", ["a", ""], 1), ("a", ["A", "a"], 1),
    ])
  func `the exact name comes first, then capitals, spaces and signs make no difference`(
    name: String, names: [String], place: Int
  ) throws {
    #expect(try ColumnName.place(of: name, in: names) == place)
  }

  @Test(
    arguments: [
      ("c", ["a"], #"no column named "c". The columns are: a"#),
      ("c", ["a", "b", "d e"], #"no column named "c". The columns are: a, b, d e"#),
      ("e", ["é"], #"no column named "e". The columns are: é"#),
      (
        "ab", ["a b", "c", "a_b", "A.B"],
        #""ab" matches several columns: "a b", "a_b" and "A.B". Pass the exact name."#
      ),
      (
        "x", (1...30).map { "c\($0)" },
        #"no column named "x". The columns are: "#
          + (1...24).map { "c\($0)" }.joined(separator: ", ") + ", and 6 more"
      ),
      (
        "Brn", ["name", "born", "site, old"],
        #"no column named "Brn"; did you mean "born"? The columns are: name, born, "site, old""#
      ),
    ])
  func `what is missing or could be several is told with the names there are`(
    name: String, names: [String], message: String
  ) {
    let fault = #expect(throws: InputError.self) { try ColumnName.place(of: name, in: names) }
    #expect(fault?.description == message)
  }
}
