// Rules about the bytes of a page.
extension RuleGuide {
  static let wellFormed = RuleGuide(
    "every element is closed and every attribute quoted, as in XML",
    because: """
      Browsers guess how to close open elements, and so hide the mistake. XML does not guess: the page is \
      read exactly as it is written. The message is libxml2's, and the page is validated up to there.
      """,
    RuleExample(in: .main, "<p>The robin sings.", mended: "<p>The robin sings.</p>"))

  static let encoding = RuleGuide(
    "the page is UTF-8",
    because: """
      HTML allows no other encoding. A page in another one shows wrong letters if the encoding is not \
      declared, or if the declaration is ignored.
      """,
    ordinary: .only("pages in UTF-16, and those that name no encoding in a <meta>"),
    RuleExample(in: .encoding, "<p>Café</p>", mended: "<p>Café</p>"))

  static let allowedCharacter = RuleGuide(
    "there are no control characters and noncharacters, written or by number",
    because: """
      HTML forbids them, and reads some as other characters than XML does: &#128; is the euro sign to a \
      browser and a control character to XML.
      """,
    RuleExample(in: .main, "<p>&#128; 8.00</p>", mended: "<p>€ 8.00</p>"))

  static let doctype = RuleGuide(
    "the page begins with <!DOCTYPE html>, and declares nothing more",
    because: """
      Without it, browsers lay a page out as those of the last century did. A doctype that declares \
      entities could make a page of any size, and is not read.
      """,
    RuleExample(
      in: .page,
      """
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/><title>Birds</title></head>
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

  static let htmlSyntax = RuleGuide(
    "nothing is written that HTML and XML read differently",
    because: """
      Examples are CDATA, processing instructions, prefixes, <td/> and <br></br>: XML reads the last as one \
      line break and HTML as two.
      """,
    RuleExample(
      in: .main, "<p>One line<br></br>and another</p>", mended: "<p>One line<br/>and another</p>"))

  static let namedEntity = RuleGuide(
    "characters have no names but amp, lt, gt, quot and apos",
    because: "XML has no others. The page is UTF-8, so every character can be written as itself.",
    RuleExample(in: .main, "<p>Caf&eacute;</p>", mended: "<p>Café</p>"))
}
