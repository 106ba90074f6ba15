import Testing

@testable import Records

@Suite struct CollectionFacetTests {
  /// A table of a column with so many different values, each in so many rows.
  private func lines(_ values: Int, each times: Int, _ cell: (Int) -> String) -> String {
    "x\n" + (0..<values * times).map { cell($0 % values) + "\n" }.joined()
  }

  @Test(
    arguments: [(1, false), (2, true), (99, true), (600, true), (601, false)])
  func `by default columns with 2 to 600 different values are looked up by`(
    values: Int, isFacet: Bool
  ) throws {
    let text = lines(values, each: 3) { "value \($0)" }
    for parts in [1, 2, 7] {
      let index = try collection([source(text, name: "in.csv")], parts: parts, windowSize: 64)
      #expect(index.facets.map(\.name) == (isFacet ? ["x"] : []), "\(parts) parts")
      if let facet = index.facets.first {
        #expect(index.values(of: facet).count == values)
        #expect(index.values(of: facet).allSatisfy { $0.count == 3 })
      }
    }
  }

  @Test(
    arguments: [
      ("at most 80 bytes", "x\n\(String(repeating: "z", count: 80))\na\na\na\n", true),
      ("no more", "x\n\(String(repeating: "z", count: 81))\na\na\na\n", false),
      ("half as many as rows", "x\na\nb\na\nb\n", true),
      ("more than that", "x\na\nb\na\n", false),
      ("whole numbers", "x\n1\n2\n1\n2\n", true),
      ("of them at most twelve", "x\n" + (0..<26).map { "\($0 / 2)\n" }.joined(), false),
      ("no other numbers", "x\n1.5\n2\n1.5\n2\n", false),
      ("numbers and words", "x\n1\ntwo\n1\ntwo\n", true),
      ("blank ones count for nothing", "x\na\nb\n\"\"\n\"\"\n", false),
      ("days by year", "x\n2020-01-01\n2021-01-01\n2020-01-01\n2021-01-01\n", true),
      ("of which there are some", "x\n2020-01-01\n2020-02-01\n2020-01-01\n2020-02-01\n", false),
    ])
  func `few values are short, repeat themselves, and are no amounts`(
    rule: String, text: String, isFacet: Bool
  ) throws {
    #expect(try collection(text).facets.map(\.name) == (isFacet ? ["x"] : []), "\(rule)")
  }

  @Test func `of many such columns the first twelve are looked up by`() throws {
    let names = (1...14).map { "c\($0)" }
    let row = names.map { _ in "a" }.joined(separator: ",")
    let text =
      ([names.joined(separator: ",")] + [
        row, row.replacing("a", with: "b"), row, row.replacing("a", with: "b"),
      ]).joined(separator: "\n")
    #expect(try collection(text).facets.map(\.name) == Array(names.prefix(12)))
  }

