// Which elements and attributes a page may have, and where.
extension RuleGuide {
  static let allowedElement = RuleGuide(
    "elements are those of HTML, and of still drawings in SVG",
    because: """
      Unknown elements mean nothing to a screen reader. Some elements of HTML are refused, each with its \
      reason: they load other pages, or style text.
      """,
    RuleExample(
      in: .main, "<center>Robin</center>", mended: "<p class=\"centred\">Robin</p>"))

  static let nesting = RuleGuide(
    "elements are where HTML allows them",
    because: """
      Browsers move misplaced elements, or close the elements around them. Then scripts, styles and \
      screen readers get another page than the one that was written.
      """,
    RuleExample(
      in: .main, "<ul><p>Robin</p></ul>", mended: "<ul><li>Robin</li></ul>"))

  static let strayText = RuleGuide(
    "text is in elements that may hold text",
    because:
      "Browsers move text that is in a list or a table but not in an item or a cell.",
    RuleExample(
      in: .main, "<ul>Birds:<li>Robin</li></ul>", mended: "<p>Birds:</p>\n<ul><li>Robin</li></ul>"))

  static let allowedAttribute = RuleGuide(
    "attributes are those that HTML knows on their element, or data-…",
    because: "Others do nothing. Most are misspelt, or belong to another element.",
    RuleExample(
      in: .main, "<p colour=\"red\">Robin</p>", mended: "<p class=\"red\">Robin</p>"))

  static let attributeValue = RuleGuide(
    "values are among those that their attribute may have",
    because: "Browsers silently replace any other value by the default.",
    RuleExample(
      in: .main, "<ol start=\"two\"><li>Robin</li></ol>",
      mended: "<ol start=\"2\"><li>Robin</li></ol>"))

  static let requiredAttribute = RuleGuide(
    "elements have the attributes that they require",
    because: """
      Above all, the page needs a language: without it, screen readers pronounce it by the rules of \
      another language, and browsers don't hyphenate or translate it.
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
      Tabs, bookmarks, search engines and screen readers show the title. The character set must be among \
      the first 1,024 bytes, where browsers look for it. A page that redirects does so at once: with a \
      delay, it could change while a visitor is reading.
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
      once for all pages. JSON-LD may be in the page: it is data, and doesn't run.
      """,
    RuleExample(
      in: .main, "<p style=\"color: red\">Robin</p>", mended: "<p class=\"red\">Robin</p>"))

  static let deferredScript = RuleGuide(
    "scripts are classic and deferred",
    because: """
      A script that is not deferred delays the page while it loads. Modules do not run in a page that is \
      opened from a folder.
      """,
    RuleExample(
      in: .head, "<script src=\"birds.js\"></script>",
      mended: "<script src=\"birds.js\" defer=\"defer\"></script>"))

  static let localResource = RuleGuide(
    "style sheets, scripts and the pictures within drawings are files of the site",
    because: """
      Another host learns who reads the page, can change it, and may be gone tomorrow. Files with integrity \
      or crossorigin don't load in a page that is opened from a folder. 404.html may refer to files by whole \
      addresses, since hosts show it at any address.
      """,
    RuleExample(
      in: .head, "<link rel=\"stylesheet\" href=\"https://example.org/birds.css\"/>",
      mended: "<link rel=\"stylesheet\" href=\"birds.css\"/>"))

  static let singleFile = RuleGuide(
    "a single file has one style, one script, one block of data, and a policy with the hashes",
    because: """
      Such a page is sent by e-mail and opened from folders. Its policy allows only that style and that \
      script, so text that a browser takes for code does nothing. <meta name="rowhouse" content="single-file"/> \
      selects this rule, which replaces inline-code for that page; handlers and style attributes stay refused.
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
