extension Rule {
  /// The demand of the rule, its reason, and an example.
  package var guide: RuleGuide {
    switch self {
    case .wellFormed:
      RuleGuide(
        "every element is closed and every attribute quoted, as in XML",
        because: """
          Browsers guess how to close open elements, and so hide the mistake. XML does not guess: the page is \
          read exactly as it is written. The message is libxml2's, and the page is validated up to there.
          """,
        in: .main, "<p>The robin sings.", fixed: "<p>The robin sings.</p>")
    case .encoding:
      RuleGuide(
        "the page is UTF-8",
        because: """
          HTML allows no other encoding. A page in another one shows wrong letters if the encoding is not \
          declared, or if the declaration is ignored.
          """,
        ordinary: .only("pages in UTF-16, and those that name no encoding in a <meta>"),
        in: .encoding, "<p>Café</p>", fixed: "<p>Café</p>")
    case .allowedCharacter:
      RuleGuide(
        "there are no control characters and noncharacters, written or by number",
        because: """
          HTML forbids them, and reads some as other characters than XML does: &#128; is the euro sign to a \
          browser and a control character to XML.
          """,
        in: .main, "<p>&#128; 8.00</p>", fixed: "<p>€ 8.00</p>")
    case .doctype:
      RuleGuide(
        "the page begins with <!DOCTYPE html>, and declares nothing more",
        because: """
          Without it, browsers lay a page out as those of the last century did. A doctype that declares \
          entities could make a page of any size, and is not read.
          """,
        in: .page, birds(), fixed: "<!DOCTYPE html>\n" + birds())
    case .htmlSyntax:
      RuleGuide(
        "nothing is written that HTML and XML read differently",
        because: """
          Examples are CDATA, processing instructions, prefixes, <td/> and <br></br>: XML reads the last as one \
          line break and HTML as two.
          """,
        in: .main, "<p>One line<br></br>and another</p>", fixed: "<p>One line<br/>and another</p>")
    case .namedEntity:
      RuleGuide(
        "characters have no names but amp, lt, gt, quot and apos",
        because:
          "XML has no others. The page is UTF-8, so every character can be written as itself.",
        in: .main, "<p>Caf&eacute;</p>", fixed: "<p>Café</p>")
    case .allowedElement:
      RuleGuide(
        "elements are those of HTML, and of still drawings in SVG",
        because: """
          Unknown elements mean nothing to a screen reader. Some elements of HTML are refused, each with its \
          reason: they load other pages, or style text.
          """,
        in: .main, "<center>Robin</center>", fixed: #"<p class="centred">Robin</p>"#)
    case .nesting:
      RuleGuide(
        "elements are where HTML allows them",
        because: """
          Browsers move misplaced elements, or close the elements around them. Then scripts, styles and \
          screen readers get another page than the one that was written.
          """,
        in: .main, "<ul><p>Robin</p></ul>", fixed: "<ul><li>Robin</li></ul>")
    case .strayText:
      RuleGuide(
        "text is in elements that may hold text",
        because: "Browsers move text that is in a list or a table but not in an item or a cell.",
        in: .main, "<ul>Birds:<li>Robin</li></ul>", fixed: "<p>Birds:</p>\n<ul><li>Robin</li></ul>"
      )
    case .allowedAttribute:
      RuleGuide(
        "attributes are those that HTML knows on their element, or data-…",
        because: "Others do nothing. Most are misspelt, or belong to another element.",
        in: .main, #"<p colour="red">Robin</p>"#, fixed: #"<p class="red">Robin</p>"#)
    case .attributeValue:
      RuleGuide(
        "values are among those that their attribute may have",
        because: "Browsers silently replace any other value by the default.",
        in: .main, #"<ol start="two"><li>Robin</li></ol>"#,
        fixed: #"<ol start="2"><li>Robin</li></ol>"#)
    case .requiredAttribute:
      RuleGuide(
        "elements have the attributes that they require",
        because: """
          Above all, the page needs a language: without it, screen readers pronounce it by the rules of \
          another language, and browsers don't hyphenate or translate it.
          """,
        ordinary: .only("the language of the page"),
        in: .page, "<!DOCTYPE html>\n" + birds("Vögel", languages: #"xml:lang="de""#),
        fixed: "<!DOCTYPE html>\n" + birds("Vögel", languages: #"lang="de" xml:lang="de""#))
    case .pageHead:
      RuleGuide(
        "the page has a head with its character set and a title, and a body",
        because: """
          Tabs, bookmarks, search engines and screen readers show the title. The character set must be among \
          the first 1,024 bytes, where browsers look for it. A page that redirects does so at once: with a \
          delay, it could change while a visitor is reading.
          """,
        ordinary: .only("the title"),
        in: .page, "<!DOCTYPE html>\n" + birds(title: ""),
        fixed: "<!DOCTYPE html>\n" + birds())
    case .inlineCode:
      RuleGuide(
        "scripts and styles are in files of their own",
        because: """
          A content security policy that stops injected scripts stops those in the page too. Files are loaded \
          once for all pages. JSON-LD may be in the page: it is data, and doesn't run.
          """,
        in: .main, #"<p style="color: red">Robin</p>"#, fixed: #"<p class="red">Robin</p>"#)
    case .deferredScript:
      RuleGuide(
        "scripts are classic and deferred",
        because: """
          A script that is not deferred delays the page while it loads. Modules do not run in a page that is \
          opened from a folder.
          """,
        in: .head, #"<script src="birds.js"></script>"#,
        fixed: #"<script src="birds.js" defer="defer"></script>"#)
    case .localResource:
      RuleGuide(
        "style sheets, scripts and the pictures within drawings are files of the site",
        because: """
          Another host learns who reads the page, can change it, and may be gone tomorrow. Files with integrity \
          or crossorigin don't load in a page that is opened from a folder. 404.html may refer to files by whole \
          addresses, since hosts show it at any address.
          """,
        in: .head, #"<link rel="stylesheet" href="https://example.org/birds.css"/>"#,
        fixed: #"<link rel="stylesheet" href="birds.css"/>"#)
    case .singleFile:
      RuleGuide(
        "a single file has one style, one script, one block of data, and a policy with the hashes",
        because: """
          Such a page is sent by e-mail and opened from folders. Its policy allows only that style and that \
          script, so text that a browser takes for code does nothing. <meta name="rowhouse" content="single-file"/> \
          selects this rule, which replaces inline-code for that page; handlers and style attributes stay refused.
          """,
        in: .head,
        """
        <meta name="rowhouse" content="single-file"/>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>
        <style>p { color: red }</style>
        """,
        fixed: """
          <meta name="rowhouse" content="single-file"/>
          <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
          style-src 'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='"/>
          <style>p { color: red }</style>
          """)
    case .uniqueID:
      RuleGuide(
        "no two elements of a page have the same id",
        because: "A link or a label finds the first of them, and never the other.",
        ordinary: .everything,
        in: .main, "<h2 id=\"bird\">Robin</h2>\n<h2 id=\"bird\">Wren</h2>",
        fixed: "<h2 id=\"robin\">Robin</h2>\n<h2 id=\"wren\">Wren</h2>")
    case .pageReference:
      RuleGuide(
        "references within a page point to an element of the right kind",
        because: """
          A link to a missing element does nothing, and a label without its field names nothing.
          """,
        ordinary: .only(##"links to elements, such as href="#wren""##),
        in: .main, "<p><a href=\"#wren\">Wren</a></p>\n<h2 id=\"wrens\">Wren</h2>",
        fixed: "<p><a href=\"#wren\">Wren</a></p>\n<h2 id=\"wren\">Wren</h2>")
    case .address:
      RuleGuide(
        "addresses are https, mailto or relative, those of links http too, and well written",
        because: """
          A link to javascript: runs code instead of opening a page. A path from the root, and one that names a folder, \
          fail if the site is opened from a folder or is not at the root of its host.
          """,
        in: .main, #"<p><a href="/birds.html">Birds</a></p>"#,
        fixed: #"<p><a href="birds.html">Birds</a></p>"#)
    case .siteLink:
      RuleGuide(
        "references point to a page, a file or an element of this site",
        because: """
          Any other link opens an error page. Case counts, as it does on most servers. In ordinary HTML, a \
          folder means its index.html, a path from the root begins at the folder that is checked, and birds \
          may be birds.html, as on many hosts.
          """,
        ordinary: .everything,
        in: .main, #"<p><a href="birds.htm">Birds</a></p>"#,
        fixed: #"<p><a href="birds.html">Birds</a></p>"#)
    case .pagePath:
      RuleGuide(
        "no two files have the same path, ignoring case",
        because: "On macOS and Windows a folder can hold only one of them.",
        ordinary: .everything,
        in: .files, "birds/Robin.html\nbirds/robin.html",
        fixed: "birds/robin.html\nbirds/robin-2.html")
    case .tableModel:
      RuleGuide(
        "every row of a table has a cell for every column, in parts that come in order",
        because:
          "Screen readers count cells to announce a position; a hole or an overlap makes them wrong.",
        in: .main,
        """
        <table><tbody>
        <tr><th scope="row">Robin</th><td>14 cm</td></tr>
        <tr><th scope="row">Wren</th></tr>
        </tbody></table>
        """,
        fixed: """
          <table><tbody>
          <tr><th scope="row">Robin</th><td>14 cm</td></tr>
          <tr><th scope="row">Wren</th><td>10 cm</td></tr>
          </tbody></table>
          """)
    case .tableHeaders:
      RuleGuide(
        "a table has header cells, with a scope that fits their place",
        because: "Screen readers announce them with each cell.",
        in: .main, "<table><tbody><tr><td>Robin</td><td>14 cm</td></tr></tbody></table>",
        fixed: #"<table><tbody><tr><th scope="row">Robin</th><td>14 cm</td></tr></tbody></table>"#)
    case .label:
      RuleGuide(
        "every field has a label, and every label one field",
        because: "A label names its field to screen readers, and a tap on it activates the field.",
        in: .main, #"<p>Name <input id="name"/></p>"#,
        fixed: #"<p><label for="name">Name</label> <input id="name"/></p>"#)
    case .accessibleName:
      RuleGuide(
        "links, buttons, headings, captions and the like have text",
        because: #"Without it, a screen reader says "link", but not which page it opens."#,
        in: .main, #"<p><a href="birds.html"></a></p>"#,
        fixed: #"<p><a href="birds.html">Birds</a></p>"#)
    case .imageAlternative:
      RuleGuide(
        "pictures have an alternative in words, or say that they only decorate",
        because:
          "The alternative replaces a picture that a visitor can't see, or that isn't loaded.",
        ordinary: .only(#"<img>, <area> and <input type="image">"#),
        in: .main, #"<p><img src="robin.jpg"/></p>"#,
        fixed: #"<p><img src="robin.jpg" alt="A robin on a fence"/></p>"#)
    case .mediaControls:
      RuleGuide(
        "sounds and films can be started and stopped",
        because: "Without controls they can't be stopped, by keyboard or otherwise.",
        in: .main, #"<p><audio src="robin.mp3"></audio></p>"#,
        fixed: #"<p><audio src="robin.mp3" controls="controls"></audio></p>"#)
    case .headingOrder:
      RuleGuide(
        "a page has one <h1>, and no level of headings is skipped on the way down",
        because: "Many visitors move through a page by its headings, as by a table of contents.",
        in: .main, "<h3>Robin</h3>", fixed: "<h2>Robin</h2>")
    case .oneMain:
      RuleGuide(
        "a page has one <main>",
        because: "Screen readers have a key that skips to it, past the parts that all pages share.",
        in: .body, "<h1>Birds</h1>", fixed: "<main><h1>Birds</h1></main>")
    case .landmarkName:
      RuleGuide(
        "landmarks of one kind have different names",
        because:
          "In a screen reader's list of landmarks, two of the same name can't be distinguished.",
        in: .main,
        """
        <nav><a href="birds.html">Birds</a></nav>
        <nav><a href="page-2.html">Next page</a></nav>
        """,
        fixed: """
          <nav aria-label="Sections"><a href="birds.html">Birds</a></nav>
          <nav aria-label="Pages"><a href="page-2.html">Next page</a></nav>
          """)
    case .ariaRole:
      RuleGuide(
        "roles are those of WAI-ARIA, with the states that they need",
        because: "Others are ignored, and without its state a switch is neither on nor off.",
        in: .main, #"<p role="headline">Robin</p>"#,
        fixed: #"<p role="heading" aria-level="2">Robin</p>"#)
    case .ariaAttribute:
      RuleGuide(
        "attributes of WAI-ARIA are known, with values that they may have",
        because: "Others are ignored, and the mistake can't be seen on the page.",
        in: .main, #"<p aria-hidden="yes">❦</p>"#, fixed: #"<p aria-hidden="true">❦</p>"#)
    case .currentPage:
      RuleGuide(
        "a navigation marks at most one page as the current one",
        because: "Two of them say that the visitor is in two places.",
        in: .main,
        """
        <nav><a href="a.html" aria-current="page">A</a> <a href="b.html" aria-current="page">B</a></nav>
        """,
        fixed: """
          <nav><a href="a.html" aria-current="page">A</a> <a href="b.html">B</a></nav>
          """)
    case .manifest:
      RuleGuide(
        "the files of a site that Rowhouse made are those that it published",
        because: """
          The next build overwrites edits by hand. A folder without a manifest is not Rowhouse's and is not \
          checked; a file that the manifest does not list is allowed.
          """,
        ordinary: .everything,
        in: .folder, "index.html was edited after it was published.",
        fixed: "The table was edited, and the site built again.")
    }
  }

  /// A page about birds, without its document type.
  private func birds(
    _ name: String = "Birds", title: String? = nil,
    languages: String = #"lang="en" xml:lang="en""#
  ) -> String {
    """
    <html xmlns="http://www.w3.org/1999/xhtml" \(languages)>
    <head><meta charset="UTF-8"/>\(title ?? "<title>\(name)</title>")</head>
    <body><main><h1>\(name)</h1></main></body>
    </html>
    """
  }
}
