import Catalogues
import Publishing
import Recordings
import Records
import Rendering
import TestSupport
import Testing

@Suite struct CatalogueTests {
  /// A recording in the shape of the API's version 3.
  static func record(_ id: Int, _ fields: [String: String] = [:]) -> String {
    var all = [
      "id": "\(id)", "gen": "Turdus", "sp": "merula", "en": "Common Blackbird", "cnt": "Sweden",
      "loc": "Enköping", "date": "2024-05-\(10 + id)", "type": "song", "q": "A", "rec": "Ada Vos",
      "lic": "https://creativecommons.org/licenses/by-sa/4.0/", "length": "0:42",
      "url": "https://xeno-canto.org/\(id)", "file": "https://xeno-canto.org/\(id)/download",
    ]
    all.merge(fields) { $1 }
    return "{"
      + all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
      .joined(separator: ", ") + "}"
  }

  private func publish(
    _ records: [String], by grouping: RecordingFacet? = .species, pageSize: Int = 50
  ) async throws -> [String: String] {
    let source = BytesSource(
      name: "test.json", bytes: Array("[\(records.joined(separator: ",\n"))]".utf8))
    let catalogue = Catalogue(
      of: RecordingKind(
        try CollectionIndex.reading([source], of: .recordings(groupedBy: grouping))),
      titled: "Birds",
      pageSize: pageSize)
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2)
      .publish(catalogue.publication(theme: Theme(name: "none", stylesheet: [])))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func rows(_ page: String?) -> [Substring] {
    (page ?? "").split(separator: "\n").filter { $0.contains(/<tr (id|class="group")/) }
  }

