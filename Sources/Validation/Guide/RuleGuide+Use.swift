// Rules about the use of a page, including by screen readers.
extension RuleGuide {
  static let tableModel = RuleGuide(
    "every row of a table has a cell for every column, in parts that come in order",
    because:
      "Screen readers count cells to announce a position; a hole or an overlap makes them wrong.",
    RuleExample(
      in: .main,
      """
      <table><tbody>
      <tr><th scope="row">Robin</th><td>14 cm</td></tr>
      <tr><th scope="row">Wren</th></tr>
      </tbody></table>
      """,
      mended: """
        <table><tbody>
        <tr><th scope="row">Robin</th><td>14 cm</td></tr>
        <tr><th scope="row">Wren</th><td>10 cm</td></tr>
        </tbody></table>
        """))

  static let tableHeaders = RuleGuide(
    "a table has header cells, with a scope that fits their place",
    because: "Screen readers announce them with each cell.",
    RuleExample(
      in: .main, "<table><tbody><tr><td>Robin</td><td>14 cm</td></tr></tbody></table>",
      mended: "<table><tbody><tr><th scope=\"row\">Robin</th><td>14 cm</td></tr></tbody></table>"))

  static let label = RuleGuide(
    "every field has a label, and every label one field",
    because: "A label names its field to screen readers, and a tap on it activates the field.",
    RuleExample(
      in: .main, "<p>Name <input id=\"name\"/></p>",
      mended: "<p><label for=\"name\">Name</label> <input id=\"name\"/></p>"))

  static let accessibleName = RuleGuide(
    "links, buttons, headings, captions and the like have text",
    because: "Without it, a screen reader says \"link\", but not which page it opens.",
    RuleExample(
      in: .main, "<p><a href=\"birds.html\"></a></p>",
      mended: "<p><a href=\"birds.html\">Birds</a></p>"))

  static let imageAlternative = RuleGuide(
    "pictures have an alternative in words, or say that they only decorate",
    because: "The alternative replaces a picture that a visitor can't see, or that isn't loaded.",
    ordinary: .only("<img>, <area> and <input type=\"image\">"),
    RuleExample(
      in: .main, "<p><img src=\"robin.jpg\"/></p>",
      mended: "<p><img src=\"robin.jpg\" alt=\"A robin on a fence\"/></p>"))

  static let mediaControls = RuleGuide(
    "sounds and films can be started and stopped",
    because: "Without controls they can't be stopped, by keyboard or otherwise.",
    RuleExample(
      in: .main, "<p><audio src=\"robin.mp3\"></audio></p>",
      mended: "<p><audio src=\"robin.mp3\" controls=\"controls\"></audio></p>"))

  static let headingOrder = RuleGuide(
    "a page has one <h1>, and no level of headings is skipped on the way down",
    because: "Many visitors move through a page by its headings, as by a table of contents.",
    RuleExample(in: .main, "<h3>Robin</h3>", mended: "<h2>Robin</h2>"))

  static let oneMain = RuleGuide(
    "a page has one <main>",
    because: "Screen readers have a key that skips to it, past the parts that all pages share.",
    RuleExample(in: .body, "<h1>Birds</h1>", mended: "<main><h1>Birds</h1></main>"))

  static let landmarkName = RuleGuide(
    "landmarks of one kind have different names",
    because: "In a screen reader's list of landmarks, two of the same name can't be distinguished.",
    RuleExample(
      in: .main,
      """
      <nav><a href="birds.html">Birds</a></nav>
      <nav><a href="page-2.html">Next page</a></nav>
      """,
      mended: """
        <nav aria-label="Sections"><a href="birds.html">Birds</a></nav>
        <nav aria-label="Pages"><a href="page-2.html">Next page</a></nav>
        """))

  static let ariaRole = RuleGuide(
    "roles are those of WAI-ARIA, with the states that they need",
    because: "Others are ignored, and without its state a switch is neither on nor off.",
    RuleExample(
      in: .main, "<p role=\"headline\">Robin</p>",
      mended: "<p role=\"heading\" aria-level=\"2\">Robin</p>"))

  static let ariaAttribute = RuleGuide(
    "attributes of WAI-ARIA are known, with values that they may have",
    because: "Others are ignored, and the mistake can't be seen on the page.",
    RuleExample(
      in: .main, "<p aria-hidden=\"yes\">❦</p>", mended: "<p aria-hidden=\"true\">❦</p>"))

  static let currentPage = RuleGuide(
    "a navigation marks at most one page as the current one",
    because: "Two of them say that the visitor is in two places.",
    RuleExample(
      in: .main,
      """
      <nav><a href="a.html" aria-current="page">A</a> <a href="b.html" aria-current="page">B</a></nav>
      """,
      mended: """
        <nav><a href="a.html" aria-current="page">A</a> <a href="b.html">B</a></nav>
        """))
}
