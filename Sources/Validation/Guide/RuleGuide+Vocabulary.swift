// Which elements and attributes a page may have, and where.
extension RuleGuide {
  static let allowedElement = RuleGuide(
    "elements are those of HTML, and of still drawings in SVG",
    because: """
      Unknown elements mean nothing to those who listen to a page. Some of HTML are refused, each with its \
      reason: they load other pages, or say how text looks.
      """,
    RuleExample(
      in: .main, "<center>Robin</center>", mended: "<p class=\"centred\">Robin</p>"))

  static let nesting = RuleGuide(
    "elements stand where HTML allows them",
    because: """
      Browsers move what stands elsewhere, or close what is around it, and then scripts, styles and \
      readers find another page than the one that was written.
      """,
    RuleExample(
      in: .main, "<ul><p>Robin</p></ul>", mended: "<ul><li>Robin</li></ul>"))

  static let strayText = RuleGuide(
    "text stands in elements that hold text",
    because:
      "In a list or a table, but in none of its items or cells, browsers move it or show it oddly.",
    RuleExample(
      in: .main, "<ul>Birds:<li>Robin</li></ul>", mended: "<p>Birds:</p>\n<ul><li>Robin</li></ul>"))

  static let allowedAttribute = RuleGuide(
    "attributes are those that HTML knows on their element, or data-…",
    because: "Others do nothing. Mostly they are misspelt, or meant for another element.",
    RuleExample(
      in: .main, "<p colour=\"red\">Robin</p>", mended: "<p class=\"red\">Robin</p>"))

  static let attributeValue = RuleGuide(
    "values are among those that their attribute may have",
    because: "Browsers take any other for the default, and say nothing.",
    RuleExample(
      in: .main, "<ol start=\"two\"><li>Robin</li></ol>",
      mended: "<ol start=\"2\"><li>Robin</li></ol>"))

  static let requiredAttribute = RuleGuide(
    "elements have the attributes without which they say nothing",
    because: """
      First of all the page has a language: without it, it is read aloud by the rules of another, and \
      not hyphenated or translated.
      """,
    ordinary: .only("the language of the page"),
    RuleExample(
      in: .page,
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de">
      <head><meta charset="UTF-8"/><title>Vögel</title></head>
      <body><main><h1>Vögel</h1></main></body>
      </html>
      """,
      mended: """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="de" xml:lang="de">
        <head><meta charset="UTF-8"/><title>Vögel</title></head>
        <body><main><h1>Vögel</h1></main></body>
        </html>
        """))

  static let pageHead = RuleGuide(
    "the page has a head with its character set and a title, and a body",
    because: """
      The title is what tabs, bookmarks, search engines and screen readers call the page. The character \
      set must be among the first 1,024 bytes, where browsers look for it. A page that leads on to another \
      does so at once, since nobody reads at the speed of a clock.
      """,
    ordinary: .only("the title"),
    RuleExample(
      in: .page,
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/></head>
      <body><main><h1>Birds</h1></main></body>
      </html>
      """,
      mended: """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
        <head><meta charset="UTF-8"/><title>Birds</title></head>
        <body><main><h1>Birds</h1></main></body>
        </html>
        """))

  static let inlineCode = RuleGuide(
    "scripts and styles are in files of their own",
    because: """
      A content security policy that stops injected scripts stops those in the page too. Files are loaded \
      once for all pages. JSON-LD may stand in the page: it is data, and runs nothing.
      """,
    RuleExample(
      in: .main, "<p style=\"color: red\">Robin</p>", mended: "<p class=\"red\">Robin</p>"))

  static let deferredScript = RuleGuide(
    "scripts are classic and deferred",
    because: """
      A script that is not deferred holds the page up while it loads. Modules do not run in a page that \
      is opened from a folder.
      """,
    RuleExample(
      in: .head, "<script src=\"birds.js\"></script>",
      mended: "<script src=\"birds.js\" defer=\"defer\"></script>"))

  static let localResource = RuleGuide(
    "style sheets, scripts and the pictures within drawings are files of the site",
    because: """
      Another host learns who reads the page, can change it, and may be gone tomorrow. What is checked by \
      integrity or crossorigin fails in a page that is opened from a folder. 404.html may name files by whole \
      addresses, since hosts show it at any address.
      """,
    RuleExample(
      in: .head, "<link rel=\"stylesheet\" href=\"https://example.org/birds.css\"/>",
      mended: "<link rel=\"stylesheet\" href=\"birds.css\"/>"))

  static let singleFile = RuleGuide(
    "a single file has one style, one script, one block of data, and a policy with the hashes",
    because: """
      Such a page is sent by e-mail and lies in folders. Its policy lets nothing run but that style and that \
      script, so text that was taken for code would do nothing. <meta name="rowhouse" content="single-file"/> asks \
      for this rule, which takes the place of inline-code for that page; handlers and style attributes stay refused.
      """,
    RuleExample(
      in: .head,
      """
      <meta name="rowhouse" content="single-file"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>
      <style>p { color: red }</style>
      """,
      mended: """
        <meta name="rowhouse" content="single-file"/>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        style-src 'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='"/>
        <style>p { color: red }</style>
        """))
}
