// What the bytes of a page are held to.
extension RuleGuide {
  static let wellFormed = RuleGuide(
    "every element is closed and every attribute quoted, as in XML",
    because: """
      Browsers mend what is left open, each page in its own way, and hide the slip of whoever wrote it. XML \
      does not: what is read is what is written. The message is libxml2's, and the page is judged up to \
      there.
      """,
    RuleExample(in: .main, "<p>The robin sings.", mended: "<p>The robin sings.</p>"))

  static let encoding = RuleGuide(
    "the page is UTF-8",
    because: """
      It is the one encoding that HTML allows. A page in another shows wrong letters wherever that is not \
      said, or not believed.
      """,
    ordinary: .only("pages in UTF-16, and those that name no encoding in a <meta>"),
    RuleExample(in: .encoding, "<p>Café</p>", mended: "<p>Café</p>"))

  static let allowedCharacter = RuleGuide(
    "there are no control characters and noncharacters, written or by number",
    because: """
      HTML forbids them, and reads some by another character than XML: &#128; is the sign of the euro to a \
      browser and a control to XML.
      """,
    RuleExample(in: .main, "<p>&#128; 8.00</p>", mended: "<p>€ 8.00</p>"))

  static let doctype = RuleGuide(
    "the page begins with <!DOCTYPE html>, and declares nothing more",
    because: """
      Without it browsers lay a page out as those of the last century did. What declares entities could \
      make a page of any size, and is not read.
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
      Such are CDATA, processing instructions, prefixes, <td/> and <br></br>: XML takes the last for one \
      line break and HTML for two.
      """,
    RuleExample(
      in: .main, "<p>One line<br></br>and another</p>", mended: "<p>One line<br/>and another</p>"))

  static let namedEntity = RuleGuide(
    "characters have no names but amp, lt, gt, quot and apos",
    because: "XML knows no others. The page is UTF-8, so every character can stand for itself.",
    RuleExample(in: .main, "<p>Caf&eacute;</p>", mended: "<p>Café</p>"))
}
