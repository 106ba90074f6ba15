extension Broken {
  /// The head, scripts, style sheets and sounds.
  static let head: [Broken] = [
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title> </title>
      </head>
      <body>

      <main>
      <h1>Heading</h1>
      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .sees,
      "4:1: <title> is empty: say what the page is [page-head]"),
    .head(
      #"<meta http-equiv="refresh" content="5; url=index.html"/>"#, .sees,
      #"""
      5:1: <meta http-equiv="refresh"> leaves readers no time: lead on at once, "0; url=…", or not at \#
      all [page-head]
      """#),
    .head(
      "<title>Two</title>", .sees,
      "5:1: <title> is the second: a page has one [page-head]"),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head>
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
      #"3:1: <head> has no character set: begin it with <meta charset="UTF-8"/> [page-head]"#),
    .head(
      #"<meta charset="UTF-8"/>"#, .sees,
      "5:1: <meta charset> is the second: a page has one [page-head]"),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><!--xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx--><meta charset="UTF-8"/>
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
      3:1114: <meta charset> is not in the first 1024 bytes: put it first in <head> [page-head]
      """#),
    .head(
      #"<meta http-equiv="default-style" charset="utf-8" content="x"/>"#, .sees,
      "5:1: <meta charset> is the second: a page has one [page-head]",
      #"""
      5:1: <meta> needs one of charset, name, http-equiv, property and itemprop: say what it is \#
      about [required-attribute]
      """#),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en"></html>
      """#, .sees,
      "2:1: <html> has no <head>: write one with a title [page-head]"),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en"><head><meta \#
      charset="UTF-8"/><title>x</title></head></html>
      """#, .sees,
      "2:1: <html> has no <body>: write one after <head> [page-head]"),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" \#
      xml:lang="en"><body><main><h1>x</h1></main></body></html>
      """#, .sees,
      "2:68: <body> has no <head> before it: write one with the title [page-head]"),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title>Title</title>
      </head>
      <head></head><body>

      <main>
      <h1>Heading</h1>
      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .sees,
      "6:1: <head> is the second: a page has one [page-head]"),
    .init(
      #"""
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
      </body><body></body>
      </html>
      """#, .sees,
      "12:8: <body> is the second: a page has one [page-head]"),
    .head(
      "<script>x()</script>", .sees,
      #"""
      5:1: <script> has content: move the script to a file of the site and load it deferred \#
      [inline-code]
      """#,
      #"""
      5:1: <script> has no src: move the script to a file of the site and load it deferred \#
      [inline-code]
      """#),
    .head(
      #"<script src="a.js" defer="defer">x()</script>"#, .sees,
      #"""
      5:1: <script> has content: move the script to a file of the site and load it deferred \#
      [inline-code]
      """#),
    .head(
      #"<script src="a.js" defer="defer" async="async"></script>"#, .sees,
      "5:1: <script> has async, which runs it at any time: write defer only [deferred-script]"),
    .head(
      #"<script src="a.js" defer="defer" type="module"></script>"#, .sees,
      #"""
      5:1: type="module" of <script> does not run from a folder: write a classic script without \#
      type [deferred-script]
      """#),
    .head(
      #"<script src="a.js" defer="defer" integrity="sha256-x"></script>"#, .sees,
      #"""
      5:1: integrity of <script> fails when the site is opened from a folder: leave it out \#
      [local-resource]
      """#),
    .head(
      #"<script src="https://example.org/a.js" defer="defer"></script>"#, .sees,
      #"""
      5:1: <script> loads "https://example.org/a.js" from another host: keep the file in the \#
      site [local-resource]
      """#),
    .head(
      #"<link rel="stylesheet" href="a.css" crossorigin="anonymous"/>"#, .sees,
      #"""
      5:1: crossorigin of <link> fails when the site is opened from a folder: leave it out \#
      [local-resource]
      """#),
    .head(
      #"<meta name="rowhouse" content="single-file"/>"#, .blind,
      #"""
      6:1: the page has no policy that begins with nothing: write <meta \#
      http-equiv="Content-Security-Policy" content="default-src 'none'; …"/> [single-file]
      """#),
    .head(
      #"<link rel="modulepreload" href="a.js"/>"#, .sees,
      #"""
      5:1: <link rel="modulepreload"> loads a module, which does not run from a folder: leave \#
      it out [deferred-script]
      """#),
    .head(
      #"<link rel="icon" href="https://example.org/a.png"/>"#, .sees,
      #"""
      5:1: <link rel="icon"> loads "https://example.org/a.png" from another host: keep the file \#
      in the site [local-resource]
      """#),
    .main(
      #"<p><video src="a.webm"></video></p>"#, .sees,
      #"10:4: <video> has no controls: write controls="controls" [media-controls]"#),
    .main(
      #"<p><audio controls="controls" autoplay="autoplay" src="a.ogg"></audio></p>"#, .sees,
      "10:4: autoplay of <audio> is not allowed: let the reader start it [media-controls]"),
  ]
}
