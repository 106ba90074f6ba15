import Bytes

/// The rule that a page of ordinary HTML has a title, a language, and the name of its encoding if
/// that is not UTF-8; a piece without document type, `html`, `head` and `body` needs none of them.
struct HTMLHead {
  private var isDocument = false
  private var hasTitle = false
  private var hasLanguage = false
  private var htmlTagEnd: Int?

  /// Whether the first `<meta>` that names a character set names UTF-8; `nil` if none names one.
  private var isUTF8: Bool?

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
      if isUTF8 == nil, let name = Self.characterSet(of: page) {
        isUTF8 = Self.namesOfUTF8.contains { page.equal(name, $0) }
      }
    default: break
    }
  }

  func end(_ page: inout Page, encodingFault: Int?) {
    // Browsers believe a byte order mark before they believe what is written.
    let isMarked = page.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if let encodingFault, isMarked || isUTF8 != false {
      let reason =
        isMarked || isUTF8 == true
        ? "though the page says that it is" : "and no <meta charset> says what they are"
      page.report(
        .encoding, at: encodingFault,
        "the bytes from here are not UTF-8, \(reason): save the page as UTF-8")
    }
    guard isDocument || Self.hasDoctype(page) else { return }
    let place = htmlTagEnd ?? 1
    if !hasTitle {
      page.report(.pageHead, atTagEndingAt: place, "the page has no <title>: say what the page is")
    }
    if !hasLanguage {
      page.report(
        .requiredAttribute, atTagEndingAt: place,
        "<html> has no lang: say the language, as in lang=\"en\", so that it is read aloud rightly")
    }
  }

  /// Returns the encoding in `<meta>`.
  private static func characterSet(of page: Page) -> Range<Int>? {
    if let name = page.value(of: .charset) { return trimmed(name, in: page) }
    guard page.value(of: .httpEquiv, is: "content-type"), let value = page.value(of: .content)
    else { return nil }
    let mark = Array("charset=".utf8)
    let start = value.indices.first { index in
      index + mark.count <= value.upperBound
        && mark.indices.allSatisfy { ASCII.lowercased(page.bytes[index + $0]) == mark[$0] }
    }
    guard let start else { return nil }
    let rest = (start + mark.count)..<value.upperBound
    let end = rest.first { page.bytes[$0] == UInt8(ascii: ";") } ?? rest.upperBound
    return trimmed(rest.lowerBound..<end, in: page)
  }

  /// A name without blanks and quotes around it.
  private static func trimmed(_ name: Range<Int>, in page: Page) -> Range<Int> {
    name.trimming { place in
      let byte = page.bytes[place]
      return ASCII.isBlank(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
  }

  /// Source: https://encoding.spec.whatwg.org/#names-and-labels; browsers read UTF-16 in a `<meta>`
  /// as UTF-8.
  private static let namesOfUTF8 = [
    "utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8",
    "utf-16", "utf-16le", "utf-16be",
  ]

  /// Whether a document type is at a valid place.
  private static func hasDoctype(_ page: Page) -> Bool {
    let start = page.bytes.prefix(min(page.count, 1024)).map(ASCII.lowercased)
    return String(decoding: start, as: UTF8.self).contains("<!doctype")
  }
}