  @Test func `a row says what is known, who recorded it, and where the sound is`() async throws {
    let files = try await publish([Self.record(7)])
    #expect(
      rows(files["recordings/index.html"]) == [
        """
        <tr class="group"><th scope="rowgroup" colspan="9" id="turdus-merula"><div>\
        Common Blackbird <i lang="la" xml:lang="la">Turdus merula</i> \
        <span class="detail">1 recording</span></div></th></tr>
        """,
        """
        <tr id="XC7"><th scope="row"><a href="https://xeno-canto.org/7">XC7</a></th>\
        <td><a class="play" href="https://xeno-canto.org/7/download">Play</a> 0:42</td>\
        <td>Sweden</td><td>Enköping</td><td>2024-05-17</td><td>song</td><td>A</td><td>Ada Vos</td>\
        <td>CC BY-SA 4.0</td></tr>
        """,
      ])
  }

  @Test(
    arguments: [
      (
        RecordingFacet?.some(.species),
        ["Country", "Place", "Date", "Type", "Quality", "Recordist"]
      ),
      (.country, ["Species", "Place", "Date", "Type", "Quality", "Recordist"]),
      (.recordist, ["Species", "Country", "Place", "Date", "Type", "Quality"]),
      (.none, ["Species", "Country", "Place", "Date", "Type", "Quality", "Recordist"]),
    ])
  func `what the groups' headers say has no column`(
    grouping: RecordingFacet?, columns: [String]
  ) async throws {
    let files = try await publish([Self.record(7)], by: grouping)
    let page = try #require(files["recordings/index.html"])
    #expect(
      page.matches(of: /<th scope="col" data-order="(?:Length)?">(.*?)<\/th>/).map { String($0.1) }
        == ["Recording", "Sound"] + columns + ["Licence"])
  }

  @Test func `below the table every licence on the page leads to its text, once`() async throws {
    let base = "creativecommons.org"
    let files = try await publish([
      Self.record(1, ["lic": "ask me"]), Self.record(2),
      Self.record(3, ["lic": "//\(base)/licenses/by-nc-sa/4.0/"]), Self.record(4),
      Self.record(5, ["lic": "http://www.\(base)/licenses/by-sa/4.0"]),
      Self.record(6, ["lic": "https://\(base)/publicdomain/zero/1.0/deed.sv"]),
    ])
    let footnote = """
      <p class="footnote">Licences: \
      <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>, \
      <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>, \
      <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a></p>
      """
    #expect(files["recordings/index.html"]?.contains("</div>\n\(footnote)\n") == true)
  }

  @Test(
    arguments: [
      (
        "https://creativecommons.org/licenses/by/4.0/",
        #"""
        <p class="footnote">Licence: \#
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></p>
        """#
      ),
      ("ask me", nil),
    ] as [(String, String?)])
  func `one licence is said to be that of all, and none is not spoken of`(
    licence: String, footnote: String?
  ) async throws {
    let files = try await publish([Self.record(1, ["lic": licence])])
    let page = try #require(files["recordings/index.html"])
    #expect(page.contains("</div>\n<p class=\"footnote") == (footnote != nil))
    if let footnote { #expect(page.contains(footnote)) }
  }

  @Test(
    arguments: [
      (["file": ""], "<td>Withheld 0:42</td>"),
      (["file": "restricted_species"], "<td>Withheld 0:42</td>"),
      (["file": "javascript:alert(1)", "length": ""], "<td>Not available online</td>"),
      (["file": "sounds/7.mp3"], "<td>Not available online 0:42</td>"),
      (["lic": "cc-by_nc-SA 4.0"], "<td>CC BY-NC-SA 4.0</td>"),
      (["file": "//xeno-canto.org/7/download"], #"href="https://xeno-canto.org/7/download""#),
      (["url": "data:text/html,x"], #"<th scope="row">XC7</th>"#),
      (["cnt": ""], "<td>Not given</td><td>Enköping</td>"),
      (["loc": "  "], "<td>Sweden</td><td>Not given</td>"),
      (["date": "0000-00-00"], "<td>0000-00-00</td>"),
      (["lic": "ask me"], "<td>ask me</td>"),
      (
        ["lic": "https://example.org/terms"],
        #"<td><a href="https://example.org/terms">https://example.org/terms</a></td>"#
      ),
      (["rec": "<b>\u{301}"], "<td>&lt;b&gt;\u{301}</td>"),
      (["en": " \\t"], #"<td><i lang="la">Turdus merula</i></td>"#),
      (["gen": "", "sp": ""], "<td>Common Blackbird</td>"),
      (["sp": ""], #"<td>Common Blackbird <i lang="la">Turdus</i></td>"#),
      (["rmk": "", "type": "\u{7F}\u{80}\u{1FFFE}"], "<td>\u{FFFD}\u{FFFD}\u{FFFD}</td>"),
      (
        ["file": "http://a.example/7.mp3"],
        #"<td><a href="http://a.example/7.mp3">Play</a> 0:42</td>"#
      ),
      (["url": "http://a.example/7"], #"<a href="http://a.example/7">XC7</a>"#),
      (["gen": "", "sp": " ", "en": ""], "<td>Not given</td>"),
      (["id": "007"], #"<tr id="XC7">"#),
    ])
  func `what is odd or missing is shown as it is or said to be missing`(
    fields: [String: String], html: String
  ) async throws {
    // Beside one that has everything, so that no column is without values.
    let files = try await publish([Self.record(7, fields), Self.record(8)], by: .none)
    #expect(files["recordings/index.html"]?.contains(html) == true)
  }

  @Test func `species follow each other by name and go on across pages`() async throws {
    let robin = ["gen": "Erithacus", "sp": "rubecula", "en": "European Robin"]
    let files = try await publish(
      [1, 2, 3].map { Self.record($0) } + [4, 5].map { Self.record($0, robin) }, pageSize: 2)
    let marks = ["index", "page-2", "page-3"].map { page in
      rows(files["recordings/\(page).html"]).map { row in
        row.firstMatch(of: /^<tr id="(\w+)"/).map { String($0.1) }
          ?? String(row.replacing(/<[^>]*>/, with: ""))
      }
    }
    #expect(
      marks == [
        ["Common Blackbird Turdus merula 3 recordings", "XC3", "XC2"],
        [
          "Common Blackbird Turdus merula 3 recordings, continued", "XC1",
          "European Robin Erithacus rubecula 2 recordings", "XC5",
        ],
        ["European Robin Erithacus rubecula 2 recordings, continued", "XC4"],
      ])
    let species = files["species/index.html"] ?? ""
    #expect(species.contains(#"<a href="../recordings/index.html#turdus-merula">"#))
    #expect(species.contains(#"<a href="../recordings/page-2.html#erithacus-rubecula">"#))
  }

  @Test func `the front page begins with the species that are recorded most`() async throws {
    let robin = ["gen": "Erithacus", "sp": "rubecula", "en": "European Robin"]
    let wren = ["gen": "Troglodytes", "sp": "troglodytes", "en": "Eurasian Wren"]
    let files = try await publish(
      [Self.record(1), Self.record(2, robin), Self.record(3, robin), Self.record(4, wren)])
    let rows = (files["index.html"] ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("<li><a") }
      .map {
        String($0.replacing(/<[^>]*>/, with: " ")).split(separator: " ").joined(separator: " ")
      }
    #expect(
      rows == ["European Robin 2", "Common Blackbird 1", "Eurasian Wren 1"])
  }

  @Test func `the front page shows some of the newest and of the best`() async throws {
    let files = try await publish(
      (1...9).map { number in
        Self.record(
          number,
          ["date": number > 3 ? "2021-05-0\(number)" : "2019-05-01", "q": number < 3 ? "A" : "C"])
      })
    let home = try #require(files["index.html"])
    let samples = home.split(separator: "<section class=\"band\">").filter {
      $0.contains("<li class=\"card\">")
    }
    let shown = samples.map { $0.matches(of: /recordings\/\S*?#(XC\d)"/).map { String($0.1) } }
    #expect(shown == [["XC9", "XC8", "XC6", "XC5"], ["XC2", "XC1"]])
    #expect(samples.map { $0.contains("<h2>Year 2021</h2>") } == [true, false])
    #expect(samples.map { $0.contains("<h2>Quality A</h2>") } == [false, true])
    #expect(samples.first?.contains(#"<a href="years/index.html">Years</a>"#) == true)
  }

  @Test func `no recordings are a catalogue that says so`() async throws {
    let files = try await publish([])
    #expect(
      files.keys.sorted() == [
        "assets/catalogue.css", "assets/explorer.js", "assets/icon.svg", "assets/lead.js",
        "assets/pages.css", "assets/player.css", "assets/player.js", "assets/rows.css",
        "assets/rows.js",
        "countries/index.html", "index.html", "quality/index.html",
        "recordings/index.html",
        "recordists/index.html", "search.html", "search/extras.js", "search/facets.js",
        "search/order.js", "search/root.js", "search/suggest.js", "search/take.js",
        "species/index.html",
        "species/scientific/index.html",
        "summary.html",
        "types/index.html",
        "years/index.html",
      ])
    #expect(
      files["recordings/index.html"]?.contains("<p>There are no recordings to show.</p>") == true)
  }

  @Test func `a species may be called what a page calls its own parts`() async throws {
    let names = ["main", "caption", "XC7", ""].map { ["gen": "\($0)", "sp": "", "en": ""] }
    let files = try await publish(zip(1..., names).map { Self.record($0, $1) })
    #expect(files["recordings/index.html"]?.contains(#"id="species-main""#) == true)
  }
}
