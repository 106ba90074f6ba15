import Bytes
import Testing

@testable import Records

/// What several tables are asked for, of which each has some of the columns.
@Suite struct AskedColumnTests {
  private static var schema: CollectionSchema {
    var schema = CollectionSchema.table
    schema.nameRows(by: "id")
    schema.sort(by: "born", descending: true)
    (schema.group, schema.title) = ("kind", "name")
    schema.totals = [("price", .sum), ("born", .largest)]
    schema.counted = .these(["owner", "name"])
    (schema.shown, schema.sorted) = (["name", "born"], ["price"])
    schema.hidden = ["owner", "secret"]
    schema.said = [ColumnMetadata("name"), ColumnMetadata("price")]
    return schema
  }

  @Test func `a table is asked for the columns that it has`() throws {
    var own = Self.schema
    try own.keep(columns: ["Id", "name", "kind", "price", "secret"])
    #expect(own.identifier == "id" && own.group == "kind" && own.title == "name")
    guard case .source = own.order else { return #expect(Bool(false)) }
    #expect(own.totals.map(\.name) == ["price"])
    #expect(own.counted == .these(["name"]))
    #expect(own.shown == ["name"] && own.sorted == ["price"] && own.hidden == ["secret"])
    #expect(own.said.map(\.name) == ["name", "price"])
  }

  @Test func `a table that has none of them is as it is by itself`() throws {
    var own = Self.schema
    try own.keep(columns: ["other"])
    #expect(own.identifier == nil && own.group == nil && own.title == nil && own.totals.isEmpty)
    #expect(own.counted == .fewValues && own.shown == nil && own.sorted.isEmpty)
    #expect(own.hidden.isEmpty && own.said.isEmpty && own.askedNames.isEmpty)
  }

  @Test func `none stay none, and a name that could be two is an error`() throws {
    var own = CollectionSchema.table
    (own.counted, own.sorted) = (.nothing, [])
    try own.keep(columns: ["a"])
    #expect(own.counted == .nothing && own.sorted == [])
    own.title = "ab"
    #expect(throws: InputError.ambiguous("ab", ["a_b", "A B"])) {
      try own.keep(columns: ["a_b", "A B"])
    }
  }
}
