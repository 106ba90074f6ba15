extension Broken {
  /// Headings, landmarks and roles.
  static let landmark: [Broken] = [
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title>Title</title>
      </head>
      <body>

      <main>

      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .blind,
      "6:1: <body> has no <h1>: say what the page is [heading-order]"),
    .main(
      "<h1>Two</h1>", .blind,
      "10:1: <h1> is the second of the page: a page has one; write <h2> [heading-order]"),
    .main(
      "<h2>x</h2><h4>y</h4>", .blind,
      "10:11: <h4> follows <h2>: no level may be skipped; write <h3> [heading-order]"),
    .init(
      #"""
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
      <head><meta charset="UTF-8"/>
      <title>Title</title>
      </head>
      <body>

      <h2>x</h2><main>
      <h1>Heading</h1>
      <p>Text.</p>
      </main>
      </body>
      </html>
      """#, .blind,
      "8:1: <h2> is the first heading of the page: begin with <h1> [heading-order]"),
    .body(
      "<main>x</main>", .blind,
      "8:1: <main> is the second main part of the page: a page has one [one-main]"),
    .body(
      #"<div role="main">x</div>"#, .blind,
      "8:1: <main> is the second main part of the page: a page has one [one-main]"),
    .main(
      "<article><main>x</main></article>", .blind,
      #"""
      10:10: <main> is inside <article>, which may not contain it at any depth: move it out \#
      [nesting]
      """#,
      "10:10: <main> is the second main part of the page: a page has one [one-main]"),
    .body(
      #"""
      <nav>x</nav>
      <nav aria-label="a">x</nav>
      """#, .blind,
      #"""
      7:1: <nav> is one of 2 landmarks of the kind navigation and has no name: write aria-label \#
      or aria-labelledby [landmark-name]
      """#),
    .body(
      #"""
      <nav aria-label="a">x</nav>
      <nav aria-label="a">x</nav>
      """#, .blind,
      #"""
      8:1: <nav> has the name "a" of another landmark of the kind navigation: give each its own \#
      [landmark-name]
      """#),
    .main(
      #"""
      <section aria-label="a">x</section>
      <section aria-label="a">y</section>
      """#, .blind,
      #"""
      11:1: <section> has the name "a" of another landmark of the kind region: give each its \#
      own [landmark-name]
      """#),
    .main(
      #"""
      <section aria-labelledby="a">x</section>
      <div role="region" aria-labelledby="a" id="a">y</div>
      """#, .blind,
      #"""
      11:1: <div> has the name "a" of another landmark of the kind region: give each its own \#
      [landmark-name]
      """#),
    .main(
      #"<div role="region">x</div>"#, .blind,
      #"""
      10:1: <div role="region"> has no name: write aria-label or aria-labelledby [landmark-name]
      """#),
    .main(
      #"""
      <form action="a.html">x</form>
      <form action="b.html" aria-label="y">x</form>
      """#, .blind,
      #"""
      10:1: <form> is one of 2 landmarks of the kind form and has no name: write aria-label or \#
      aria-labelledby [landmark-name]
      """#),
    .main(
      #"""
      <search>x</search>
      <form role="search" aria-label="x" action="a.html">x</form>
      """#, .blind,
      #"""
      10:1: <search> is one of 2 landmarks of the kind search and has no name: write aria-label \#
      or aria-labelledby [landmark-name]
      """#),
    .body(
      #"""
      <aside>x</aside>
      <aside aria-label="x">y</aside>
      """#, .blind,
      #"""
      7:1: <aside> is one of 2 landmarks of the kind complementary and has no name: write \#
      aria-label or aria-labelledby [landmark-name]
      """#),
    .main(
      #"<p role="">x</p>"#, .sees,
      "10:1: role of <p> is empty: name a role or leave it out [aria-role]"),
    .main(
      #"<p role="none widget">x</p>"#, .sees,
      #"""
      10:1: role="widget" of <p> is not a role of WAI-ARIA: name one that is, or leave it out \#
      [aria-role]
      """#),
    .main(
      #"<p role="switch">x</p>"#, .blind,
      #"10:1: role="switch" of <p> needs aria-checked: use <input type="checkbox"> [aria-role]"#),
    .main(
      #"<p role="checkbox">x</p>"#, .blind,
      #"10:1: role="checkbox" of <p> needs aria-checked: use <input type="checkbox"> [aria-role]"#),
    .main(
      #"<p role="radio">x</p>"#, .blind,
      #"10:1: role="radio" of <p> needs aria-checked: use <input type="radio"> [aria-role]"#),
    .main(
      #"<p role="menuitemcheckbox">x</p>"#, .blind,
      #"""
      10:1: role="menuitemcheckbox" of <p> needs aria-checked: say whether it is on [aria-role]
      """#),
    .main(
      #"<p role="menuitemradio">x</p>"#, .blind,
      #"10:1: role="menuitemradio" of <p> needs aria-checked: say whether it is on [aria-role]"#),
    .main(
      #"<p role="slider">x</p>"#, .blind,
      #"10:1: role="slider" of <p> needs aria-valuenow: use <input type="range"> [aria-role]"#),
    .main(
      #"<p role="scrollbar">x</p>"#, .blind,
      #"10:1: role="scrollbar" of <p> needs aria-valuenow: say where it stands [aria-role]"#),
    .main(
      #"<p role="meter">x</p>"#, .blind,
      #"10:1: role="meter" of <p> needs aria-valuenow: use <meter> [aria-role]"#),
    .main(
      #"<p role="combobox">x</p>"#, .blind,
      #"""
      10:1: role="combobox" of <p> needs aria-expanded: use <select>, or <input> with a list \#
      [aria-role]
      """#),
    .main(
      #"<p role="heading">x</p>"#, .blind,
      #"10:1: role="heading" of <p> needs aria-level: use <h2> or another heading [aria-role]"#),
    .main(
      #"<p><input type="text" role="switch" aria-label="x"/></p>"#, .blind,
      #"""
      10:4: role="switch" of <input> needs aria-checked: use <input type="checkbox"> [aria-role]
      """#),
  ]
}
