extension Broken {
  /// Bytes and syntax.
  static let syntax: [Broken] = [
    .main(
      "<p a=b>x</p>", .sees,
      #"10:6: AttValue: " or ' expected [well-formed]"#),
    .main(
      "<p>&nbsp;</p>", .sees,
      #"""
      10:10: Entity 'nbsp' not defined: XML knows amp, lt, gt, quot and apos; write the \#
      character itself [named-entity]
      """#),
    .main(
      #"<p title="&copy;">x</p>"#, .sees,
      #"""
      10:17: Entity 'copy' not defined: XML knows amp, lt, gt, quot and apos; write the \#
      character itself [named-entity]
      """#),
    .main(
      "<p><![CDATA[x]]></p>", .blind,
      "10:4: a CDATA section is a comment to HTML: write the text itself [html-syntax]"),
    .main(
      "<?php x?>", .blind,
      "10:1: a processing instruction is a comment to HTML: leave it out [html-syntax]"),
    .main(
      "<!-->x-->", .blind,
      #"""
      10:1: a comment that begins with ">" ends there for HTML: begin it with a space \#
      [html-syntax]
      """#),
    .main(
      "<p/>", .blind,
      "10:1: <p/> only begins the element in HTML: write <p></p> [html-syntax]"),
    .main(
      #"<x:p xmlns:x="http://www.w3.org/1999/xhtml">x</x:p>"#, .blind,
      #"""
      10:1: <x:p> has a prefix, which HTML takes for a part of its name: leave the prefix out \#
      [html-syntax]
      """#),
    .main(
      "<x:p>x</x:p>", .sees,
      #"""
      10:1: <x:p> has a prefix, which HTML takes for a part of its name: leave the prefix out \#
      [html-syntax]
      """#),
    .main(
      #"""
      <pre>
      x</pre>
      """#, .blind,
      #"""
      10:1: <pre> begins with a line break, which HTML drops and XML keeps: begin with its text \#
      [html-syntax]
      """#),
    .main(
      "<p>&#13;</p>", .blind,
      #"""
      10:4: a reference to U+000D means another character in HTML: write U+FFFD, or leave it out \#
      [allowed-character]
      """#),
    .main(
      #"<p title="&#x85;">x</p>"#, .blind,
      #"""
      10:11: a reference to U+0085 means another character in HTML: write U+FFFD, or leave it out \#
      [allowed-character]
      """#),
    .main(
      "<p>&#xFDD0;</p>", .blind,
      #"""
      10:4: a reference to U+FDD0 means another character in HTML: write U+FFFD, or leave it out \#
      [allowed-character]
      """#),
    .main(
      "<p>&#0;</p>", .sees,
      "10:8: xmlParseCharRef: invalid xmlChar value 0 [well-formed]"),
    .main(
      #"<p xmlns:xml="urn:x">x</p>"#, .blind,
      "10:21: xml namespace prefix mapped to wrong URI [well-formed]"),
    .init(
      #"""
      <?xml version="1.0"?>
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title>Title</title>
      </head>
      <body>

      <main>
      <h1>Heading</h1>
      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .blind,
      "1:1: an XML declaration is a comment to HTML: begin with <!DOCTYPE html> [html-syntax]"),
    .init(
      #"""
      <!DOCTYPE html SYSTEM "about:legacy-compat">
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title>Title</title>
      </head>
      <body>

      <main>
      <h1>Heading</h1>
      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .blind,
      #"""
      1:1: the document type declaration says more than "html": write <!DOCTYPE html> [doctype]
      """#),
    .init(
      #"""
      <!DOCTYPE html [<!ENTITY a "b">]>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title>Title</title>
      </head>
      <body>

      <main>
      <h1>Heading</h1>
      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .blind,
      #"""
      1:1: the document type declaration says more than "html": write <!DOCTYPE html> [doctype]
      """#),
    .init(
      #"""
      <!DOCTYPE svg>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title>Title</title>
      </head>
      <body>

      <main>
      <h1>Heading</h1>
      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .blind,
      #"""
      1:1: the document type declaration says more than "html": write <!DOCTYPE html> [doctype]
      """#),
    .init(
      "", .sees,
      "1:1: the page is empty: begin with <!DOCTYPE html> [doctype]"),
    .init(
      "text", .sees,
      "1:1: the page begins with something else: begin with <!DOCTYPE html> [doctype]"),
  ]
}
