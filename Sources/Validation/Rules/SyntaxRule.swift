import Bytes

/// What is written is read the same as HTML and as XML.
///
/// XML takes `<td/>` for an empty cell and HTML for one that begins; XML takes `<br></br>` for one
/// line break and HTML for two. libxml2 does not tell them apart, the bytes do.
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
