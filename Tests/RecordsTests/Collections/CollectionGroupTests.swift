import Testing

@testable import Records

@Suite struct CollectionGroupTests {
  @Test(
    arguments: [
      // Case and spaces make no difference, and the most frequent spelling is shown,
      // or the first by its bytes.
      (
        "country\nNorway\nnorway\nNorway\n New   Zealand\n\n?\n",
        ["#new_zealand New Zealand 1", "#country_norway Norway 3", "#country_other ? 1"]
      ),
      (
        "day\n2020-01-02\n1999-05-06\n2020-12-31\n",
        ["#day_2020 2020 2", "#day_1999 1999 1"]
      ),
      (
        "at\n2020-01-02T10:00\n2020-01-02 11:00\n1999-05-06T00:00Z\n",
        ["#at_2020 2020 2", "#at_1999 1999 1"]
      ),
      ("n\n10\n9\n-1\n10\n", ["#n_1 -1 1", "#n_9 9 1", "#n_10 10 2"]),
      (
        "place\nMálaga\nMalaga\nMÁLAGA\nMALAGA\n",
        ["#place_malaga MALAGA 2", "#m_laga MÁLAGA 1", "#m_laga_2 Málaga 1"]
      ),
      ("名\n日本\n中国\n", ["#group_other 中国 1", "#group_other_2 日本 1"]),
      ("a_b\nx y\nx-y\nX_Y\n", ["#x_y X_Y 1", "#x_y_2 x y 1", "#x_y_3 x-y 1"]),
    ])
  func `groups have a heading each, whose anchor has a low line`(
    text: String, groups: [String]
  ) throws {
    let name = String(text.prefix { $0 != "\n" })
    let index = try collection(text) { $0.group = name }
    #expect(index.groupLines == groups)
    #expect(index.group?.name == name)
    #expect(index.facets.first == index.group)
    #expect(index.listed.isEmpty)
  }

  @Test func `a row of several values stands below the first, once`() throws {
    let index = try collection(
      #"[{"t": ["b", "a"]}, {"t": ["a"]}, {"t": ["B", "z"]}, {"u": 1}, {"t": []}, {"t": ["", "a"]}]"#,
      name: "in.json"
    ) { $0.group = "t" }
    #expect(index.groupLines == ["#t_a a 2", "#t_b B 2", "#t_not_given t: not given 2"])
    #expect(index.numbers == [2, 6, 1, 3, 4, 5])
    #expect(index.groups.map(\.first) == [0, 2, 4])
  }

  @Test func `as a facet, a row of several values is counted with each`() throws {
    let index = try collection(
      #"[{"t": ["b", "a", "B"]}, {"t": ["a"]}, {"t": ["z"]}, {"u": 1}]"#, name: "in.json"
    ) { $0.counted = .these(["t"]) }
    #expect(index.facetLines == ["by/t: a 2, b 1, z 1, t: not given 1"])
    let facet = try #require(index.facets.first)
    let positions = try #require(index.positions(of: facet))
    #expect((0..<4).map { Array(positions.positions(of: $0)) } == [[0, 1], [0], [2], [3]])
  }

  @Test(arguments: ["kind", "Kind", "K I-N_D"])
  func `the column of groups may be the one that names rows and sorts them, too`(
    name: String
  ) throws {
    let index = try collection("kind,n\nb c,1\nA,2\nb c,3\n") {
      $0.group = name
      $0.title = name
      $0.nameRows(by: name)
      $0.sort(by: name, descending: true)
    }
    #expect(index.groupLines == ["#kind_a A 1", "#b_c b c 2"])
    #expect(index.rowNames == ["a", "b-c", "b-c-2"])
    #expect(index.titleColumn == 0)
  }

  @Test func `nothing is asked of a table without columns`() throws {
    let index = try collection("[]", name: "in.json") {
      $0.group = "a"
      $0.nameRows(by: "b")
      $0.sort(by: "c")
      $0.title = "d"
      $0.shown = ["e"]
    }
    #expect(index.count == 0 && index.groups.isEmpty && index.group == nil)
  }
}
