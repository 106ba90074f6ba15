import Bytes
import Testing

@testable import Records

@Suite struct TableSchemaTests {
  private static func schema(_ json: String) throws(InputError) -> TableSchema {
    try TableSchema(Array(json.utf8), file: "s.json")
  }

  private static func column(
    _ name: String, as type: FieldType? = nil, _ change: (inout ColumnMetadata) -> Void = { _ in }
  ) -> ColumnMetadata {
    var column = ColumnMetadata(name)
    column.type = type
    change(&column)
    return column
  }

  @Test func `fields, words for nothing and the key are read in both versions' shapes`() throws {
    let schema = try Self.schema(
      #"""
      {
        "fields": [
          {"name": "id", "type": "string", "constraints": {"required": true}},
          {"name": "seen", "title": "Last seen", "description": "When.", "type": "date",
           "format": "%m/%d/%y"},
          {"name": "left", "type": "date", "format": "%d.%m.%Y", "title": "", "description": null},
          {"name": "price", "type": "number", "decimalChar": ",", "groupChar": "."},
          {"name": "ok", "type": "boolean", "trueValues": ["ja"]},
          {"name": "open", "type": "boolean"},
          {"name": "rest"}
        ],
        "missingValues": ["", "-9", {"value": "none", "label": "Not asked"}],
        "primaryKey": ["id"],
        "foreignKeys": [],
        "$schema": "https://datapackage.org/profiles/2.0/tableschema.json"
      }
      """#)
    #expect(
      schema.columns == [
        Self.column("id", as: .string),
        Self.column("seen", as: .date) {
          ($0.title, $0.description, $0.dayOrder) = ("Last seen", "When.", .monthDayYear)
        },
        Self.column("left", as: .date) { $0.dayOrder = .dayMonthYear },
        Self.column("price", as: .number) { $0.mark = .comma },
        // A word of one's own is no yes that a page could know.
        Self.column("ok", as: .any), Self.column("open", as: .boolean), Self.column("rest"),
      ])
    #expect(schema.missing == ["-9", "none"])
    #expect(schema.primaryKey == ["id"])
    #expect(try Self.schema(#"{"fields": [{"name": "a"}], "primaryKey": "a"}"#).primaryKey == ["a"])
    #expect(try Self.schema(#"{"fields": []}"#) == TableSchema(columns: []))
  }

  @Test(
    arguments: [
      ("{\n  \"fields\": [,]\n}", "s.json:2:14: "),
      ("[]", "s.json: not a Table Schema. Expected an object with \"fields\", "),
      (
        #"{"fields": {"name": "a"}}"#,
        "s.json: not a Table Schema. Expected an object with \"fields\", "
      ),
      (
        #"{"fields": ["a"]}"#,
        "s.json: field 1: no \"name\". Expected an object with the "
          + "\"name\" of a column."
      ),
      (
        #"{"fields": [{"name": ""}]}"#, "s.json: field 1: no \"name\". Expected an object with the "
      ),
      (
        #"{"fields": [{"name": "a"}, {"name": "a"}]}"#,
        "s.json: field 2: another field is also named \"a\". Rename one of them."
      ),
      (
        #"{"fields": [{"name": "a", "type": "int"}]}"#,
        #"s.json: field 1: unknown type "int". Use "string", "number", "integer", "boolean", "#
          + #""date", "time", "datetime", "duration", "any", "year", "yearmonth", "geopoint", "#
          + #""geojson", "object", "array" or "list"."#
      ),
      (
        #"{"fields": [{"name": "a"}], "primaryKey": ["a", "b"]}"#,
        #"s.json: the primary key names no field "b". The fields are: a"#
      ),
    ]) func `what is no schema is told from where it is`(json: String, message: String) throws
  {
    let fault = #expect(throws: InputError.self) { try Self.schema(json) }
    #expect(fault?.description.hasPrefix(message) == true, "\(fault?.description ?? "")")
  }

  /// The column of some values that a schema says something of.
  private static func column(
    of values: [String], saidToBe said: ColumnMetadata
  ) throws -> TableColumn {
    var schema = CollectionSchema.table
    schema.take(TableSchema(columns: [said]))
    let csv = "\(said.name),b\n" + values.map { "\"\($0)\",\n" }.joined()
    return try #require(
      CollectionIndex.reading([source(csv, name: "in.csv")], of: schema).columns.first)
  }

  @Test(
    arguments: [
      // What the values tell, as far as it is of the type.
      (["https://a.org/b.png"], .string, .picture, nil), (["12", "13"], .string, .text, nil),
      (["2026-01-02"], .string, .text, nil), (["12", "13"], .number, .wholeNumber, nil),
      (["5%"], .number, .percentage, nil), (["$5", "$6"], .integer, .currency, nil),
      (["1", "0"], .boolean, .yesNo, nil), (["yes"], .boolean, .yesNo, nil),
      (["2026-01-02"], .datetime, .dateAndTime, "datetime"), (["7:05"], .time, .time, nil),
      (["12", "x"], .integer, .wholeNumber, "integer"), (["x"], .date, .date, "date"),
      (["1.5", "2"], .integer, .wholeNumber, "integer"), (["x", "12"], .any, .text, nil),
      (["219E01"], .number, .decimal, nil), (["219E01"], .string, .text, nil),
      (["2026"], .year, .wholeNumber, nil), ([""], .date, .date, nil),
    ] as [([String], FieldType, ColumnType, String?)])
  func `a column is what its values tell, as long as that is of its type`(
    values: [String], type: FieldType, kind: ColumnType, unmet: String?
  ) throws {
    let column = try Self.column(of: values, saidToBe: Self.column("a", as: type))
    #expect(column.kind == kind)
    #expect(column.unmetType == unmet)
  }

  @Test(
    arguments: [
      ("%y/%m/%d", .yearMonthDay), ("%d/%m/%y", .dayMonthYear), ("%m-%d-%y", .monthDayYear),
      ("%Y-%m-%d %H:%M", .yearMonthDay), ("%d.%m.%Y", .dayMonthYear), ("%H:%M", nil), ("any", nil),
      ("%y/%d/%m", nil), ("%", nil),
    ] as [(String, DayOrder?)])
  func `a format has an order of days`(format: String, order: DayOrder?) throws {
    let schema = try Self.schema(#"{"fields": [{"name": "a", "format": "\#(format)"}]}"#)
    #expect(schema.columns[0].dayOrder == order)
  }

  @Test(
    arguments: [
      (["23/10/15", "22/02/01"], .date, .yearMonthDay, "%y/%m/%d"),
      (["23/10/15", "22/02/01"], .date, .dayMonthYear, "%d/%m/%y"),
      (["1.2.26"], .date, .dayMonthYear, "any"), (["01-02-26"], .date, .monthDayYear, "%m-%d-%y"),
      (["1/2/2026 7:05"], .datetime, .monthDayYear, "%m/%d/%Y %H:%M"),
      (["13/02/26"], .date, nil, "%d/%m/%y"), (["2026-11-22"], .date, .yearMonthDay, "any"),
      (["99/10/15"], .date, nil, "any"),
    ] as [([String], FieldType, DayOrder?, String)])
  func `a schema that is written has the order, and is read the same`(
    values: [String], type: FieldType, order: DayOrder?, format: String
  ) throws {
    func index(_ said: ColumnMetadata) throws -> CollectionIndex {
      var schema = CollectionSchema.table
      schema.take(TableSchema(columns: [said]))
      let csv = "a,b\n" + values.map { "\($0),\n" }.joined()
      return try CollectionIndex.reading([source(csv, name: "in.csv")], of: schema)
    }
    let first = try index(Self.column("a", as: type) { $0.dayOrder = order })
    let written = TableSchema.text(of: first, namedBy: nil, missing: [])
    #expect(String(decoding: written, as: UTF8.self).contains("\"format\": \"\(format)\""))
    let second = try index(TableSchema(written, file: "s.json").columns[0])
    for value in values {
      let moments = [first, second].map { $0.columns[0].format.moment(of: Array(value.utf8)) }
      #expect(moments[0] != nil && moments[0] == moments[1])
    }
    #expect(second.columns[0].kind == first.columns[0].kind)
  }

  @Test func `days and numbers that may be read in two ways are read as a schema says`() throws {
    let days = ["1/2/2026", "3/4/2026"]
    #expect(try Self.column(of: days, saidToBe: Self.column("a")).kind == .text)
    for (first, iso) in [(DayOrder.dayMonthYear, "2026-04-03"), (.monthDayYear, "2026-03-04")] {
      let column = try Self.column(
        of: days, saidToBe: Self.column("a", as: .date) { $0.dayOrder = first })
      #expect(column.kind == .date && column.format.dayOrder == first)
      #expect(column.unmetType == nil)
      let (written, isoDay) = (
        column.format.day(of: "3/4/2026".utf8.span), column.format.day(of: iso.utf8.span)
      )
      #expect(written != nil && written == isoDay)
    }
    let number = Self.column("a", as: .number) { $0.mark = .comma }
    let column = try Self.column(of: ["1.234", "5.678"], saidToBe: number)
    #expect(column.format.writesComma && column.kind == .wholeNumber)
  }

  @Test func `what was learned is written, and read again it says the same`() throws {
    var schema = CollectionSchema.table
    schema.leaveOut(["x"])
    var said = ColumnMetadata("day")
    (said.title, said.description) = ("Day \"1\"", "The day.")
    schema.said = [said]
    let csv = """
      n;day;price;ok;seen;place;x,y
      1;2.1.2026;1.234,50 €;yes;2026-01-02T07:05;Oslo;1.5
      2;13.1.2026;7,00 €;no;2026-01-03T07:05;x;2

      """
    let index = try CollectionIndex.reading([source(csv, name: "in.csv")], of: schema)
    let text = String(
      decoding: TableSchema.text(of: index, namedBy: "N", missing: schema.missingWords),
      as: UTF8.self)
    #expect(
      text == #"""
        {
          "fields": [
            {"name": "n", "type": "integer"},
            {"name": "day", "title": "Day \"1\"", "description": "The day.", "type": "date", "format": "any"},
            {"name": "price", "type": "number", "decimalChar": ",", "groupChar": ".", "bareNumber": false},
            {"name": "ok", "type": "boolean", "trueValues": ["true", "True", "TRUE", "yes", "Yes", "YES", "y", "Y"], "falseValues": ["false", "False", "FALSE", "no", "No", "NO", "n", "N"]},
            {"name": "seen", "type": "datetime", "format": "any"},
            {"name": "place", "type": "string"},
            {"name": "x,y", "type": "number"}
          ],
          "missingValues": ["", "x"],
          "primaryKey": "n"
        }

        """#)
    var again = CollectionSchema.table
    again.take(try Self.schema(text))
    #expect(again.missingWords == ["x"] && again.identifier == "n")
    let second = try CollectionIndex.reading([source(csv, name: "in.csv")], of: again)
    #expect(second.columns == index.columns)
  }

  /// Each held against each other would take minutes.
  @Test func `very many fields and equal foreign keys are looked through once`() throws {
    let count = 40_000
    let fields = (0..<count).map { "{\"name\": \"c\($0)\"}" }.joined(separator: ",")
    let keys = (0..<count).map { "\"c\($0)\"" }.joined(separator: ",")
    let key = #"{"fields": "c39999", "reference": {"resource": "t", "fields": "id"}}"#
    let equal = Array(repeating: key, count: count).joined(separator: ",")
    let schema = try Self.schema(
      "{\"fields\": [\(fields)], \"primaryKey\": [\(keys)], \"foreignKeys\": [\(equal)]}")
    #expect(schema.columns.count == count && schema.primaryKey.count == count)
    #expect(schema.foreignKeys.count == 1)
  }
}
