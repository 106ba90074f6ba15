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

}
