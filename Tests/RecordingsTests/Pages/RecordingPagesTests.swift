import Catalogues
import Foundation
import Publishing
import Recordings
import Records
import Rendering
import TestSupport
import Testing

@Suite struct RecordingPagesTests {
  private func publish(
    _ records: [String], by grouping: RecordingFacet? = .species, pageSize: Int = 2,
    workers: Int = 2, baseURL: String? = nil, _ ask: (inout CatalogueExtras) -> Void
  ) async throws -> [String: String] {
    let source = BytesSource(
      name: "test.json", bytes: Array("[\(records.joined(separator: ",\n"))]".utf8))
    var extras = CatalogueExtras()
    ask(&extras)
    let catalogue = Catalogue(
      of: RecordingKind(
        try CollectionIndex.reading([source], of: .recordings(groupedBy: grouping)), with: extras),
      titled: "Birds", pageSize: pageSize)
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: workers).publish(
      catalogue.publication(
        theme: Theme(name: "none", stylesheet: []), baseURL: baseURL.flatMap(BaseURL.init)))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The rows of a page, without tags: the header of a section alone, or a title and a value.
  private func rows(_ page: String?) -> [String] {
    (page ?? "").split(separator: "\n").filter {
      $0.contains(/^<(tr|caption|section><h2|div class="prose")/)
    }.map { row in
      let text = row.replacing("</th><td>", with: ": ").replacing("<br/>", with: " / ")
      return String(text.replacing(/<[^>]*>/, with: ""))
    }
  }

  private static let full = """
    {"id": "619144", "gen": "Turdus", "sp": "merula", "ssp": "aterrimus", "grp": "birds",
     "en": "Common Blackbird", "rec": "Ada Vos", "cnt": "Sweden", "loc": "Enköping",
     "lat": "59.6361", "lon": "-17.0777", "alt": "12", "type": "song", "sex": "male",
     "stage": "adult", "method": "field recording", "url": "//xeno-canto.org/619144",
     "file": "//xeno-canto.org/619144/download", "file-name": "XC619144.mp3",
     "sono": {"small": "//xeno-canto.org/s.png", "med": "//xeno-canto.org/m.png", "full": null},
     "osci": {"large": "//xeno-canto.org/o.png"}, "lic": "CC BY-NC 4.0", "q": "A",
     "length": "0:42", "time": "05:30", "date": "2024-05-17", "uploaded": "2024-05-18",
     "also": ["Erithacus rubecula", "Parus <major>"],
     "rmk": "One.\\r\\nTwo & <three>.\\n\\nFour.\\n", "animal-seen": "yes", "playback-used": "no",
     "temp": "11", "regnr": "N 7", "auto": "no", "dvc": "Zoom", "mic": "SM58", "smp": "48000",
     "annotation-set": [{"a": "<b>"}]}
    """

  private static let robin = CatalogueTests.record(
    1_000, ["gen": "Erithacus", "sp": "rubecula", "en": "European Robin"])

  @Test func `a page says everything that is known`() async throws {
    let files = try await publish([Self.full, Self.robin]) { $0.hasRowPages = true }
    let expected: [String] = [
      "Recording", "Common name: Common Blackbird",
      "Scientific name: Turdus merula", "Subspecies: aterrimus", "Group: birds", "Sex: male",
      "Life stage: adult", "Other species heard: Erithacus rubecula, Parus &lt;major&gt;",
      "Sound", "Length: 0:42", "Type: song", "Quality: A", "Method: field recording",
      "Animal seen: yes", "Playback used: no", "Sonogram: small, medium",
      "Oscillogram: large", "Remarks", "One. / Two &amp; &lt;three&gt;. /  / Four.",
      "Source", "Recordist: Ada Vos",
      "Licence: CC BY-NC 4.0 Credit must be given to the creator. Only noncommercial uses are "
        + "permitted.",
      "Web page: xeno-canto.org/619144", "Listed on: All recordings, page 1",
      "Cite as: Ada Vos, XC619144. Accessible at xeno-canto.org/619144.", "Specimen number: N 7",
      "File name: XC619144.mp3", "Uploaded: 2024-05-18", "Annotations",
      "[{&quot;a&quot;: &quot;&lt;b&gt;&quot;}]",
      // Beside them, where there is room.
      "Place", "Country: Sweden", "Place: Enköping",
      "Coordinates: 59.6361° north, 17.0777° west", "Altitude: 12 m", "",
      "Time", "Date: 2024-05-17", "Time: 05:30", "Temperature: 11 °C",
      "Equipment", "Device: Zoom", "Microphone: SM58", "Sample rate: 48000 Hz",
      "Automatic recording: no", "AboutMade with Rowhouse",
    ]
    #expect(rows(files["recordings/619/xc619144.html"]) == expected)
  }

