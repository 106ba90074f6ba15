import Publishing
import Records
import Rendering
import TestSupport
import Testing

@testable import Catalogues

/// Tables that are a site together, and lead to each other.
@Suite struct TableSiteTests {
  private static let people = """
    id,name
    1,Ada
    2,Bo
    3,Cem

    """

  private static let pets = """
    name,kind,owner,mother
    Rex,dog,1,
    Bella,cat,2,Rex
    Tom,cat, 2 ,Bella
    Mia,cat,9,Bella

    """

  private static let keys = #"""
    {
      "fields": [{"name": "owner"}, {"name": "mother"}],
      "foreignKeys": [
        {"fields": "owner", "reference": {"resource": "people", "fields": "id"}},
        {"fields": "mother", "reference": {"resource": "", "fields": "name"}}
      ]
    }
    """#

  private func table(
    _ name: String, _ text: String, _ keys: String? = nil, id: String? = nil
  ) throws -> SiteTable {
    var schema = CollectionSchema.table
    if let id { schema.nameRows(by: id) }
    let index = try CollectionIndex.reading(
      [BytesSource(name: "\(name).csv", bytes: Array(text.utf8))], of: schema)
    var about = CatalogueAbout()
    about.description = "All \(name)."
    let title = name.prefix(1).uppercased() + name.dropFirst()
    return SiteTable(
      index, named: name, titled: title, from: "\(name).csv", about: about,
      keys: try keys.map { try TableSchema(Array($0.utf8), file: "s").foreignKeys } ?? [])
  }

  private func site(
    _ tables: [SiteTable], hasRowPages: Bool = false, pageSize: Int = 50
  ) throws -> TableSite {
    var extras = CatalogueExtras()
    extras.hasRowPages = hasRowPages
    var about = CatalogueAbout()
    about.description = "Who has whom."
    about.sources = [CatalogueAbout.Reference("A census", at: "https://a.org/c")]
    about.licences = [CatalogueAbout.Reference("https://a.org/cc0")]
    return try TableSite(
      of: tables, alone: false, titled: "Pets", about: about, pageSize: pageSize, with: extras)
  }

  private func publish(_ site: TableSite, workers: Int = 2) async throws -> [String: String] {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: workers).publish(
      site.publication(theme: Theme(name: "none", stylesheet: [])))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func rows(_ page: String?) -> [String] {
    (page ?? "").split(separator: "\n").filter { $0.hasPrefix("<tr ") }.map(String.init)
  }

  @Test func `each table has all of a table in its own folder, and the front page leads to it`()
    async throws
  {
    let site = try site([table("people", Self.people), table("pets", Self.pets)])
    let files = try await publish(site)
    let index = [
      "e0.js", "extras.js", "facets.js", "k0_0.js", "lines.js", "order.js",
      "r0.js", "root.js", "suggest.js", "take.js", "w0.js", "x0.js",
    ]
    let own = { (folder: String, more: [String]) in
      (["assets/columns.css", "index.html", "rows/index.html", "search.html"] + more
        + index.map { "search/\($0)" }).map { "\(folder)/\($0)" }
    }
    #expect(
      files.keys.sorted()
        == ([
          "assets/catalogue.css", "assets/explore.css", "assets/explore.js",
          "assets/explorer.js", "assets/icon.svg", "assets/lead.js", "assets/pages.css",
          "assets/rows.css", "assets/tables.css", "assets/tables.js",
        ]
        + ["index.html", "search.html", "search/extras.js"] + own("people", [])
        + own("pets", ["by/kind/index.html"])
        + ["pets/summary.html"]).sorted())
    let front = try #require(files["index.html"])
    #expect(front.contains("<title>Pets</title>"))
    #expect(front.contains(#"<p class="lead">Who has whom.</p>"#))
    #expect(front.contains("<li>2 tables with 7 rows in total.</li>"))
    #expect(
      front.contains(
        """
        <form class="find" role="search" aria-label="Site" action="search.html">\
        <input type="search" name="q" aria-label="Search" placeholder="Search 7 rows"/>\
        <button aria-label="Search"></button>
        """))
    let search = try #require(files["search.html"])
    #expect(
      search.contains(
        """
        <li><a href="people/rows/index.html" data-base="people/">People</a> \
        <span class="q">3 rows</span></li>\
        <li><a href="pets/rows/index.html" data-base="pets/">Pets</a> <span class="q">4 rows</span></li>
        """))
    #expect(front.contains("<div><dt>Columns</dt><dd>6</dd></div>"))
    #expect(front.contains(#"" opacity=".5"/>"#))
    let cards = front.matches(
      of: /(?s)<section class="card"><h3>(.*?)<\/h3>.*?<p class="q">(.*?)<\/p><\/section>/)
    #expect(
      cards.map { "\($0.1) \($0.2)" } == [
        #"<a href="people/index.html">People</a> All people. 3 rows in 2 columns"#,
        #"<a href="pets/index.html">Pets</a> All pets. 4 rows in 4 columns"#,
      ])
    for page in files.filter({ $0.key.hasSuffix(".html") }).values {
      #expect(
        page.contains(
          #"""
          <section><h2>Source</h2><ul><li><a href="https://a.org/c">A census</a></li></ul></section>
          <section><h2>Licence</h2><ul><li><a href="https://a.org/cc0">a.org/cc0</a></li></ul></section>
          """#))
    }
    let people = try #require(files["people/index.html"])
    #expect(people.contains("<title>People – Pets</title>"))
    #expect(people.contains(">All people. people.csv: 3 rows in 2 columns.</p>"))
    #expect(
      people.contains(
        #"aria-label="People" action="rows/index.html"><input type="search" name="q" "#
          + #"aria-label="Search" placeholder="Search 3 rows"/><button aria-label="Search"></button>"#
      ))
    let listing = try #require(files["pets/rows/index.html"])
    #expect(listing.contains("<title>All rows – Pets – Pets</title>"))
    #expect(
      listing.contains(
        #"<li><a href="../index.html">Overview</a></li>"#
          + #"<li><a href="index.html" aria-current="page">Explore</a></li>"#))
    #expect(files["people/search.html"]?.contains(#"href="rows/index.html">Explore</a>"#) == true)
  }

  @Test func `a search finds the rows of its table and no others, and leads there from its folder`()
    async throws
  {
    let files = try await publish(
      site([table("people", Self.people, id: "name"), table("pets", Self.pets)]))
    func index(of table: String) -> String {
      files.filter { $0.key.hasPrefix("\(table)/search/") && !$0.key.hasSuffix("extras.js") }
        .values.sorted().joined()
    }
    #expect(index(of: "people").contains("ada") && !index(of: "people").contains("rex"))
    #expect(index(of: "pets").contains("rex") && !index(of: "pets").contains("ada"))
    #expect(files["people/search/r0.js"]?.contains("rows/index.html") == true)
    #expect(files["people/search/r0.js"]?.contains("people/rows") == false)
    #expect(files["pets/search/root.js"]?.contains(#"rows/index.html"#) == true)
    #expect(files["pets/search/root.js"]?.contains("pets/rows") == false)
  }

  @Test func `a value leads to the row that it refers to, on whatever page that is`() async throws {
    let tables = try [
      table("people", Self.people, id: "id"), table("pets", Self.pets, Self.keys),
    ]
    let site = try site(tables, pageSize: 2)
    #expect(
      site.warnings == [
        "warning: pets.csv: 1 value in \"owner\" matches no \"id\" of \"people\"; shown without "
          + "a link"
      ])
    let files = try await publish(site)
    // Digits stand below each other, whether they lead somewhere or not.
    #expect(
      files["pets/assets/columns.css"]?.contains(
        ".c3) { text-align: var(--end-side); }") == true)
    #expect(
      rows(files["pets/rows/index.html"]) == [
        ##"<tr id="row-1"><th scope="row">Rex</th><td>dog</td><td>"##
          + ##"<a href="../../people/rows/index.html#1">1</a></td><td></td></tr>"##,
        ##"<tr id="row-2"><th scope="row">Bella</th><td>cat</td><td>"##
          + ##"<a href="../../people/rows/index.html#2">2</a></td><td>"##
          + ##"<a href="index.html#row-1">Rex</a></td></tr>"##,
      ])
    #expect(
      rows(files["pets/rows/page-2.html"]) == [
        ##"<tr id="row-3"><th scope="row">Tom</th><td>cat</td><td>"##
          + ##"<a href="../../people/rows/index.html#2">2</a></td><td>"##
          + ##"<a href="index.html#row-2">Bella</a></td></tr>"##,
        ##"<tr id="row-4"><th scope="row">Mia</th><td>cat</td><td>9</td><td>"##
          + ##"<a href="index.html#row-2">Bella</a></td></tr>"##,
      ])
  }

  @Test func `the page of a row leads to those that refer to it`() async throws {
    let site = try site(
      [table("people", Self.people), table("pets", Self.pets, Self.keys, id: "name")],
      hasRowPages: true)
    let files = try await publish(site)
    #expect(
      files["pets/rows/to/tom.html"]?.contains(
        #"<td><a href="../../../people/rows/0/row-2.html">2</a></td>"#) == true)
    let owner = try #require(files["people/rows/0/row-2.html"])
    #expect(
      owner.contains(
        #"""
        <tr class="section"><th scope="rowgroup" colspan="2">Referenced by</th></tr>
        <tr class="row value"><th scope="row">Pets: owner</th><td><span class="value">\#
        <a href="../../../pets/rows/be/bella.html">Bella</a>, \#
        <a href="../../../pets/rows/to/tom.html">Tom</a></span></td></tr>
        </tbody>
        """#))
    #expect(files["people/rows/0/row-3.html"]?.contains("Referenced by") == false)
    #expect(files["pets/rows/re/rex.html"]?.contains(">Pets: mother<") == true)
  }

  @Test func `of many rows that refer to one the page names the first, and asks for the others`()
    async throws
  {
    let many = "name,owner\n" + (1...23).map { "P\($0),2\n" }.joined() + "Q,1\n"
    let site = try site(
      [
        table("people", Self.people),
        table(
          "pets", many,
          #"{"fields": [{"name": "owner"}], "foreignKeys": [{"fields": "owner", "#
            + #""reference": {"resource": "people", "fields": "id"}}]}"#),
      ], hasRowPages: true)
    let files = try await publish(site)
    #expect(
      files["people/rows/0/row-2.html"]?.contains(
        #">P20</a> <a href="../../../pets/rows/index.html?by-owner=2">and 3 more</a></span>"#)
        == true)
  }

  @Test func `foreign keys of what is not there are told of`() throws {
    let keys = #"""
      {
        "fields": [{"name": "owner"}, {"name": "kind"}],
        "foreignKeys": [
          {"fields": "owner", "reference": {"resource": "peple", "fields": "id"}},
          {"fields": "kind", "reference": {"resource": "people", "fields": "kind"}}
        ]
      }
      """#
    let site = try site([table("people", Self.people), table("pets", Self.pets, keys)])
    #expect(
      site.warnings == [
        "warning: pets.csv: foreign key \"owner\" shown without links: no table named \"peple\"",
        "warning: pets.csv: foreign key \"kind\" shown without links: no column named \"kind\" "
          + "in \"people\". The columns are: id, name",
      ])
  }

  @Test func `tables of one name have folders of their own`() async throws {
    let files = try await publish(
      site([table("a b", Self.people), table("A-b", Self.pets), table("assets", Self.people)]))
    #expect(
      files.keys.filter { $0.hasSuffix("/rows/index.html") }.sorted()
        == ["a-b-2/rows/index.html", "a-b/rows/index.html", "assets-2/rows/index.html"])
  }

  @Test func `the pages are the same whatever the number of workers`() async throws {
    let site = try site(
      [table("people", Self.people), table("pets", Self.pets, Self.keys)], hasRowPages: true,
      pageSize: 1)
    let files = try await publish(site, workers: 1)
    #expect(try await publish(site, workers: 3) == files)
  }
}
