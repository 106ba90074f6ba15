extension Broken {
  /// Elements and where they stand.
  static let vocabulary: [Broken] = [
    .main(
      "<foo>x</foo>", .sees,
      #"""
      10:1: <foo> is not an element of HTML: use one that is, or a <span> with a class \#
      [allowed-element]
      """#),
    .main(
      "<P>x</P>", .sees,
      "10:1: <P> is not an element of HTML: write <p> [allowed-element]"),
    .main(
      #"<math xmlns="http://www.w3.org/1998/Math/MathML">x</math>"#, .sees,
      #"""
      10:1: <math> is not allowed: MathML is not among the elements of these pages; write the \#
      formula as text or a picture [allowed-element]
      """#),
    .main(
      "<iframe>x</iframe>", .sees,
      #"""
      10:1: <iframe> is not allowed: it loads another page into this one; link to it \#
      [allowed-element]
      """#),
    .main(
      "<object>x</object>", .sees,
      #"""
      10:1: <object> is not allowed: it loads what only some browsers can show; use <img>, \#
      <audio>, \#
      <video> or a link [allowed-element]
      """#),
    .main(
      "<noscript>x</noscript>", .sees,
      #"""
      10:1: <noscript> is not allowed: HTML and XML read it differently; write what works \#
      without a \#
      script and let the script improve it [allowed-element]
      """#),
    .main(
      "<applet>x</applet>", .sees,
      "10:1: <applet> is not allowed: no browser runs it; leave it out [allowed-element]"),
    .main(
      "<frameset>x</frameset>", .sees,
      "10:1: <frameset> is not allowed: pages stand alone; link them [allowed-element]"),
    .main(
      "<noframes>x</noframes>", .sees,
      "10:1: <noframes> is not allowed: pages stand alone; link them [allowed-element]"),
    .main(
      "<font>x</font>", .sees,
      #"""
      10:1: <font> is not allowed: it says how text looks; use a class and the style sheet \#
      [allowed-element]
      """#),
    .main(
      "<big>x</big>", .sees,
      #"""
      10:1: <big> is not allowed: it says how text looks; use a class and the style sheet \#
      [allowed-element]
      """#),
    .main(
      "<tt>x</tt>", .sees,
      #"""
      10:1: <tt> is not allowed: it says how text looks; use <code>, <kbd> or <samp> \#
      [allowed-element]
      """#),
    .main(
      "<strike>x</strike>", .sees,
      "10:1: <strike> is not allowed: HTML has given it up; use <s> or <del> [allowed-element]"),
    .main(
      "<acronym>x</acronym>", .sees,
      "10:1: <acronym> is not allowed: HTML has given it up; use <abbr> [allowed-element]"),
    .main(
      "<dir>x</dir>", .sees,
      "10:1: <dir> is not allowed: HTML has given it up; use <ul> [allowed-element]"),
    .main(
      "<marquee>x</marquee>", .sees,
      #"""
      10:1: <marquee> is not allowed: moving text cannot be read by everyone; let it stand still \#
      [allowed-element]
      """#),
    .main(
      "<blink>x</blink>", .sees,
      #"""
      10:1: <blink> is not allowed: moving text cannot be read by everyone; let it stand still \#
      [allowed-element]
      """#),
    .main(
      "<plaintext>x</plaintext>", .sees,
      "10:1: <plaintext> is not allowed: HTML has given it up; use <pre> [allowed-element]"),
    .main(
      "<xmp>x</xmp>", .sees,
      "10:1: <xmp> is not allowed: HTML has given it up; use <pre> [allowed-element]"),
    .main(
      "<embed/>", .sees,
      #"""
      10:1: <embed> is not allowed: it loads what only some browsers can show; use <img>, \#
      <audio>, \#
      <video> or a link [allowed-element]
      """#),
    .main(
      "<param/>", .sees,
      "10:1: <param> is not allowed: it belongs to <object>, which is not allowed [allowed-element]"
    ),
    .main(
      "<frame/>", .sees,
      "10:1: <frame> is not allowed: pages stand alone; link them [allowed-element]"),
    .main(
      "<image/>", .sees,
      "10:1: <image> is not allowed: HTML calls it <img> [allowed-element]"),
    .head(
      "<style>p{}</style>", .sees,
      #"""
      5:1: <style> is not allowed: move its rules to a style sheet of the site and link it \#
      [allowed-element]
      """#),
    .head(
      #"<base href="a.html"/>"#, .sees,
      #"""
      5:1: <base> is not allowed: it changes the target of every reference; write each reference \#
      relative to the page [allowed-element]
      """#),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><script/></svg>"#, .sees,
      #"""
      10:56: <script> in an <svg> is not allowed: a drawing runs nothing; use a deferred script \#
      of \#
      the page [allowed-element]
      """#),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><foreignObject/></svg>"#, .sees,
      #"""
      10:56: <foreignObject> in an <svg> is not allowed: HTML belongs beside the drawing, not in \#
      it \#
      [allowed-element]
      """#),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><style/></svg>"#, .sees,
      #"""
      10:56: <style> in an <svg> is not allowed: move its rules to a style sheet of the site and \#
      link it [allowed-element]
      """#),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><animate/></svg>"#, .sees,
      "10:56: <animate> in an <svg> is not allowed: drawings stand still [allowed-element]"),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><animateMotion/></svg>"#, .sees,
      "10:56: <animateMotion> in an <svg> is not allowed: drawings stand still [allowed-element]"),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><animateTransform/></svg>"#, .sees,
      "10:56: <animateTransform> in an <svg> is not allowed: drawings stand still [allowed-element]"
    ),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><set/></svg>"#, .sees,
      "10:56: <set> in an <svg> is not allowed: drawings stand still [allowed-element]"),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><image/></svg>"#, .sees,
      #"10:56: <image> has no href: say which picture [required-attribute]"#),
    .main(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><image \#
      href="https://example.org/a.svg"/></svg>
      """#, .sees,
      #"""
      10:56: <image> loads "https://example.org/a.svg" from another host: keep the file in the \#
      site [local-resource]
      """#),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><use/></svg>"#, .sees,
      "10:56: <use> in an <svg> is not allowed: draw the shape where it is needed [allowed-element]"
    ),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><filter/></svg>"#, .sees,
      #"""
      10:56: <filter> is not among the elements of a still drawing: draw with shapes, paths and \#
      text [allowed-element]
      """#),
    .main(
      "<p><div>x</div></p>", .sees,
      #"""
      10:4: <div> does not belong in <p>: <p> holds text and phrasing content; move it out \#
      [nesting]
      """#),
    .main(
      #"<p><a href="a.html"><div>x</div></a></p>"#, .sees,
      #"""
      10:21: <div> does not belong in <a>: <p> holds text and phrasing content; move it out \#
      [nesting]
      """#),
    .main(
      "<li>x</li>", .sees,
      #"""
      10:1: <li> does not belong in <main>: <main> holds flow content; put it in <ol>, <ul> or \#
      <menu> [nesting]
      """#),
    .main(
      "<div><dt>x</dt></div>", .sees,
      "10:6: <dt> does not belong in <div>: <div> holds flow content; put it in <dl> [nesting]"),
    .main(
      "<p><title>x</title></p>", .sees,
      #"""
      10:4: <title> does not belong in <p>: <p> holds text and phrasing content; move it out \#
      [nesting]
      """#,
      "10:4: <title> is the second: a page has one [page-head]"),
    .main(
      #"<a href="a.html">x<a href="b.html">y</a></a>"#, .sees,
      "10:19: <a> is inside <a>, which may not contain it at any depth: move it out [nesting]"),
    .main(
      #"<a href="a.html">x<button type="button">y</button></a>"#, .sees,
      #"""
      10:19: <button> is inside <a>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      #"<a href="a.html">x<span tabindex="0">y</span></a>"#, .blind,
      #"""
      10:19: <span> is inside <a>, which may not contain it at any depth: move it out [nesting]
      """#),
    .main(
      #"<button type="button">x<input type="checkbox" aria-label="y"/></button>"#, .sees,
      #"""
      10:24: <input> is inside <button>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      #"<button type="button">x<audio controls="controls"></audio></button>"#, .blind,
      #"""
      10:24: <audio> is inside <button>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      ##"<a href="a.html"><img src="a.png" alt="x" usemap="#m"/></a><map name="m"></map>"##, .sees,
      #"""
      10:18: <img> is inside <a>, which may not contain it at any depth: move it out [nesting]
      """#),
    .main(
      #"<form action="a.html"><div><form action="b.html" aria-label="x"></form></div></form>"#,
      .blind,
      #"""
      10:1: <form> is one of 2 landmarks of the kind form and has no name: write aria-label or \#
      aria-labelledby [landmark-name]
      """#,
      #"""
      10:28: <form> is inside <form>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      "<header><div><footer>x</footer></div></header>", .blind,
      #"""
      10:14: <footer> is inside <header>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      "<address><h2>x</h2></address>", .blind,
      #"""
      10:10: <h2> is inside <address>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      "<dl><dt><section>x</section></dt><dd>y</dd></dl>", .blind,
      #"""
      10:9: <section> is inside <dt>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      "<details><p>x</p><summary>y</summary></details>", .sees,
      "10:18: <summary> comes after others in <details>: put it first [nesting]"),
    .main(
      "<dl><div><p>x</p></div></dl>", .sees,
      #"""
      10:10: <p> does not belong in a <div> of a <dl>: such a <div> holds <dt> and <dd> only; \#
      move it out [nesting]
      """#),
    .main(
      "<span><p>x</p></span>", .sees,
      #"""
      10:7: <p> does not belong in <span>: <span> holds text and phrasing content; move it out \#
      [nesting]
      """#),
    .main(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><p \#
      xmlns="http://www.w3.org/1999/xhtml">x</p></svg>
      """#, .sees,
      "10:56: <p> does not belong in <svg>: <svg> holds SVG content; move it out [nesting]"),
    .init(
      #"""
      <!DOCTYPE html>
      <div xmlns="http://www.w3.org/1999/xhtml">x</div>
      """#, .sees,
      "2:1: <div> is outermost: put the page in <html> [nesting]",
      "2:1: <html> has no <head>: write one with a title [page-head]"),
    .main(
      #"<table>x<tbody><tr><th scope="row">a</th></tr></tbody></table>"#, .sees,
      #"""
      10:8: text is in <table>, which may not contain text: put it in an element or leave it out \#
      [stray-text]
      """#),
    .main(
      #"<p><select aria-label="x">y</select></p>"#, .sees,
      #"""
      10:27: text is in <select>, which may not contain text: put it in an element or leave it \#
      out \#
      [stray-text]
      """#),
    .main(
      #"<picture><img src="a.png" alt=""/><source srcset="b.png"/></picture>"#, .sees,
      "10:35: <source> comes after <img> in <picture>: put it first [nesting]"),
    .main(
      #"<picture><img src="a.png" alt=""/><img src="b.png" alt=""/></picture>"#, .sees,
      "10:35: <img> is the second in <picture>: write one, after the sources [nesting]"),
    .main(
      #"<picture><source srcset="a.png"/></picture>"#, .sees,
      "10:1: <picture> has no <img>: browsers show only that; write one at its end [nesting]"),
    .main(
      #"<picture><source src="a.png"/><img src="a.png" alt=""/></picture>"#, .sees,
      "10:10: src does not belong on <source> in <picture>: write srcset [allowed-attribute]",
      "10:10: <source> in <picture> has no srcset: say which pictures [required-attribute]"),
    .main(
      #"<picture>x<img src="a.png" alt=""/></picture>"#, .sees,
      #"""
      10:10: text is in <picture>, which may not contain text: put it in an element or leave it \#
      out [stray-text]
      """#),
    .main(
      #"<p><figcaption>x</figcaption></p>"#, .sees,
      #"""
      10:4: <figcaption> does not belong in <p>: <p> holds text and phrasing content; put it in \#
      <figure> [nesting]
      """#),
  ]
}
