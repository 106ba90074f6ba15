import Bytes

/// The rule that HTML and XML read the page alike.
///
/// XML reads `<td/>` as an empty cell and HTML as one that begins; XML reads `<br></br>` as one
/// line break and HTML as two. libxml2 reports them alike, but the bytes differ.
struct SyntaxRule {
  /// Looks at the bytes where the start tag ends: at its `/` or `>`.
  func open(_ page: inout Page, _ facts: Vocabulary.Facts) {
    guard page.tagEnd < page.count, !page.name.isSVG, page.name != .unknown else { return }
    let isClosed = page.bytes[page.tagEnd] == ASCII.slash
    let isVoid = facts.traits.contains(.void)
    if isClosed != isVoid {
      let name = page.name.text
      page.report(
        .htmlSyntax,
        isVoid
          ? "<\(name)> has an end tag, which HTML does not know: write <\(name)/>"
          : "<\(name)/> only begins the element in HTML: write <\(name)></\(name)>")
    }
    if facts.traits.contains(.preformatted), page.tagEnd + 1 < page.count,
      page.bytes[page.tagEnd + 1] == ASCII.lineFeed
    {
      page.report(
        .htmlSyntax,
        "<\(page.name.text)> begins with a line break, which HTML drops and XML keeps: "
          + "begin with its text")
    }
  }
}
