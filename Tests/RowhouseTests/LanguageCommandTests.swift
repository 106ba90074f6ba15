import TestSupport
import Testing

/// The language of a table's pages, asked for as people do.
@Suite struct LanguageCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: [String]
  ) throws -> (output: String, error: String, status: Int32) {
    try sandbox.put("name,kind,height\na,x,1000\nb,x,2000\nc,y,\n", at: "in.csv")
    return try Child(
      product: "rowhouse", ["table", "in.csv", "--output", "out", "--quiet"] + words,
      in: sandbox.path
    ).result()
  }

  @Test func `pages say in a language what they say by themselves, and leave the data as it is`()
    throws
  {
    try Sandbox.use { sandbox in
      let run = try run(sandbox, ["--lang", "de-AT", "--row-pages"])
      #expect(run.error == "" && run.status == 0)
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains(#" lang="de-AT" xml:lang="de-AT" xmlns="#))
      #expect(front.contains(">in.csv: 3 Zeilen in 3 Spalten.<"))
      #expect(front.contains(">2 Zahlen, alle verschieden, 1 fehlt<"))
      #expect(front.contains(#" placeholder="3 Zeilen durchsuchen""#))
      let rows = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(
        rows.contains(#" class="vh">Alle Zeilen, 3 Zeilen</caption>"#))
      #expect(rows.contains("<td>1000</td>"))
    }
  }

  @Test func `words of one's own take the place of those of the language`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        #"{"language": "ar", "group": "٬", "phrases": {"search": "بحث", "row": {"one": "صف", "other": "صفوف"}}}"#,
        at: "ar.json")
      let run = try run(sandbox, ["--phrases", "ar.json"])
      #expect(run.error == "" && run.status == 0)
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains(#" lang="ar" xml:lang="ar" dir="rtl" xmlns="#))
      #expect(front.contains("<button aria-label=\"بحث\"></button>"))
      #expect(front.contains(#" placeholder="Search 3 صفوف""#))
      #expect(
        front.contains(
          ##"<a class="skip" href="#main"><bdi lang="en">Skip to main content</bdi></a>"##))
      #expect(front.contains(#"<bdi lang="en">All <bdi lang="ar">صفوف</bdi></bdi>"#))
      #expect(front.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }, "no mark is left")
      let other = try self.run(sandbox, ["--phrases", "ar.json", "--lang", "fr"])
      #expect(other.error == "" && other.status == 0)
      let french = try #require(sandbox.text(of: "out/index.html"))
      #expect(french.contains(#" lang="fr" xml:lang="fr" xmlns="#))
      #expect(french.contains(#" placeholder="Rechercher dans 3 صفوف""#))
    }
  }

  @Test func `a file of words that is not in order publishes nothing`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"{"phrases": {"serach": "Zoek"}}"#, at: "nl.json")
      let run = try run(sandbox, ["--phrases", "nl.json"])
      #expect(
        run.error == "error: nl.json: unknown phrase \"serach\"; did you mean \"search\"?\n")
      #expect(run.status == 1 && sandbox.text(of: "out/index.html") == nil)
      let missing = try self.run(sandbox, ["--phrases", "no.json"])
      #expect(missing.error == "error: cannot open \"no.json\": no such file or directory\n")
      #expect(missing.status == 3)
    }
  }
}
