import TestSupport
import Validation

/// Small good pages, and ways to break them.
enum Sample {
  /// The recorded pages of the gallery, and pages written by hand.
  static let references = TestData.files(
    ".html", in: "../Snapshots/gallery", and: "markup")

  /// A page around the content of its `main`, which begins in line 10.
  static func page(
    _ main: String = "<p>Text.</p>", head: String = "", body: String = "", title: String = "Title"
  ) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
    <head><meta charset="UTF-8"/>
    <title>\(title)</title>
    \(head)</head>
    <body>
    \(body)
    <main>
    <h1>Heading</h1>
    \(main)
    </main>
    </body>
    </html>
    """
  }

  /// The page that an example of the guide is a part of.
  static func page(of text: String, in place: RuleExample.Place) -> String {
    switch place {
    case .page, .files, .folder: text
    case .head: page(head: text)
    case .main, .encoding: page(text)
    case .body:
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/><title>Birds</title></head>
      <body>\(text)</body>
      </html>
      """
    }
  }

  /// A page around rows of the body of a table with two columns.
  static func table(_ rows: String) -> String {
    page(
      "<table><thead><tr><th scope=\"col\">A</th><th scope=\"col\">B</th></tr></thead><tbody>\n"
        + rows + "</tbody></table>")
  }

  static let form = page(
    """
    <form action="a.html" method="get">
    <p><label for="name">Name</label> <input id="name" name="name" required="required"/></p>
    <p><label>Age <input type="number" name="age" min="1" max="99" step="1"/></label></p>
    <p><input type="checkbox" role="switch" id="on" checked="checked"/><label for="on">On</label></p>
    <p><label for="size">Size</label><select id="size"><optgroup label="All"><option value="1">One\
    </option></optgroup></select></p>
    <p><label for="tick">Tick</label><input type="range" id="tick" list="ticks"/><datalist \
    id="ticks"><option value="1"></option></datalist></p>
    <p><label for="words">Words</label><textarea id="words" rows="3" cols="20"></textarea></p>
    <fieldset><legend>Kind</legend><label><input type="radio" name="kind" value="a"/> A</label>\
    </fieldset>
    <p><output for="name size">2</output> <meter value="0.5" aria-label="Half"></meter></p>
    <button type="submit">Send</button>
    </form>
    """)

  static let tables = page(
    """
    <table><caption>Spans</caption><colgroup><col span="2"/><col/></colgroup>
    <thead><tr><th scope="col" colspan="2">A</th><th scope="col">B</th></tr></thead>
    <tbody><tr><th scope="rowgroup" colspan="3">Group</th></tr>
    <tr><th scope="row" rowspan="2">1</th><td>2</td><td>3</td></tr>
    <tr><td>4</td><td rowspan="2">5</td></tr>
    <tr><td colspan="2">6</td></tr></tbody>
    <tfoot><tr><td colspan="3">Foot</td></tr></tfoot></table>
    """)

  static let words = page(
    """
    <h2>Words</h2>
    <p id="p">A <b>b</b> <i lang="la">c</i> <code>d</code><br/>&amp; &#228; <abbr title="x">e</abbr>
    <time datetime="2025-01-01">today</time> <a href="#p">up</a> <a href="mailto:a@b.org">mail</a>
    <a href="http://a.example:8080/b?c#d">over http</a></p>
    <ol start="3"><li>One</li></ol><dl><div><dt>T</dt><dd>D</dd></div></dl>
    <pre>text</pre><blockquote cite="https://example.org/"><p>Q</p></blockquote>
    <details><summary>More</summary><p>Text</p></details>
    <figure><img src="a.png" alt="A bird" srcset="a.png 1x, b.png 2x"/><figcaption>F</figcaption>\
    </figure><figure><picture><source media="(prefers-color-scheme: dark)" srcset="b.png"/>\
    <img src="a.png" alt="" width="9" height="9"/></picture></figure>
    <audio controls="controls" src="a.ogg"></audio>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="A line">\
    <defs><marker id="m" markerWidth="3"><circle r="1"/></marker></defs>\
    <image href="a.svg" width="9" height="9"/><path d="M0 0L9 9" marker-end="url(#m)"/></svg>
    """,
    head: "<link rel=\"stylesheet\" href=\"a.css\"/><script src=\"a.js\" defer=\"defer\"></script>")

  static let good = [page(), form, tables, words, found]

  /// What a page tells programs.
  private static let found = page(
    head: """
      <link rel="manifest" href="site.webmanifest"/>
      <link rel="apple-touch-icon" href="icon.png"/>
      <meta http-equiv="refresh" content="0; url=menu.html"/>
      <meta property="og:title" content="Title"/>
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>

      """)
}
