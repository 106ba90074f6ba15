import Markup
import Screens
import Testing

@testable import Catalogues
@testable import Rendering

@Suite struct TableDetailsTests {
  @Test func `a page has a frame, the way back, and the pages before and after it`() throws {
    let page = try TableSample("name,note\nEtna & co,hot\n").page(
      of: 0, title: 0, previous: PageLink("Row 3", to: "rows/0/row-3.html"),
      next: PageLink("Vulcano", to: "rows/1/row-9.html"))
    let body = try #require(page.split(separator: "<body>\n").last)
    #expect(
      body == """
        <a class="skip" href="#main">Skip to main content</a>
        <nav aria-label="Breadcrumb"><ol class="crumbs"><li><a href="../../index.html">Test</a></li><li><a href="../page-2.html">All rows</a></li><li><a href="row-1.html" aria-current="page">Etna &amp; co</a></li></ol></nav>
        <main id="main">
        <h1>Etna &amp; co</h1>
        <div class="split"><div>
        <table class="facts">
        <caption class="vh">Values</caption>
        <tbody>
        <tr><th scope="row">name</th>\
        <td>Etna &amp; co</td></tr>
        <tr><th scope="row">note</th>\
        <td>hot</td></tr>
        </tbody>
        </table>
        </div>
        <div>
        <table class="facts">
        <caption>Row</caption>
        <tbody>
        <tr><th scope="row">Row number</th>\
        <td>1</td></tr>
        <tr><th scope="row">Listed on</th>\
        <td><a href="../page-2.html#row-1">All rows, page 2</a></td></tr>
        </tbody>
        </table>
        </div>
        </div>
        <nav class="neighbours" aria-label="Previous and next page"><ul><li class="previous"><a rel="prev" href="row-3.html"><small>Previous</small> Row 3</a></li><li class="next"><a rel="next" href="../1/row-9.html"><small>Next</small> Vulcano</a></li></ul></nav>
        </main>
        </body>
        </html>

        """)
    #expect(page.contains("<title>Etna &amp; co – Test</title>"))
    #expect(!page.contains("player.js"))
  }

  @Test func `each value stands behind the name of its column, as what the column is`() throws {
    let table = try TableSample(
      """
      name,note,site,mail,song,born,ok,nothing,blank
      Ada,"One.
      Two & <three>.\r

      Four.
      ",https://a.org/?q=1&r,ada@a.org,https://a.org/1.mp3,1815,yes,," \u{A0} "
      Bo,https://b.org,http://b.org,mailto:bo@b.org,http://b.org/2.ogg,-3,no,,x
      """)
    #expect(
      table.sections(of: 0) == """
        <table class="facts">
        <caption class="vh">Values</caption>
        <tbody>
        <tr><th scope="row">name</th>\
        <td>Ada</td></tr>
        <tr><th scope="row">note</th>\
        <td>One.<br/>Two &amp; &lt;three&gt;.<br/><br/>Four.</td></tr>
        <tr><th scope="row">site</th>\
        <td><a href="https://a.org/?q=1&amp;r">https://a.org/?q=1&amp;r</a></td></tr>
        <tr><th scope="row">mail</th>\
        <td><a href="mailto:ada@a.org">ada@a.org</a></td></tr>
        <tr><th scope="row">song</th>\
        <td><a class="play" href="https://a.org/1.mp3">Play</a></td></tr>
        <tr><th scope="row">born</th>\
        <td>1815</td></tr>
        <tr><th scope="row">ok</th>\
        <td>yes</td></tr>
        </tbody>
        </table>
        </div>
        <div>
        <table class="facts">
        <caption>Row</caption>
        <tbody>
        <tr><th scope="row">Row number</th>\
        <td>1</td></tr>
        <tr><th scope="row">Listed on</th>\
        <td><a href="../page-2.html#row-1">All rows, page 2</a></td></tr>
        </tbody>
        </table>
        </div>
        </div>
        """)
    #expect(
      table.sections(of: 1, title: 0) == """
        <table class="facts">
        <caption class="vh">Values</caption>
        <tbody>
        <tr><th scope="row">name</th>\
        <td>Bo</td></tr>
        <tr><th scope="row">note</th>\
        <td><a href="https://b.org">https://b.org</a></td></tr>
        <tr><th scope="row">site</th>\
        <td><a href="http://b.org">http://b.org</a></td></tr>
        <tr><th scope="row">mail</th>\
        <td><a href="mailto:bo@b.org">bo@b.org</a></td></tr>
        <tr><th scope="row">song</th>\
        <td><a href="http://b.org/2.ogg">Play</a></td></tr>
        <tr><th scope="row">born</th>\
        <td>-3</td></tr>
        <tr><th scope="row">ok</th><td>no</td></tr>
        <tr><th scope="row">blank</th>\
        <td>x</td></tr>
        </tbody>
        </table>
        </div>
        <div>
        <table class="facts">
        <caption>Row</caption>
        <tbody>
        <tr><th scope="row">Row number</th>\
        <td>2</td></tr>
        <tr><th scope="row">Listed on</th>\
        <td><a href="../page-2.html#row-2">All rows, page 2</a></td></tr>
        </tbody>
        </table>
        </div>
        </div>
        """)
    #expect(table.page(of: 0).contains("<h1>Row 1</h1>"))
    #expect(table.page(of: 0).contains("player.js"))
    #expect(!table.page(of: 1).contains("player.js"))
  }

  @Test(
    arguments: [
      (
        #"["Parus <major>", "a, b", "c\"d", 1.50, true]"#,
        #"Parus &lt;major&gt;, a, b, c&quot;d, 1.50, true"#
      ),
      (#"[12345678901234567890,1e3]"#, "12345678901234567890, 1e3"),
      (#"["https://a.org/1"]"#, #"<a href="https://a.org/1">https://a.org/1</a>"#),
      (#"[2, {"a": "<b>"}]"#, "2, (a: &lt;b&gt;)"), ("[[1]]", "(1)"), ("[null, 2]", "2"),
      ("[\"x\\\\\", \"y\"]", "x\\, y"), ("[sic]", "[sic]"), ("[ ]", nil),
    ] as [(String, String?)])
  func `a list is its elements, and what is inside these is short texts`(
    list: String, value: String?
  ) throws {
    let cell = list.replacing("\"", with: "\"\"")
    let sections = try TableSample("list,a\n\"\(cell)\",b\n").sections(of: 0)
    let row = value.map {
      #"<tr><th scope="row">list</th><td>\#($0)</td></tr>"#
    }
    #expect(sections.split(separator: "\n").first { $0.contains(">list<") }.map(String.init) == row)
  }

  @Test(arguments: [false, true])
  func `pictures are links, and shown if that was asked for`(isShown: Bool) throws {
    let table = try TableSample(
      """
      name,photo
      Etna,https://a.org/e.jpg?a&b
      Fuji,http://a.org/f.png
      Hood,//a.org/h.webp
      """)
    let image = #" alt="photo of Etna" loading="lazy" referrerpolicy="no-referrer"/> "#
    #expect(
      table.sections(of: 0, title: 0, showsRemoteImages: isShown).contains(
        """
        <caption>Images</caption>
        <tbody>
        <tr><th scope="row">photo</th><td>\
        \(isShown ? "<img src=\"https://a.org/e.jpg?a&amp;b\"\(image)" : "")\
        <a href="https://a.org/e.jpg?a&amp;b">https://a.org/e.jpg?a&amp;b</a></td></tr>
        </tbody>
        """))
    #expect(
      table.sections(of: 1, showsRemoteImages: isShown).contains(
        #"<td><a href="http://a.org/f.png">http://a.org/f.png</a></td>"#))
    #expect(
      table.sections(of: 2, showsRemoteImages: isShown).contains(
        #"<img src="https://a.org/h.webp" alt="photo of Row 3""#) == isShown)
  }

  @Test func `a picture of the site is shown`() throws {
    var table = try TableSample("name,photo\nEtna,pictures/etna.svg\nFuji,../f.svg\nHood,\n")
    table.setPictures(in: 1)
    #expect(
      table.sections(of: 0, title: 0).contains(
        #"<img src="../../pictures/etna.svg" alt="photo of Etna"/></td>"#))
    #expect(table.sections(of: 1).contains(#"<td>../f.svg</td>"#))
    #expect(!table.sections(of: 2).contains("Images"))
  }

  @Test(
    arguments: [
      ("59.5", "-17.25", "59.5° north, 17.25° west", true), ("59.5", "", "59.5", false),
      ("", "17", "17", false), ("", "", nil, false),
    ] as [(String, String, String?, Bool)])
  func `coordinates are said in words and drawn on a map`(
    latitude: String, longitude: String, words: String?, hasMap: Bool
  ) throws {
    let table = try TableSample(
      "name,latitude,longitude\nA,\(latitude),\(longitude)\nB,1.5,2.5\n")
    let sections = table.sections(of: 0)
    #expect(sections.contains("<caption>Location</caption>") == (words != nil))
    #expect(sections.contains("Map with a dot at \(words ?? "")\"") == hasMap)
    #expect(sections.contains("<td>\(words ?? "59")</td>") == (words != nil))
    #expect(!sections.contains("latitude"))
  }

  @Test func `pages have the columns that are wanted, in that order`() throws {
    let table = try TableSample("a,b,c\n1,2,3\n")
    let details = RowDetails.table(table.columns, shown: [2, 0])
    #expect(details.sections[0].details.map(\.title) == ["c", "a"])
  }
}

@Suite struct PictureCellTests {
  @Test func `a listing has small pictures, if other sites may be asked for them`() throws {
    let table = try TableSample("name,photo\na,https://a.org/e.jpg\nb,http://a.org/f.png\nc,\n")
    #expect(
      table.cells(of: 1, showsRemoteImages: true, alternative: "a") == [
        #"<img class="image" src="https://a.org/e.jpg" alt="a" width="28" height="28" "#
          + #"loading="lazy" referrerpolicy="no-referrer"/>"#,
        #"<a href="http://a.org/f.png">http://a.org/f.png</a>"#, "",
      ])
    #expect(
      table.cells(of: 1) == [
        #"<a href="https://a.org/e.jpg">https://a.org/e.jpg</a>"#,
        #"<a href="http://a.org/f.png">http://a.org/f.png</a>"#, "",
      ])
  }

  @Test func `a picture of the site is always drawn, with words for it`() throws {
    var table = try TableSample("photo\npictures/etna.svg\n/etna.svg\nx y\n")
    table.setPictures(in: 0)
    #expect(
      table.cells(of: 0, alternative: "Etna & <co>") == [
        #"<img class="image" src="../pictures/etna.svg" alt="Etna &amp; &lt;co&gt;" width="28" "#
          + #"height="28"/>"#,
        "/etna.svg", "x y",
      ])
  }

  @Test func `a name of another language says which`() {
    var cell = CellWriter(HTMLWriter(), at: "a.html")
    cell.text("l’Etna", in: "fr")
    #expect(String(decoding: cell.finish().bytes, as: UTF8.self) == #"<i lang="fr">l’Etna</i>"#)
  }
}
