extension Broken {
  /// Labels and names.
  static let label: [Broken] = [
    .main(
      #"<p><input id="f"/></p>"#, .blind,
      #"10:4: <input> has no label: write a <label for="…"> with its id, or aria-label [label]"#),
    .main(
      #"<p><input type="checkbox"/></p>"#, .blind,
      #"10:4: <input> has no label: write a <label for="…"> with its id, or aria-label [label]"#),
    .main(
      #"<p><input type="button"/></p>"#, .blind,
      #"10:4: <input> has no label: write a <label for="…"> with its id, or aria-label [label]"#),
    .main(
      "<p><select><option>x</option></select></p>", .blind,
      #"10:4: <select> has no label: write a <label for="…"> with its id, or aria-label [label]"#),
    .main(
      "<p><textarea></textarea></p>", .blind,
      #"""
      10:4: <textarea> has no label: write a <label for="…"> with its id, or aria-label [label]
      """#),
    .main(
      #"<p><meter value="1"></meter></p>"#, .blind,
      #"10:4: <meter> has no label: write a <label for="…"> with its id, or aria-label [label]"#),
    .main(
      "<p><progress></progress></p>", .blind,
      #"""
      10:4: <progress> has no label: write a <label for="…"> with its id, or aria-label [label]
      """#),
    .main(
      #"<p><label for="f"></label><input id="f"/></p>"#, .blind,
      "10:4: <label> is empty: say what the field is for [label]"),
    .main(
      "<p><label>x</label></p>", .blind,
      #"10:4: <label> has neither a field in it nor for="…": name its field [label]"#),
    .main(
      "<p><label>x <input/> <input/></label></p>", .blind,
      #"""
      10:22: <input> is the second field in its <label>: give each field a label of its own \#
      [label]
      """#),
    .main(
      "<p><label>x <label>y <input/></label></label></p>", .blind,
      #"10:4: <label> has neither a field in it nor for="…": name its field [label]"#,
      #"""
      10:13: <label> is inside <label>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      #"<p><a href="a.html"><img src="a.png" alt=""/></a></p>"#, .blind,
      #"""
      10:4: <a> has no name: write text in it, a picture with alt, or aria-label \#
      [accessible-name]
      """#),
    .main(
      #"<p><a href="a.html"><span aria-hidden="true">x</span></a></p>"#, .blind,
      #"""
      10:4: <a> has no name: write text in it, a picture with alt, or aria-label \#
      [accessible-name]
      """#),
    .main(
      #"<p><button type="button"> </button></p>"#, .blind,
      #"""
      10:4: <button> has no name: write text in it, a picture with alt, or aria-label \#
      [accessible-name]
      """#),
    .main(
      "<h2></h2>", .blind,
      "10:1: <h2> is empty: write its text or leave it out [accessible-name]"),
    .main(
      #"<table><caption></caption><tbody><tr><th scope="row">a</th></tr></tbody></table>"#, .blind,
      "10:8: <caption> is empty: write its text or leave it out [accessible-name]"),
    .main(
      "<fieldset><legend></legend></fieldset>", .blind,
      "10:11: <legend> is empty: write its text or leave it out [accessible-name]"),
    .main(
      "<details><summary></summary></details>", .blind,
      "10:10: <summary> is empty: write its text or leave it out [accessible-name]"),
    .main(
      "<details>x</details>", .sees,
      "10:1: <details> has no <summary>: say first what there is to open [accessible-name]"),
    .main(
      #"<p><select aria-label="x"><option></option></select></p>"#, .blind,
      "10:27: <option> is empty: write its text or leave it out [accessible-name]"),
    .main(
      #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>"#, .blind,
      #"""
      10:1: <svg> has no name: write aria-label="…" or a <title> in it, or aria-hidden="true" \#
      if it only decorates [image-alternative]
      """#),
    .main(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" aria-label="x"><a href="a.html"><path d="M0 \#
      0"/></a></svg>
      """#, .blind,
      #"""
      10:56: <a> has no name: write text in it, a picture with alt, or aria-label \#
      [accessible-name]
      """#),
  ]
}
