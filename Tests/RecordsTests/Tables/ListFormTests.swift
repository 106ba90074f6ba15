import Testing

@testable import Records

/// Several values in a cell.
@Suite struct ListFormTests {
  @Test(arguments: [
    (ListForm.python, "['call', 'flight call']", ["call", "flight call"]),
    (.python, #"["b's", 'say \'a\'', None, 1.5, True]"#, ["b's", "say 'a'", "1.5", "True"]),
    (.python, "[]", []),
    (.python, "['a' 'b']", ["['a' 'b']"]),
    (.python, "['a", ["['a"]),
    (.python, "[sic]", ["[sic]"]),
    (.json, #"["a", "", null, 2]"#, ["a", "null", "2"]),
    (.separated(by: Array(";".utf8)), " a ;b;; c", ["a", "b", "c"]),
    (.separated(by: Array("; ".utf8)), "a; b;c", ["a", "b;c"]),
  ])
  func `a cell is taken apart`(form: ListForm, cell: String, values: [String]) {
    let elements = form.elements(of: Array(cell.utf8))
    #expect(elements.map { String(decoding: $0, as: UTF8.self) } == values)
  }

  @Test(arguments: [
    (["universities; buildings", "trees;buildings", "trees", "buildings"], ";"),
    (["skin | skeleton", "skeleton", "skin|tissue"], "|"),
    (["red\nblue", "blue", "green"], "\n"),
    // One value each, sentences, a code of two parts, an address, character references.
    (["a;b", "c;d"], nil),
    (["He came; he saw.", "He won; he left.", "He stayed."], nil),
    (["A|1", "A|2", "B|1", "B|2"], nil),
    (["1 Main St\nBoston", "2 High St\nBoston", "3 Low St\nBoston"], nil),
    (["R&amp;D", "R&amp;D; R", "D"], nil),
    (["Doe, J.", "Roe, A.", "Doe, J., Roe, A."], nil),
  ])
  func `a separator is found where values come again`(cells: [String], separator: String?) {
    let form = ListForm.found(in: cells.map { Array($0.utf8) })
    #expect(form == separator.map { .separated(by: Array($0.utf8)) })
  }

  @Test func `each value of a cell counts`() throws {
    let index = try table(
      """
      title,subject,type
      Hall,universities; buildings; campuses,"['call', 'flight call']"
      Court,public buildings; trees,['call']
      Yard,trees;campuses,[]
      Gate,,['song']
      Wall,Buildings,['song']
      Lane,trees,['call']
      """)
    let columns = index.columns
    #expect(columns.map(\.kind) == [.text, .list, .list])
    #expect(columns[1].format.list == .separated(by: Array(";".utf8)))
    #expect(columns[2].format.list == .python)
    #expect(columns.map(\.values) == [6, 5, 5])
    let values = index.facets.map { facet in
      index.values(of: facet).map { "\($0.title) \($0.count)" }
    }
    #expect(
      values == [
        [
          "Buildings 2", "campuses 2", "public buildings 1", "trees 3", "universities 1",
          "subject: not given 1",
        ], ["call 3", "flight call 1", "song 2", "type: not given 1"],
      ])
  }

  @Test func `types of Dublin Core are lists, of which the general one always comes first`() throws
  {
    let index = try table(
      "id,type\na,Image;StillImage\nb,Image;MovingImage\nc,text\nd,Image;StillImage\n")
    let facet = try #require(index.facets.first { $0.name == "type" })
    #expect(
      index.values(of: facet).map { "\($0.title) \($0.count)" }
        == ["Image 3", "MovingImage 1", "StillImage 2", "text 1"])
  }

  @Test(arguments: ["|", " | ", "; ", ";"])
  func `several URLs in a cell are a list, also where none comes again`(separator: String) throws {
    let cells = [["a.jpg", "b.jpg"], ["c.jpg"], ["d.jpg", "e.jpg", "f.jpg"]]
    let rows = cells.map { cell in
      let urls = cell.map {
        "https://example.org/a/rather/long/path/to/the/media/files/of/it/\($0)"
      }
      return urls.joined(separator: separator)
    }
    let index = try table("id\tmedia\n" + rows.map { "a\t\($0)\n" }.joined())
    #expect(index.columns[1].kind == .list)
    let texts = rows.map { index.columns[1].format.list.elements(of: Array($0.utf8)).count }
    #expect(texts == [2, 1, 3])
    // One alone may have such a sign.
    let single = try table(
      "id\tmedia\na\thttps://example.org/?a=1;b=2\nb\thttps://example.org/c;d\n")
    #expect(single.columns[1].kind == .address)
  }

  @Test func `many different lists of few values are counted`() throws {
    let words = (0..<40).map { "value \($0)" }
    let rows = (0..<2000).map { row in
      let own = [row % 40, row / 40 % 40, row * 7 % 40].map { words[$0] }
      return "\(row),\(own.joined(separator: "|"))"
    }
    let index = try table("id,list\n" + rows.joined(separator: "\n"))
    let facet = try #require(index.facets.first { $0.name == "list" })
    #expect(index.values(of: facet).count == 40)
    #expect(index.values(of: facet).reduce(0) { $0 + $1.count } > 4000)
  }

  @Test func `--split sets the separator of a column, or one value a cell`() throws {
    let text = "id,tags,codes\n1,\"a, b\",x;y\n2,b,y\n3,\"a, c\",x\n4,c,y;x\n"
    var schema = CollectionSchema.table
    let separators: [(String, ColumnMetadata.Separator)] = [
      ("tags", .text([0x2C])), ("codes", .nothing),
    ]
    for (name, separator) in separators {
      var said = ColumnMetadata(name)
      said.separator = separator
      schema.said.append(said)
    }
    let index = try table(text, schema)
    #expect(index.columns.map(\.kind) == [.wholeNumber, .list, .text])
    let tags = try #require(index.facets.first { $0.name == "tags" })
    #expect(index.values(of: tags).map { "\($0.title) \($0.count)" } == ["a 2", "b 2", "c 2"])
    // A schema that was written has the separator.
    let written = TableSchema.text(of: index, namedBy: nil, missing: [])
    var again = CollectionSchema.table
    again.take(try TableSchema(written, file: "schema.json"))
    #expect(try table(text, again).columns[1] == index.columns[1])
  }
}
