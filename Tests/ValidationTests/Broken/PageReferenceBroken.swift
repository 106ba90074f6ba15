extension Broken {
  /// Identifiers and references within the page.
  static let pageReference: [Broken] = [
    .main(
      #"<p id="">x</p>"#, .blind,
      "10:1: id of <p> is empty: name the element or leave it out [unique-id]"),
    .main(
      #"<p id="a b">x</p>"#, .blind,
      #"10:1: id="a b" of <p> has white space in it: write hyphens [unique-id]"#),
    .main(
      #"""
      <p id="a">x</p>
      <p id="a">y</p>
      """#, .blind,
      #"11:1: id="a" of <p> names <p> in line 10 already: give each its own [unique-id]"#),
    .main(
      #"<p><a href="page.html#x">x</a></p>"#, .blind,
      #"""
      10:4: href "x" of <a> refers to no element of this page: give one id="x" or fix the \#
      reference [page-reference]
      """#),
    .main(
      ##"<p><a href="#%C3%A4">x</a></p>"##, .blind,
      #"""
      10:4: href "ä" of <a> refers to no element of this page: give one id="ä" or fix the \#
      reference [page-reference]
      """#),
    .main(
      #"<p id="x">x</p><p><label for="x">y</label></p>"#, .blind,
      #"10:19: for "x" of <label> refers to <p>: name a field [page-reference]"#),
    .main(
      #"<p><label for="x">y</label></p>"#, .blind,
      #"""
      10:4: for "x" of <label> refers to no element of this page: give one id="x" or fix the \#
      reference [page-reference]
      """#),
    .main(
      #"<p><input list="x" aria-label="y"/></p>"#, .blind,
      #"""
      10:4: list "x" of <input> refers to no element of this page: give one id="x" or fix the \#
      reference [page-reference]
      """#),
    .main(
      #"<p id="x"><input list="x" aria-label="y"/></p>"#, .blind,
      #"10:11: list "x" of <input> refers to <p>: name a <datalist> [page-reference]"#),
    .main(
      #"<p><input form="x" aria-label="y"/></p>"#, .blind,
      #"""
      10:4: form "x" of <input> refers to no element of this page: give one id="x" or fix the \#
      reference [page-reference]
      """#),
    .main(
      #"<p id="x"><input form="x" aria-label="y"/></p>"#, .blind,
      #"10:11: form "x" of <input> refers to <p>: name a <form> [page-reference]"#),
    .table(
      #"<tr><th scope="row">x</th><td headers="x">y</td></tr>"#, .blind,
      #"""
      11:27: headers "x" of <td> refers to no element of this page: give one id="x" or fix the \#
      reference [page-reference]
      """#),
    .table(
      #"<tr><th scope="row">x</th><td id="x" headers="x">y</td></tr>"#, .blind,
      #"11:27: headers "x" of <td> refers to <td>: name a <th> [page-reference]"#),
    .main(
      #"<p aria-labelledby="x">y</p>"#, .blind,
      #"""
      10:1: aria-labelledby "x" of <p> refers to no element of this page: give one id="x" or \#
      fix the reference [page-reference]
      """#),
    .main(
      #"<p aria-describedby="x">y</p>"#, .blind,
      #"""
      10:1: aria-describedby "x" of <p> refers to no element of this page: give one id="x" or \#
      fix the reference [page-reference]
      """#),
    .main(
      #"<p aria-controls="x">y</p>"#, .blind,
      #"""
      10:1: aria-controls "x" of <p> refers to no element of this page: give one id="x" or fix \#
      the reference [page-reference]
      """#),
    .main(
      #"<p aria-owns="x">y</p>"#, .blind,
      #"""
      10:1: aria-owns "x" of <p> refers to no element of this page: give one id="x" or fix the \#
      reference [page-reference]
      """#),
    .main(
      #"<p aria-details="x">y</p>"#, .blind,
      #"""
      10:1: aria-details "x" of <p> refers to no element of this page: give one id="x" or fix \#
      the reference [page-reference]
      """#),
    .main(
      #"<p aria-activedescendant="x">y</p>"#, .blind,
      #"""
      10:1: aria-activedescendant "x" of <p> refers to no element of this page: give one id="x" \#
      or fix the reference [page-reference]
      """#),
    .main(
      #"<p aria-errormessage="x">y</p>"#, .blind,
      #"""
      10:1: aria-errormessage "x" of <p> refers to no element of this page: give one id="x" or \#
      fix the reference [page-reference]
      """#),
    .main(
      #"<p aria-flowto="x">y</p>"#, .blind,
      #"""
      10:1: aria-flowto "x" of <p> refers to no element of this page: give one id="x" or fix \#
      the reference [page-reference]
      """#),
    .main(
      #"<p id="a" aria-describedby="a b c">y</p>"#, .blind,
      #"""
      10:1: aria-describedby "b" of <p> refers to no element of this page: give one id="b" or \#
      fix the reference [page-reference]
      """#,
      #"""
      10:1: aria-describedby "c" of <p> refers to no element of this page: give one id="c" or \#
      fix the reference [page-reference]
      """#),
    .main(
      #"<p aria-describedby="">y</p>"#, .blind,
      #"""
      10:1: aria-describedby "" of <p> refers to no element of this page: give one id="" or fix \#
      the reference [page-reference]
      """#),
    .main(
      #"<p><output for="x">y</output></p>"#, .blind,
      #"""
      10:4: for "x" of <output> refers to no element of this page: give one id="x" or fix the \#
      reference [page-reference]
      """#),
    .main(
      ##"<p><img src="a.png" alt="" usemap="#m"/></p>"##, .sees,
      #"""
      10:4: usemap "m" of <img> refers to no element of this page: give one name="m" or fix the \#
      reference [page-reference]
      """#),
    .main(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><path d="M0 0" \#
      marker-end="url(#x)"/></svg>
      """#, .blind,
      #"""
      10:56: marker-end "x" of <path> refers to no element of this page: give one id="x" or fix \#
      the reference [page-reference]
      """#),
    .main(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><path d="M0 0" \#
      fill="url(a.svg#x)"/></svg>
      """#, .blind,
      #"""
      10:56: fill="url(a.svg#x)" of <path> links outside the page: write url(#id) \#
      [page-reference]
      """#),
  ]
}
