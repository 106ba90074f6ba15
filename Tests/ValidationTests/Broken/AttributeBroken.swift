extension Broken {
  /// Attributes and their values.
  static let attribute: [Broken] = [
    .main(
      #"<p foo="x">x</p>"#, .sees,
      #"""
      10:1: foo of <p> is not an attribute of HTML: use data-… or leave it out \#
      [allowed-attribute]
      """#),
    .main(
      #"<p href="a.html">x</p>"#, .sees,
      "10:1: href does not belong on <p>: leave it out [allowed-attribute]"),
    .main(
      #"<p aria-foo="x">x</p>"#, .sees,
      "10:1: aria-foo of <p> is not an attribute of WAI-ARIA: leave it out [aria-attribute]"),
    .main(
      #"<p xlink:href="a" xmlns:xlink="urn:x">x</p>"#, .sees,
      #"""
      10:1: xlink:href of <p> is not an attribute of HTML: use data-… or leave it out \#
      [allowed-attribute]
      """#),
    .main(
      #"<p onclick="x()">x</p>"#, .sees,
      #"""
      10:1: onclick of <p> is a script: add a listener in a deferred script of the site \#
      [inline-code]
      """#),
    .main(
      #"<foo onclick="x()">x</foo>"#, .sees,
      #"""
      10:1: <foo> is not an element of HTML: use one that is, or a <span> with a class \#
      [allowed-element]
      """#,
      #"""
      10:1: onclick of an element is a script: add a listener in a deferred script of the site \#
      [inline-code]
      """#),
    .main(
      #"<p><a href="a.html" ping="b.html">x</a></p>"#, .sees,
      #"""
      10:4: ping of <a> is not allowed: it tells others of every click; leave it out \#
      [allowed-attribute]
      """#),
    .main(
      #"<p><input type="checkbox" aria-label="x" checked="yes"/></p>"#, .sees,
      #"""
      10:4: checked="yes" of <input> is not a value of checked: write checked="checked", or \#
      leave it out for no [attribute-value]
      """#),
    .main(
      #"<p dir="up">x</p>"#, .sees,
      #"""
      10:1: dir="up" of <p> is not a value of dir: write "ltr", "rtl" or "auto" \#
      [attribute-value]
      """#),
    .main(
      #"<form action="a.html" method="put">x</form>"#, .sees,
      #"""
      10:1: method="put" of <form> is not a value of method: write "get", "post" or "dialog" \#
      [attribute-value]
      """#),
    .main(
      #"<p><input type="foo" aria-label="x"/></p>"#, .sees,
      #"""
      10:4: type="foo" of <input> is not a value of type: write "hidden", "text", "search", \#
      "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local", \#
      "number", "range", "color", "checkbox", "radio", "file", "submit", "image", "reset" or \#
      "button" [attribute-value]
      """#),
    .main(
      #"<p><button type="foo">x</button></p>"#, .sees,
      #"""
      10:4: type="foo" of <button> is not a value of type: write "submit", "reset" or "button" \#
      [attribute-value]
      """#),
    .main(
      #"<p tabindex="5">x</p>"#, .sees,
      #"""
      10:1: tabindex="5" of <p> is not a value of tabindex: write "0" or "-1" [attribute-value]
      """#),
    .main(
      #"<p><img src="a.png" alt="" width="1.5"/></p>"#, .sees,
      #"""
      10:4: width="1.5" of <img> is not a value of width: write a whole number from 0 to 100000 \#
      [attribute-value]
      """#),
    .main(
      #"<p><meter value="x" aria-label="y"></meter></p>"#, .sees,
      #"""
      10:4: value="x" of <meter> is not a value of value: write a number, as in 0.5 \#
      [attribute-value]
      """#),
    .main(
      #"<p><time datetime="">x</time></p>"#, .sees,
      #"""
      10:4: datetime="" of <time> is not a value of datetime: write at least one word, or leave \#
      the attribute out [attribute-value]
      """#),
    .main(
      #"<p aria-label=" ">x</p>"#, .sees,
      #"""
      10:1: aria-label=" " of <p> is not a value of aria-label: write at least one word, or \#
      leave the attribute out [aria-attribute]
      """#),
    .main(
      #"<p aria-relevant="x">x</p>"#, .sees,
      #"""
      10:1: aria-relevant="x" of <p> is not a value of aria-relevant: write some of \#
      "additions", "all", "removals" and "text" [aria-attribute]
      """#),
    .main(
      #"<p aria-level="0">x</p>"#, .sees,
      #"""
      10:1: aria-level="0" of <p> is not a value of aria-level: write a whole number from 1 to \#
      1000000000 [aria-attribute]
      """#),
    .main(
      #"<p aria-valuenow="a">x</p>"#, .sees,
      #"""
      10:1: aria-valuenow="a" of <p> is not a value of aria-valuenow: write a number, as in 0.5 \#
      [aria-attribute]
      """#),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
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
      """#, .sees,
      "2:1: <html> has no xml:lang: repeat lang for XML [required-attribute]"),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="" xml:lang="">
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
      """#, .sees,
      #"2:1: lang of <html> is empty: say the language, as in lang="en" [required-attribute]"#),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="de">
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
      2:1: lang="en" and xml:lang="de" of <html> differ: write the same in both \#
      [required-attribute]
      """#),
    .init(
      #"""
      <!DOCTYPE html>
      <html lang="en" xml:lang="en">
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
      """#, .sees,
      #"""
      2:1: <html> has no xmlns: write xmlns="http://www.w3.org/1999/xhtml" [required-attribute]
      """#),
    .head(
      #"<link href="a.css"/>"#, .sees,
      "5:1: <link> has no rel: say what the link is for [required-attribute]"),
    .head(
      #"<link rel="stylesheet"/>"#, .sees,
      "5:1: <link> has no href: write its URL [required-attribute]"),
    .main(
      #"<p><img alt=""/></p>"#, .sees,
      "10:4: <img> has no src: say which picture [required-attribute]"),
    .main(
      #"<p><map name="m"><area href="a.html"/></map></p>"#, .sees,
      "10:18: <area> has no alt: describe its link [image-alternative]"),
    .main(
      #"<p><audio controls="controls"><track/></audio></p>"#, .sees,
      "10:31: <track> has no src: say which file [required-attribute]"),
    .table(
      "<tr><th>x</th><td>y</td></tr>", .sees,
      #"""
      11:5: <th> has no scope: say what it heads: col, row, rowgroup or colgroup \#
      [required-attribute]
      """#),
    .main(
      "<p><map>x</map></p>", .sees,
      "10:4: <map> has no name: a picture finds its map by its name [required-attribute]"),
    .main(
      #"<p><select aria-label="x"><optgroup><option>y</option></optgroup></select></p>"#, .sees,
      "10:27: <optgroup> has no label: name the group [required-attribute]"),
    .main(
      "<p><bdo>x</bdo></p>", .sees,
      "10:4: <bdo> has no dir: say the direction [required-attribute]"),
    .main(
      "<p><data>x</data></p>", .sees,
      "10:4: <data> has no value: say the value [required-attribute]"),
    .main(
      #"<p><meter aria-label="x"></meter></p>"#, .sees,
      "10:4: <meter> has no value: say the value [required-attribute]"),
    .main(
      #"<p><svg aria-label="x"></svg></p>"#, .sees,
      #"10:4: <svg> has no xmlns: write xmlns="http://www.w3.org/2000/svg" [required-attribute]"#),
    .head(
      #"<meta content="x"/>"#, .sees,
      #"""
      5:1: <meta> needs one of charset, name, http-equiv, property and itemprop: say what it is \#
      about [required-attribute]
      """#),
    .head(
      #"<meta name="x"/>"#, .sees,
      "5:1: <meta> has no content: say what its value is [required-attribute]"),
    .head(
      #"<meta http-equiv="pragma" content="1"/>"#, .sees,
      #"""
      5:1: http-equiv="pragma" of <meta> is not a value of http-equiv: write \#
      "content-security-policy", "default-style" or "refresh" [attribute-value]
      """#),
  ]
}