  @Test func `cells of the map are called after what tells places apart best`() throws {
    func names(_ row: (Int) -> String) throws -> [String?]? {
      let text = "name,latitude,longitude,kind,country\n" + (0..<60).map { row($0) + "\n" }.joined()
      let index = try collection(text)
      #expect(
        try index.places
          == collection([source(text, name: "in.csv")], parts: 5, windowSize: 64).places)
      return index.places?.map { $0.name.map { "\($0.title) \($0.count)" } }
    }
    // Three of thirty rows by the border are of the other country.
    #expect(
      try names { row in
        let country = row % 2 == 0 ? "Norway" : row % 20 == 1 ? "Norway" : "Sweden"
        return "n \(row),\(row % 2 == 0 ? 10.5 : 50.5),5.5,k\(row % 3),\(country)"
      } == ["Norway 30", "Sweden 27"])
    // What nearly all rows have tells nothing apart, nor what stands anywhere.
    #expect(
      try names { row in
        "n \(row),\(row % 2 == 0 ? 10.5 : 50.5),5.5,k\(row % 3),\(row < 58 ? "Norway" : "Sweden")"
      } == [nil, nil])
  }

  private static let places = """
    Country,n,Place
    Norway,1,Oslo
    Sweden,2,Lund
    norway,2,Oslo
    ,3,Málaga
    Sweden,1,Malaga

    """

  @Test func `a value without letters and digits is a value, with a folder of its own`() throws {
    let index = try collection("x\n***\n***\n+\n+\n\"\"\nb\nb\n")
    let facet = try #require(index.facets.first)
    let values = index.values(of: facet)
    #expect(values.map(\.title).sorted() == ["***", "+", "b", "x: not given"])
    #expect(values.filter(\.isUnknown).map(\.title) == ["x: not given"])
    let folders = index.folders(of: facet)
    let spelledOut = folders.filter { $0.wholeMatch(of: /by\/x\/x-[0-9a-f]{8}/) != nil }
    #expect(Set(folders).count == 4 && spelledOut.count >= 2)
  }

  @Test func `none are looked up by, if nobody wants that`() throws {
    let index = try collection(Self.places + Self.places) { $0.counted = .nothing }
    #expect(index.facets.isEmpty && index.listed.isEmpty)
  }

  @Test func `the columns that are asked for have an index, and a list for each value`() throws {
    let index = try collection(Self.places) { $0.counted = .these(["country", "N", "Place"]) }
    #expect(
      index.facetLines == [
        "by/country: Norway 2, Sweden 2, Country: not given 1", "by/n: 1 2, 2 2, 3 1",
        "by/place: Lund 1, Malaga 1, Málaga 1, Oslo 2",
      ])
    #expect(index.listed == index.facets)
    #expect(
      index.facets.map(index.folders) == [
        ["by/country/norway", "by/country/sweden", "by/country/country-not-given"],
        ["by/n/1", "by/n/2", "by/n/3"],
        ["by/place/lund", "by/place/malaga", "by/place/malaga-f920f2ab", "by/place/oslo"],
      ])
  }

  @Test func `a column that is asked for twice, or is the groups', has no second list`() throws {
    let index = try collection(Self.places) {
      $0.group = "Country"
      $0.counted = .these(["country", "place", "Place"])
    }
    #expect(index.facets.map(\.name) == ["Country", "Place"])
    #expect(index.listed.map(\.name) == ["Place"])
  }

  @Test func `asked facets may have thousands of values, and long ones`() throws {
    let long = String(repeating: "long ", count: 1_000)
    let text = "x\n" + (0..<4_000).map { "v \($0)\n" }.joined() + "\(long)1\n\(long)2\n\(long)1\n"
    let index = try collection(text) { $0.counted = .these(["x"]) }
    let facet = try #require(index.facets.first)
    #expect(index.values(of: facet).count == 4_002)
    #expect(Set(index.folders(of: facet)).count == 4_002)
    #expect(index.folders(of: facet).allSatisfy { $0.utf8.count < 80 })
  }

  @Test(
    arguments: [
      ("../x", "by/x"), ("constructor", "by/constructor"), ("", "by/column-1"),
      ("a,b", "by/a-b"), ("con", "by/con-f08dd14b"), ("日本", "by/column-9f26ee51"),
      ("<b>", "by/b"), ("  ", "by/column-1"),
    ])
  func `whatever a column is called, its folder is a folder's name`(
    name: String, folder: String
  ) throws {
    let index = try collection("\"\(name)\"\na\nb\na\nb\n")
    #expect(index.facets.map(\.folder) == [folder])
  }

  @Test func `columns of one name are looked up by each`() throws {
    let text = "a,a,A,,\n1x,p,q,u,w\n2x,q,p,v,u\n"
    for names in [["a", "a (2)", "A"], ["Column 4", "A(2)", "Column 5"]] {
      let index = try collection(text) { $0.counted = .these(names) }
      #expect(index.listed.map { index.values(of: $0).count } == [2, 2, 2])
      #expect(Set(index.listed.map(\.folder)).count == 3)
    }
  }
}
