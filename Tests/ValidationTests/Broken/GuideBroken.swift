import Validation

extension Broken {
  /// The examples of the guide, as a page has them.
  static let guide: [Broken] = [
    .example(
      .wellFormed, .sees,
      "11:8: Opening and ending tag mismatch: p line 10 and main [well-formed]"),
    .example(
      .allowedCharacter, .blind,
      #"""
      10:4: a reference to U+0080 means another character in HTML: write U+FFFD, or \#
      leave it out [allowed-character]
      """#),
    .example(
      .doctype, .blind,
      "1:1: the page has no document type: begin with <!DOCTYPE html> [doctype]"),
    .example(
      .htmlSyntax, .blind,
      "10:12: <br> has an end tag, which HTML does not know: write <br/> [html-syntax]"),
    .example(
      .namedEntity, .sees,
      #"""
      10:15: Entity 'eacute' not defined: XML knows amp, lt, gt, quot and apos; write \#
      the character itself [named-entity]
      """#),
    .example(
      .allowedElement, .sees,
      #"""
      10:1: <center> is not allowed: it says how text looks; use a class and the style \#
      sheet [allowed-element]
      """#),
    .example(
      .nesting, .sees,
      "10:5: <p> does not belong in <ul>: <ul> holds <li> only; move it out [nesting]"),
    .example(
      .strayText, .sees,
      #"""
      10:5: text is in <ul>, which may not contain text: put it in an element or leave \#
      it out [stray-text]
      """#),
    .example(
      .allowedAttribute, .sees,
      #"""
      10:1: colour of <p> is not an attribute of HTML: use data-… or leave it out \#
      [allowed-attribute]
      """#),
    .example(
      .attributeValue, .sees,
      #"""
      10:1: start="two" of <ol> is not a value of start: write a whole number from \#
      -1000000 to 1000000 [attribute-value]
      """#),
    .example(
      .requiredAttribute, .sees,
      #"""
      2:1: <html> has no lang: say the language, as in lang="en", so that it is read \#
      aloud rightly [required-attribute]
      """#),
    .example(
      .pageHead, .sees,
      "3:1: <head> has no <title>: say what the page is [page-head]"),
    .example(
      .inlineCode, .sees,
      #"""
      10:1: style of <p> is not allowed: move it to a class in a style sheet of the site \#
      [inline-code]
      """#),
    .example(
      .deferredScript, .sees,
      #"5:1: <script> has no defer: write defer="defer" [deferred-script]"#),
    .example(
      .localResource, .sees,
      #"""
      5:1: <link rel="stylesheet"> loads "https://example.org/birds.css" from another \#
      host: keep the file in the site [local-resource]
      """#),
    .example(
      .singleFile, .sees,
      #"""
      7:1: the policy does not name this <style> by its hash: write style-src \#
      'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4=' [single-file]
      """#),
    .example(
      .uniqueID, .blind,
      #"11:1: id="bird" of <h2> names <h2> in line 10 already: give each its own [unique-id]"#),
    .example(
      .pageReference, .blind,
      #"""
      10:4: href "wren" of <a> refers to no element of this page: give one id="wren" or \#
      fix the reference [page-reference]
      """#),
    .example(
      .address, .sees,
      #"""
      10:4: href="/birds.html" of <a>: a path from the root fails when the site is not \#
      at the root: write it relative to the page [address]
      """#),
    .example(
      .tableModel, .blind,
      #"""
      12:1: the row has 1 column, the first row has 2: add cells or fix a colspan \#
      [table-model]
      """#),
    .example(
      .tableHeaders, .blind,
      #"""
      10:1: <table> has no headers: make the cells of its first row <th scope="col">, or \#
      the first of each row <th scope="row"> [table-headers]
      """#),
    .example(
      .label, .blind,
      #"""
      10:9: <input> has no label: write a <label for="…"> with its id, or aria-label \#
      [label]
      """#),
    .example(
      .accessibleName, .blind,
      #"""
      10:4: <a> has no name: write text in it, a picture with alt, or aria-label \#
      [accessible-name]
      """#),
    .example(
      .imageAlternative, .sees,
      #"""
      10:4: <img> has no alt: describe the picture, or write alt="" if it only decorates \#
      [image-alternative]
      """#),
    .example(
      .mediaControls, .sees,
      #"10:4: <audio> has no controls: write controls="controls" [media-controls]"#),
    .example(
      .headingOrder, .blind,
      "10:1: <h3> follows <h1>: no level may be skipped; write <h2> [heading-order]"),
    .example(
      .oneMain, .blind,
      "4:1: <body> has no <main>: put what the page is about in one [one-main]"),
    .example(
      .landmarkName, .blind,
      #"""
      10:1: <nav> is one of 2 landmarks of the kind navigation and has no name: write \#
      aria-label or aria-labelledby [landmark-name]
      """#,
      #"""
      11:1: <nav> is one of 2 landmarks of the kind navigation and has no name: write \#
      aria-label or aria-labelledby [landmark-name]
      """#),
    .example(
      .ariaRole, .sees,
      #"""
      10:1: role="headline" of <p> is not a role of WAI-ARIA: name one that is, or leave \#
      it out [aria-role]
      """#),
    .example(
      .ariaAttribute, .sees,
      #"""
      10:1: aria-hidden="yes" of <p> is not a value of aria-hidden: write "true", \#
      "false" or "undefined" [aria-attribute]
      """#),
    .example(
      .currentPage, .blind,
      #"""
      10:49: aria-current="page" of <a> is the second in its <nav>: one page at most is \#
      the current one [current-page]
      """#),
  ]

  private static func example(
    _ rule: Rule, _ grammar: Grammar, _ findings: String...
  ) -> Broken {
    let example = rule.guide.example
    return Broken(Sample.page(of: example.broken, in: example.place), grammar, findings)
  }
}
