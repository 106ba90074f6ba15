extension Broken {
  /// Addresses.
  static let address: [Broken] = [
    .main(
      #"<p><a href="javascript:x()">x</a></p>"#, .sees,
      #"""
      10:4: href="javascript:x()" of <a>: the scheme "javascript" is not allowed: use https, mailto \#
      or a path relative to the page [address]
      """#),
    .main(
      #"<p><a href="JavaScript:x()">x</a></p>"#, .sees,
      #"""
      10:4: href="JavaScript:x()" of <a>: the scheme "JavaScript" is not allowed: use https, mailto \#
      or a path relative to the page [address]
      """#),
    .main(
      #"<p><a href="&#1;javascript:x()">x</a></p>"#, .sees,
      "10:17: xmlParseCharRef: invalid xmlChar value 1 [well-formed]"),
    .main(
      #"<p><a href=" javascript:x()">x</a></p>"#, .sees,
      #"""
      10:4: href=" javascript:x()" of <a>: the scheme " javascript" is not allowed: use https, \#
      mailto or a path relative to the page [address]
      """#),
    .main(
      #"<p><a href="java&#10;script:x()">x</a></p>"#, .sees,
      #"""
      10:4: href="java\u{A}script:x()" of <a>: the scheme "java\u{A}script" is not allowed: use https, \#
      mailto or a path relative to the page [address]
      """#),
    .main(
      #"<p><a href="java&#9;script:x()">x</a></p>"#, .sees,
      #"""
      10:4: href="java\u{9}script:x()" of <a>: the scheme "java\u{9}script" is not allowed: use https, \#
      mailto or a path relative to the page [address]
      """#),
    .main(
      #"<p><img src="http://example.org/a.png" alt="x"/></p>"#, .sees,
      #"""
      10:4: src="http://example.org/a.png" of <img>: the scheme "http" is not allowed: use https, \#
      mailto or a path relative to the page [address]
      """#),
    .main(
      #"<p><a href="http://a.b/">x</a> <img src="http://a.b/c.png" alt="x"/></p>"#, .sees,
      #"""
      10:32: src="http://a.b/c.png" of <img>: the scheme "http" is not allowed: use https, mailto or \#
      a path relative to the page [address]
      """#),
    .main(
      #"<p><a href="http:/a">x</a></p>"#, .sees,
      #"10:4: href="http:/a" of <a>: http: has no host: write https://host/path [address]"#),
    .main(
      #"<p><a href="data:text/html,x">x</a></p>"#, .sees,
      #"""
      10:4: href="data:text/html,x" of <a>: the scheme "data" is not allowed: use https, mailto or \#
      a path relative to the page [address]
      """#),
    .main(
      #"<p><a href="ftp://x/">x</a></p>"#, .sees,
      #"""
      10:4: href="ftp://x/" of <a>: the scheme "ftp" is not allowed: use https, mailto or a path \#
      relative to the page [address]
      """#),
    .main(
      #"<p><a href="//example.org/">x</a></p>"#, .sees,
      #"""
      10:4: href="//example.org/" of <a>: an address without a scheme fails when the site is \#
      opened from a folder: write https: [address]
      """#),
    .main(
      #"<p><a href="\\example.org/">x</a></p>"#, .sees,
      #"""
      10:4: href="\\example.org/" of <a>: an address without a scheme fails when the site is \#
      opened from a folder: write https: [address]
      """#),
    .main(
      #"<p><a href="\a.html">x</a></p>"#, .sees,
      #"""
      10:4: href="\a.html" of <a>: a path from the root fails when the site is not at the root: \#
      write it relative to the page [address]
      """#),
    .main(
      #"<p><a href="https:a.html">x</a></p>"#, .sees,
      #"""
      10:4: href="https:a.html" of <a>: https: has no host: write https://host/path [address]
      """#),
    .main(
      #"<p><a href="https://">x</a></p>"#, .sees,
      #"10:4: href="https://" of <a>: https: has no host: write https://host/path [address]"#),
    .main(
      #"<p><a href="https:///a">x</a></p>"#, .sees,
      #"10:4: href="https:///a" of <a>: https: has no host: write https://host/path [address]"#),
    .main(
      #"<p><a href="https://?a">x</a></p>"#, .sees,
      #"10:4: href="https://?a" of <a>: https: has no host: write https://host/path [address]"#),
    .main(
      #"<p><a href="mailto:">x</a></p>"#, .sees,
      #"10:4: href="mailto:" of <a>: mailto: has no recipient: write an email address [address]"#),
    .main(
      #"<p><a href="a b.html">x</a></p>"#, .sees,
      #"10:4: href="a b.html" of <a>: a space must be written %20 [address]"#),
    .main(
      #"<p><a href="100%.html">x</a></p>"#, .sees,
      #"""
      10:4: href="100%.html" of <a>: % is not followed by two hexadecimal digits: write %25 for a percent \#
      sign [address]
      """#),
    .main(
      #"<p><a href="a%2.html">x</a></p>"#, .sees,
      #"""
      10:4: href="a%2.html" of <a>: % is not followed by two hexadecimal digits: write %25 for a percent \#
      sign [address]
      """#),
    .main(
      #"<p><a href="a&quot;b.html">x</a></p>"#, .sees,
      #"10:4: href="a"b.html" of <a>: a double quote must be written %22 [address]"#),
    .main(
      #"<p><a href="a\b.html">x</a></p>"#, .sees,
      #"10:4: href="a\b.html" of <a>: a backslash must be written %5C [address]"#),
    .main(
      #"<p><a href="a.html#b#c">x</a></p>"#, .sees,
      ##"10:4: href="a.html#b#c" of <a>: "#" must be written %23 [address]"##),
    .main(
      #"<p><a href="a{b}.html">x</a></p>"#, .sees,
      #"10:4: href="a{b}.html" of <a>: "{" must be written %7B [address]"#),
    .main(
      #"<p><a href="a|b.html">x</a></p>"#, .sees,
      #"10:4: href="a|b.html" of <a>: "|" must be written %7C [address]"#),
    .main(
      #"<p><a href="a^b.html">x</a></p>"#, .sees,
      #"10:4: href="a^b.html" of <a>: "^" must be written %5E [address]"#),
    .main(
      #"<p><a href="a&lt;b.html">x</a></p>"#, .sees,
      #"10:4: href="a<b.html" of <a>: "<" must be written %3C [address]"#),
    .main(
      #"<p><a href="a[1].html">x</a></p>"#, .sees,
      #"10:4: href="a[1].html" of <a>: "[" must be written %5B [address]"#),
    .main(
      #"<p><a href="a`b.html">x</a></p>"#, .sees,
      #"10:4: href="a`b.html" of <a>: "`" must be written %60 [address]"#),
    .main(
      #"<p><a href="../a.html">x</a></p>"#, .blind,
      #"""
      10:4: href="../a.html" of <a>: it is outside the site: keep the file in the site \#
      [address]
      """#),
    .main(
      #"<p><a href="b/../../a.html">x</a></p>"#, .blind,
      #"""
      10:4: href="b/../../a.html" of <a>: it is outside the site: keep the file in the site \#
      [address]
      """#),
    .main(
      #"<p><a href="%2e%2e/a.html">x</a></p>"#, .blind,
      #"""
      10:4: href="%2e%2e/a.html" of <a>: it is outside the site: keep the file in the site \#
      [address]
      """#),
    .main(
      #"<p><a href="b/">x</a></p>"#, .blind,
      #"10:4: href="b/" of <a>: it names a folder: name the file, as in index.html [address]"#),
    .main(
      #"<p><a href=".">x</a></p>"#, .blind,
      #"10:4: href="." of <a>: it names a folder: name the file, as in index.html [address]"#),
    .main(
      #"<p><a href="b/..">x</a></p>"#, .blind,
      #"10:4: href="b/.." of <a>: it names a folder: name the file, as in index.html [address]"#),
    .main(
      #"<p><a href="">x</a></p>"#, .sees,
      ##"10:4: href="" of <a>: it is empty: name a file, or "#id" [address]"##),
    .main(
      #"<p><img src="" alt=""/></p>"#, .sees,
      ##"10:4: src="" of <img>: it is empty: name a file, or "#id" [address]"##),
    .main(
      #"<form action="http://x/">x</form>"#, .sees,
      #"""
      10:1: action="http://x/" of <form>: the scheme "http" is not allowed: use https, mailto or a \#
      path relative to the page [address]
      """#),
    .main(
      #"<p><img src="a.png" alt="" srcset="a.png 1x, http://x/b.png 2x"/></p>"#, .blind,
      #"""
      10:4: srcset="http://x/b.png" of <img>: the scheme "http" is not allowed: use https, mailto \#
      or a path relative to the page [address]
      """#),
    .main(
      #"<p><img src="a.png" alt="" srcset="/a.png, b.png"/></p>"#, .blind,
      #"""
      10:4: srcset="/a.png" of <img>: a path from the root fails when the site is not at the \#
      root: write it relative to the page [address]
      """#),
    .main(
      #"<p><q cite="x:y">x</q></p>"#, .sees,
      #"""
      10:4: cite="x:y" of <q>: the scheme "x" is not allowed: use https, mailto or a path relative \#
      to the page [address]
      """#),
    .main(
      #"<p><video controls="controls" poster="/a.png"></video></p>"#, .sees,
      #"""
      10:4: poster="/a.png" of <video>: a path from the root fails when the site is not at the \#
      root: write it relative to the page [address]
      """#),
    .main(
      #"<p><button formaction="ftp:x">x</button></p>"#, .sees,
      #"""
      10:4: formaction="ftp:x" of <button>: the scheme "ftp" is not allowed: use https, mailto or a \#
      path relative to the page [address]
      """#),
    .main(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><a \#
      href="javascript:x()"><title>x</title></a></svg>
      """#, .blind,
      #"""
      10:56: href="javascript:x()" of <a>: the scheme "javascript" is not allowed: use https, \#
      mailto or a path relative to the page [address]
      """#),
  ]
}