  @Test func `what is missing has no row, and no section`() async throws {
    let records = [#"{"id": "7", "cnt": " ", "rmk": null, "annotation-set": [], "alt": "?"}"#]
    let files = try await publish(records) { $0.hasRowPages = true }
    #expect(
      rows(files["recordings/0/xc7.html"]) == [
        "Source", "Listed on: All recordings, page 1", "Place", "Altitude: ?",
        "AboutMade with Rowhouse",
      ])
    #expect(files["recordings/0/xc7.html"]?.contains("<h1>Recording XC7</h1>") == true)
    #expect(files["recordings/0/xc7.html"]?.contains("player.js") == false)
  }

  @Test func `other species lead to their sections, if the catalogue has them`() async throws {
    let files = try await publish([Self.full, Self.robin]) { $0.hasRowPages = true }
    let link =
      #"<a href="../index.html#erithacus-rubecula"><i lang="la">Erithacus rubecula</i></a>"#
    #expect(files["recordings/619/xc619144.html"]?.contains(link) == true)
    let others = try await publish([Self.full, Self.robin], by: .country) { $0.hasRowPages = true }
    #expect(others["recordings/619/xc619144.html"]?.contains(link) == false)
  }

  @Test func `row and page lead to each other, and pages to their neighbours in the group`()
    async throws
  {
    let records = [1, 2, 3].map { CatalogueTests.record($0) } + [Self.robin]
    let files = try await publish(records) { $0.hasRowPages = true }
    let list = try #require(files["recordings/page-2.html"])
    #expect(list.contains(#"<tr id="XC1"><th scope="row"><a href="0/xc1.html">XC1</a></th>"#))
    let last = try #require(files["recordings/0/xc1.html"])
    #expect(last.contains(#"<a href="../page-2.html#XC1">All recordings, page 2</a>"#))
    #expect(last.contains(#"<a href="https://xeno-canto.org/1">xeno-canto.org/1</a>"#))
    #expect(last.contains(#"rel="prev" href="xc2.html"><small>Previous</small> XC2</a>"#))
    #expect(!last.contains("rel=\"next\""))
    let middle = try #require(files["recordings/0/xc2.html"])
    #expect(middle.contains(#"rel="prev" href="xc3.html""#))
    #expect(middle.contains(#"rel="next" href="xc1.html""#))
    #expect(files["recordings/1/xc1000.html"]?.contains("rel=\"prev\"") == false)
  }

