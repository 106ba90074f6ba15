import Testing

@testable import Records

/// Which column names the rows of a table, and where listings have it.
@Suite struct TitleColumnTests {
  /// The column with names, and the columns that listings show.
  private func columns(
    _ text: String, _ ask: (inout CollectionSchema) -> Void = { _ in }
  ) throws -> (name: String?, shown: [String]) {
    let index = try collection(text, ask)
    let names = index.columns.map(\.name)
    return (index.nameColumn.map { names[$0] }, index.shown.map { names[$0] })
  }

  @Test(arguments: [
    "name", "NAME", "title", "Label", "common_name", "commonName", "Full Name", "name.common",
    "Titel", "Bezeichnung", "Überschrift", "nombre", "Título", "titulo", "nom", "Libellé",
    "intitulé", "nazwa", "Tytuł", "namn", "rubrik", "benämning",
  ])
  func `a column that is called a name comes first, in six languages`(name: String) throws {
    let text = "id,kind,code text,\(name),n\n1,a,x,Oslo,5\n2,a,y,Oslo,6\n3,b,z,Lund,7\n"
    let (found, shown) = try columns(text)
    #expect(found == name)
    #expect(shown == [name, "id", "kind", "code text", "n"])
  }

  @Test(arguments: [
    // Not names: of others, of files, of no text, of too few rows, of all rows.
    ("owner.name,n\na,1\na,2\n", nil), ("filename,n\na,1\na,2\n", nil), ("name,n\n1,1\n2,2\n", nil),
    ("n,name\n1,\n2,\n3,a\n", nil), ("n,name\n1,a\n2,a\n", nil),
    // The first text that is nearly always different, and no identifier.
    ("n,kind,place\n1,a,Oslo\n2,a,Lund\n", "place"),
    ("id,place\nx1,Oslo\nx2,Lund\n", "place"), ("stationID,place\nx1,Oslo\nx2,Lund\n", "place"),
    ("Station-id,place\nx1,Oslo\nx2,Lund\n", "place"), ("Code,place\nx1,Oslo\nx2,Lund\n", "place"),
    ("valid,n\nx1,1\nx2,2\n", "valid"), ("uuid,n\nx1,1\nx2,2\n", nil),
    ("n,photo,place\n1,https://a.org/1.jpg,Oslo\n2,https://a.org/2.jpg,Lund\n", "place"),
    ("n,text\n1,\(String(repeating: "long ", count: 17))\n2,b\n", nil),
    // A name comes before a text, wherever it stands.
    ("place,label\nOslo,a\nLund,b\nBergen,a\n", "label"),
  ])
  func `a row's title is a name, or else a short text of its own`(
    text: String, name: String?
  ) throws {
    #expect(try columns(text).name == name)
  }

  @Test func `what was asked for decides, and the order of columns that are named stays`() throws {
    let text = "id,name,place\n1,a,Oslo\n2,b,Lund\n"
    let asked = try columns(text) { $0.title = "place" }
    #expect(asked.name == nil && asked.shown == ["place", "id", "name"])
    let ordered = try columns(text) { $0.shown = ["id", "place"] }
    #expect(ordered.name == "place" && ordered.shown == ["id", "place"])
    let hidden = try columns(text) { $0.hidden = ["name"] }
    #expect(hidden.name == "place" && hidden.shown == ["place", "id"])
    let grouped = try columns(text) { $0.group = "name" }
    #expect(grouped.name == "place" && grouped.shown == ["place", "id", "name"])
  }

  /// A table of columns that have a value in so many of ten rows.
  private func wide(_ full: [Int]) -> String {
    let names = full.indices.map { "c\($0)" }.joined(separator: ",")
    let rows = (0..<10).map { row in full.map { row < $0 ? "1" : "" }.joined(separator: ",") }
    return "name,\(names)\n"
      + rows.enumerated().map { "Name \($0),\($1)\n" }.joined()
  }

  @Test func `up to twenty columns are all shown, however empty`() throws {
    let full = [1, 0] + Array(repeating: 3, count: 18)
    #expect(try columns(wide(full)).shown == ["name"] + full.indices.map { "c\($0)" })
  }

  @Test func `of more a listing has the title and the first nineteen that are full enough`() throws
  {
    var full = Array(repeating: 4, count: 40)
    (full[1], full[3], full[5]) = (3, 0, 10)
    let shown = try columns(wide(full)).shown
    #expect(shown == ["name", "c0", "c2"] + (4..<21).map { "c\($0)" })
  }

  @Test func `columns that a listing is sorted, summed up or looked up by are among them`() throws {
    let full = [1] + Array(repeating: 10, count: 39)
    let shown = try columns(wide(full)) {
      $0.sort(by: "C0")
      $0.group = "c30"
      $0.totals = [("c31", .sum)]
      $0.counted = .these(["c32"])
      $0.sorted = ["c33"]
    }.shown
    #expect(
      shown == ["name"] + (0..<15).map { "c\($0)" } + ["c30", "c31", "c32", "c33"])
  }

  @Test func `columns that are named are never cut, nor are those of an enum`() throws {
    let full = Array(repeating: 1, count: 40)
    let names = full.indices.map { "c\($0)" }
    #expect(try columns(wide(full)) { $0.shown = names }.shown == names)
    var schema = try CollectionSchema(of: Wide.self)
    schema.title = nil
    let index = try CollectionIndex.reading([source(wide(full), name: "in.csv")], of: schema)
    #expect(index.shown.count == 31)
  }

  @Test func `a hidden column is not shown because the rows are sorted by it`() throws {
    let shown = try columns(wide(Array(repeating: 10, count: 40))) {
      $0.sort(by: "c39")
      $0.hidden = ["c39"]
    }.shown
    #expect(shown == ["name"] + (0..<19).map { "c\($0)" })
  }
}

/// 31 columns, which is more than a listing of the `table` command shows.
private enum Wide: CollectionColumn {
  case name, c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18
  case c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29
}
