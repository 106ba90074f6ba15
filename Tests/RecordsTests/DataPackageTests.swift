import Bytes
import Testing

@testable import Records

@Suite struct DataPackageTests {
  private static func package(
    _ json: String, named file: String = "in/datapackage.json"
  ) throws(InputError) -> DataPackage? {
    try DataPackage(Array(json.utf8), file: file)
  }

  @Test func `tables, what they are written in and what is said of them are read`() throws {
    let package = try #require(
      try Self.package(
        #"""
        {
          "name": "pets",
          "description": "Who has whom.",
          "sources": [{"title": "A census", "path": "https://a.org/c"}, {"name": "hearsay"}, {}],
          "licenses": [{"name": "CC0-1.0", "path": "https://a.org/cc0"}],
          "resources": [
            {
              "name": "people", "path": ["people-1.csv", "more/people-2.csv"], "title": " ",
              "dialect": {"delimiter": ";", "header": false, "csvddfVersion": 1.2},
              "encoding": "ISO-8859-1",
              "schema": {
                "fields": [{"name": "id"}, {"name": "boss"}, {"name": "a"}, {"name": "b"}],
                "foreignKeys": [
                  {"fields": "boss", "reference": {"resource": "", "fields": "id"}},
                  {"fields": ["a"], "reference": {"resource": "towns", "fields": ["n"]}},
                  {"fields": ["a", "b"], "reference": {"resource": "towns", "fields": ["n", "m"]}},
                  {"fields": "b", "reference": {"fields": "id"}}
                ]
              }
            },
            {"path": "towns.csv", "title": "Towns", "schema": "schemas/towns.json",
             "foreignKeys": [{"fields": ["n"], "reference": {"resource": "x", "fields": ["m"]}}]},
            {"name": "api", "path": "rows.json", "profile": "tabular-data-resource"},
            {"name": "readme", "path": "readme.md"},
            {"name": "report", "path": "report.json"},
            {"name": "inline", "data": [{"a": 1}]}
          ]
        }
        """#))
    typealias Reference = DataPackage.Reference
    #expect(package.about.title == "pets" && package.about.description == "Who has whom.")
    #expect(
      package.about.sources == [
        Reference(words: "A census", address: "https://a.org/c"),
        Reference(words: "hearsay", address: nil),
      ])
    #expect(package.about.licences == [Reference(words: "CC0-1.0", address: "https://a.org/cc0")])
    #expect(package.resources.map(\.name) == ["people", "resource 2", "api"])
    #expect(package.resources.map(\.about.title) == [nil, "Towns", nil])
    let people = package.resources[0]
    #expect(people.paths == ["people-1.csv", "more/people-2.csv"])
    #expect(people.delimiter == .semicolon && !people.hasHeader)
    #expect(people.encoding == .windows1252)
    guard case .here(let schema)? = people.schema else { return #expect(Bool(false)) }
    typealias Key = TableSchema.ForeignKey
    // Those of several columns are passed over.
    #expect(
      schema.foreignKeys == [
        Key(field: "boss", resource: "", reference: "id"),
        Key(field: "a", resource: "towns", reference: "n"),
        Key(field: "b", resource: "", reference: "id"),
      ])
    #expect(package.resources[1].schema == .file("schemas/towns.json"))
    #expect(package.resources[1].keys == [Key(field: "n", resource: "x", reference: "m")])
    #expect(package.resources[2].paths == ["rows.json"] && package.resources[2].hasHeader)
    #expect(
      package.others.map(\.name) + package.others.map(\.reason) == [
        "readme", "report", "inline", "not a table", "not a table",
        "its rows are inside the package. Save them as a file beside it.",
      ])
  }

  @Test(
    arguments: [
      "[]", "{", #"{"resources": []}"#, #"{"resources": [{"name": "a"}]}"#,
      #"{"resources": ["a.csv"]}"#, #"[{"resources": [{"path": "a.csv"}]}]"#,
    ]) func `what is no package is one only where it is called so`(json: String) throws
  {
    #expect(try Self.package(json, named: "in/other.json") == nil)
    #expect(throws: InputError.self) { try Self.package(json) }
  }

  private static func resource(_ members: String) -> String {
    #"{"resources": [{"name": "r", "path": "r.csv"}, {"name": "q", \#(members)}]}"#
  }

  private static let faults: [(json: String, message: String)] = [
    ("{\n  \"resources\": [,]\n}", "datapackage.json:2:17: expected a value, found \",\""),
    (
      "[]",
      """
      datapackage.json: not a data package. Expected an object with "resources", a list with an \
      object and its "path" for each table.
      """
    ),
    (
      resource(#""path": "https://a.org/q.csv""#),
      """
      datapackage.json: resource "q": the path "https://a.org/q.csv" is a URL, which is not \
      downloaded. Save the file beside the package and use its name.
      """
    ),
    (
      resource(#""path": ["q.csv", "b/../../q.csv"]"#),
      """
      datapackage.json: resource "q": the path "b/../../q.csv" is outside the package's folder. \
      Move the file beside the package.
      """
    ),
    (
      resource(#""path": "/q.csv""#),
      """
      datapackage.json: resource "q": the path "/q.csv" is outside the package's folder. Move \
      the file beside the package.
      """
    ),
    (
      resource(#""path": [], "schema": {}"#),
      """
      datapackage.json: resource "q": no "path". Expected the path of a file beside the package, \
      or a list of paths.
      """
    ),
    (
      resource(#""path": "q.csv", "dialect": {"delimiter": "::"}"#),
      """
      datapackage.json: resource "q": unsupported delimiter "::". Use a comma, semicolon, | or tab.
      """
    ),
    (
      resource(#""path": "q.csv", "encoding": "koi8-r""#),
      """
      datapackage.json: resource "q": unsupported encoding "koi8-r". Convert the file with iconv \
      -f NAME -t UTF-8 and remove "encoding".
      """
    ),
    (
      resource(#""path": "q.csv", "schema": {"fields": [{"name": "a", "type": "x"}]}"#),
      """
      datapackage.json: resource "q": its schema: field 1: unknown type "x". Use "string", \
      "number", "integer", "boolean", "date", "time", "datetime", "duration", "any", "year", \
      "yearmonth", "geopoint", "geojson", "object", "array" or "list".
      """
    ),
    (
      resource(
        #"""
        "path": "q.csv", "schema": {"fields": [], "foreignKeys": [
          {"fields": "a", "reference": {"fields": "b"}}]}
        """#),
      """
      datapackage.json: resource "q": its schema: the foreign key names no field "a"; there are \
      no fields
      """
    ),
    (
      #"{"resources": [{"name": "a", "path": "a.pdf"}, {"data": []}]}"#,
      """
      datapackage.json: no tables among its resources: "a": not a table; "resource 2": its rows \
      are inside \
      the package. Save them as a file beside it.
      """
    ),
  ]

  @Test(arguments: faults)
  func `what is wrong with a package is told, and where`(json: String, message: String) {
    let fault = #expect(throws: InputError.self) {
      try Self.package(json, named: "datapackage.json")
    }
    #expect(fault?.description == message)
  }
}