  @Test func `a page begins with what it is of, how it looks and how it sounds`() async throws {
    let other = CatalogueTests.record(
      2, ["type": "Song, call", "q": "B", "cnt": "Norway", "date": "2020-01-02"])
    let files = try await publish([Self.full, other, CatalogueTests.record(3), Self.robin]) {
      $0.hasRowPages = true
    }
    let page = try #require(files["recordings/619/xc619144.html"])
    let lead = page.split(separator: "</h1>\n")[1].split(separator: "<div class=\"split\">")[0]
    #expect(
      lead == """
        <p class="q"><i lang="la">Turdus merula</i> · <span>Sweden</span> · <span>2024-05-17</span></p>
        <p class="chips"><span class="button">song</span>\
        <span class="grade"><span class="vh">Quality: </span>A</span></p>
        <div class="card sound">
        <div class="sono"><a class="button" data-name="Sonogram of XC619144" \
        href="https://xeno-canto.org/m.png">Show the sonogram \
        <span class="q">from xeno-canto.org</span></a></div>
        <p class="playing"><a class="play big" href="https://xeno-canto.org/619144/download">Play</a>\
        <span class="n">0:42</span></p>
        </div>

        """)
    // A type that is spelled in several ways is not found by one of them.
    let second = try #require(files["recordings/0/xc2.html"])
    #expect(
      second.contains(
        #"<span class="button">song</span><a class="button" href="../index.html?by-Type=call">call</a>"#
      ))
    #expect(second.contains(#"<td><a href="../index.html?by-Country=Norway">Norway</a></td>"#))
    #expect(
      second.contains(
        #"<td><a href="../index.html#turdus-merula">Common Blackbird</a></td>"#))
  }

  @Test func `a page leads to some of its group that stand on the same page of the list`()
    async throws
  {
    let records = (1...8).map { CatalogueTests.record($0) } + [Self.robin]
    let files = try await publish(records, pageSize: 7) { $0.hasRowPages = true }
    func alike(_ page: String) -> [String] {
      let section = files["recordings/\(page).html"]?.firstMatch(
        of: /(?s)<ul class="grid">.*?<\/ul>/)
      return (section?.output ?? "").matches(of: /<h3><a href="([^"]*)">/).map { String($0.1) }
    }
    #expect(files["recordings/0/xc8.html"]?.contains("<h2>More of Common Blackbird</h2>") == true)
    // What follows, and from the last on what comes first.
    #expect(alike("0/xc8") == ["xc7.html", "xc6.html", "xc5.html", "xc4.html"])
    #expect(alike("0/xc3") == ["xc2.html", "xc8.html", "xc7.html", "xc6.html"])
    #expect(alike("0/xc1") == [] && alike("1/xc1000") == [])
  }

  @Test func `a species without a common name is led to from its scientific one`() async throws {
    let nameless = CatalogueTests.record(7, ["gen": "Parus", "sp": "major", "en": ""])
    let files = try await publish([nameless, Self.robin]) { $0.hasRowPages = true }
    #expect(
      files["recordings/0/xc7.html"]?.contains(
        """
        <tr><th scope="row">Scientific name</th>\
        <td><a href="../index.html#parus-major"><i lang="la">Parus major</i></a></td></tr>
        """) == true)
  }

  @Test(arguments: [
    ("", "Withheld"), ("restricted_species", "Withheld"), ("x", "Not available online"),
  ])
  func `a page says why there is nothing to hear`(file: String, reason: String) async throws {
    let files = try await publish([CatalogueTests.record(7, ["file": file])]) {
      $0.hasRowPages = true
    }
    #expect(rows(files["recordings/0/xc7.html"]).contains("Sound: \(reason)"))
    #expect(files["recordings/0/xc7.html"]?.contains("class=\"playing\"") == false)
    #expect(files["recordings/0/xc7.html"]?.contains("player.css") == true)
  }

  @Test func `pictures are links, unless they were asked for`() async throws {
    let link = #"<a href="https://xeno-canto.org/m.png">medium</a>"#
    let image =
      #"<img src="https://xeno-canto.org/m.png" alt="Sonogram of XC619144" loading="lazy" "#
      + #"referrerpolicy="no-referrer"/>"#
    for isShown in [false, true] {
      let files = try await publish([Self.full]) {
        $0.hasRowPages = true
        $0.showsRemoteImages = isShown
      }
      let page = try #require(files["recordings/619/xc619144.html"])
      #expect(page.contains(link))
      #expect(page.contains(image) == isShown)
      #expect(page.contains("<img src=\"https") == isShown)
    }
  }

  @Test(arguments: ["http", "https"])
  func `a page loads nothing over http, and links to it`(scheme: String) async throws {
    let record = """
      {"id": "7", "file": "\(scheme)://a.example/7.mp3", "sono": {"small": "http://a.example/s.png",
      "med": "\(scheme)://a.example/m.png"}}
      """
    let files = try await publish([record]) {
      $0.hasRowPages = true
      $0.showsRemoteImages = true
    }
    let page = try #require(files["recordings/0/xc7.html"])
    let isSecure = scheme == "https"
    #expect(page.contains("player.js") == isSecure)
    #expect(
      page.contains(
        "<a \(isSecure ? "class=\"play big\" " : "")href=\"\(scheme)://a.example/7.mp3\">"))
    #expect(page.contains("<img src=\"https://a.example/m.png\"") == isSecure)
    #expect(page.contains("<img src=\"http") == isSecure)
    #expect(page.contains(#"<a href="http://a.example/s.png">small</a>"#))
  }

  @Test(
    arguments: [
      ("59.5", "17.25", "M197.25 59.2h0", "59.5° north, 17.25° east"),
      ("-90", "-180", "M0 450h0", "90° south, 180° west"),
      ("+0", "0", "M180 90h0", "0° north, 0° east"),
    ])
  func `a dot says where it was`(
    latitude: String, longitude: String, dot: String, words: String
  ) async throws {
    let record = CatalogueTests.record(7, ["lat": latitude, "lon": longitude])
    let files = try await publish([record]) { $0.hasRowPages = true }
    let page = try #require(files["recordings/0/xc7.html"])
    #expect(page.contains("<path stroke-width=\"1\" d=\"\(dot)\"/>"))
    #expect(page.contains("aria-label=\"Map with a dot at \(words)\""))
  }

  @Test(
    arguments: [
      ("90.1", "0", "90.1, 0"), ("", "17", "17"), ("north", "east", "north, east"),
      ("1e5", "0", "1e5, 0"), ("nan", "0", "nan, 0"),
    ])
  func `what is on no map is shown as it is`(
    latitude: String, longitude: String, words: String
  ) async throws {
    let record = CatalogueTests.record(7, ["lat": latitude, "lon": longitude])
    let files = try await publish([record]) { $0.hasRowPages = true }
    #expect(rows(files["recordings/0/xc7.html"]).contains("Coordinates: \(words)"))
    #expect(files["recordings/0/xc7.html"]?.contains("<svg") == false)
  }

  @Test func `the largest number has a page, and the sitemap lists it`() async throws {
    let record = #"{"id": "999999999999"}"#
    let path = "recordings/999999999/xc999999999999.html"
    let files = try await publish([record], baseURL: "https://example.org/") {
      $0.hasRowPages = true
    }
    #expect(files[path] != nil)
    #expect(files["sitemap.xml"]?.contains("<loc>https://example.org/\(path)</loc>") == true)
  }

  @Test func `hostile texts in every field make valid pages`() async throws {
    let strings = try TestData.strings
    let names = [
      "gen", "sp", "ssp", "grp", "en", "rec", "cnt", "loc", "lat", "lon", "alt", "type", "sex",
      "stage", "method", "url", "file", "file-name", "lic", "q", "length", "time", "date",
      "uploaded", "rmk", "animal-seen", "playback-used", "temp", "regnr", "auto", "dvc", "mic",
      "smp", "annotation-set", "also",
    ]
    let encoder = JSONEncoder()
    let records = try strings.enumerated().map { number, text in
      var fields = Dictionary(uniqueKeysWithValues: names.map { ($0, text) })
      fields["id"] = "\(number + 1)"
      let addressed = fields.merging(
        ["url": "https://example.org/\(text)", "file": "//example.org/\(text)"]
      ) { $1 }
      return String(
        decoding: try encoder.encode(number.isMultiple(of: 2) ? fields : addressed), as: UTF8.self)
    }
    let files = try await publish(records) {
      $0.hasRowPages = true
      $0.hasExports = true
    }
    #expect(files.keys.count { $0.contains("/xc") } == strings.count)
  }

  // MARK: - Files to take along

  @Test func `every page has its rows as CSV and JSON`() async throws {
    let records = [1, 2, 3].map { CatalogueTests.record($0) }
    let files = try await publish(records) { $0.hasExports = true }
    #expect(
      files["recordings/index.html"]?.contains(
        #"""
        <p class="q">Download these 2 recordings:</p><ul>\#
        <li><a href="index.csv" download="recordings-page-1.csv">CSV</a></li>\#
        <li><a href="index.json" download="recordings-page-1.json">JSON</a></li></ul>\#
        </div></details>
        """#) == true)
    #expect(
      files["recordings/page-2.html"]?.contains(
        "Download this recording:</p><ul><li><a href=\"page-2.csv\"")
        == true)
    #expect(files["recordings/page-2.csv"]?.split(separator: "\r\n").count == 2)
    let json = try #require(files["recordings/index.json"])
    let again = try CollectionIndex.reading(
      [BytesSource(name: "x.json", bytes: Array(json.utf8))], of: .recordings())
    #expect((0..<again.count).map(again.name) == [.number(3), .number(2)])
  }

  @Test func `nobody who did not ask has any of it`() async throws {
    let files = try await publish([Self.full]) { _ in }
    #expect(
      files.keys.filter { !$0.hasPrefix("search") }.sorted() == [
        "assets/catalogue.css", "assets/columns-but-species.css", "assets/explore.css",
        "assets/explore.js", "assets/explorer.js", "assets/icon.svg", "assets/land.svg",
        "assets/lead.js", "assets/pages.css", "assets/player.css", "assets/player.js",
        "assets/rows.css",
        "countries/index.html",
        "index.html", "quality/index.html", "recordings/index.html", "recordists/index.html",
        "species/index.html", "species/scientific/index.html",
        "summary.html", "types/index.html", "years/index.html",
      ])
  }

  @Test(arguments: [1, 3, 7]) func `the number of workers makes no difference`(workers: Int)
    async throws
  {
    let records = (1...40).map { CatalogueTests.record($0, ["sp": "s\($0 % 7)"]) }
    let all: (inout CatalogueExtras) -> Void = {
      $0.hasRowPages = true
      $0.hasExports = true
    }
    let files = try await publish(records, pageSize: 3, workers: workers, all)
    let others = try await publish(records, pageSize: 3, workers: 2, all)
    #expect(files == others)
    #expect(files.keys.count { !$0.hasPrefix("search") } == 102)
  }
}
