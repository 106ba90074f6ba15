import Bytes

/// A page of ordinary HTML has a title, its language, and says what it is written in if that is not UTF-8.
///
/// A piece of a page, which has no document type and none of the three outermost elements, needs none
/// of it.
struct HTMLHead {
  private var isDocument = false
  private var hasTitle = false
  private var hasLanguage = false
  private var htmlTagEnd: Int?

  /// Whether `<meta>` names a character set.
  private var hasCharacterSet = false

  mutating func open(_ page: inout Page, _ element: HTMLElement?, _ scan: HTMLScan) {
    switch element {
    case .html:
      isDocument = true
      if htmlTagEnd == nil { htmlTagEnd = page.tagEnd }
      if let language = page.value(of: .lang), !page.isBlank(language) { hasLanguage = true }
    case .head, .body: isDocument = true
    case .title where scan.foreignDepth == 0 && !hasTitle:
      hasTitle = true
      if page.isBlank(scan.text) {
        page.report(.pageHead, "<title> is empty: say what the page is")
      }
    case .meta:
      if page.has(.charset) || page.value(of: .httpEquiv, is: "content-type") {
        hasCharacterSet = true
      }
    default: break
    }
  }

  /// Judges what is there when the page ends.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - encodingFault: Where the first bytes are that are not UTF-8, if there are any.
  func end(_ page: inout Page, encodingFault: Int?) {
    if let encodingFault, !hasCharacterSet {
      page.report(
        .encoding, at: encodingFault,
        "the bytes from here are not UTF-8, and no <meta charset> says what they are: save the page as "
          + "UTF-8")
    }
    guard isDocument || Self.hasDoctype(page) else { return }
    let place = htmlTagEnd ?? 1
    if !hasTitle {
      page.report(
        .pageHead, atTagEndingAt: place, "the page has no <title>: say what the page is")
    }
    if !hasLanguage {
      page.report(
        .requiredAttribute, atTagEndingAt: place,
        "<html> has no lang: say the language, as in lang=\"en\", so that it is read aloud rightly")
    }
  }

  /// Whether a document type stands where one may.
  private static func hasDoctype(_ page: Page) -> Bool {
    let start = page.bytes.prefix(min(page.count, 1024)).map(ASCII.lowercased)
    return String(decoding: start, as: UTF8.self).contains("<!doctype")
  }
}
