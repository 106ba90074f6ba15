/// A page has a head with one title and its character set, and a body.
struct HeadRule {
  /// HTML looks for the character set in the first 1024 bytes.
  private static let characterSetLimit = 1024

  private var titles = 0
  private var characterSets = 0
  private var headTagEnd: Int?
  private(set) var bodyTagEnd: Int?

  mutating func open(_ page: inout Page) {
    switch page.name {
    case .head:
      if headTagEnd != nil { page.report(.pageHead, "<head> is the second: a page has one") }
      headTagEnd = page.tagEnd
    case .body:
      if bodyTagEnd != nil { page.report(.pageHead, "<body> is the second: a page has one") }
      if headTagEnd == nil {
        page.report(.pageHead, "<body> has no <head> before it: write one with the title")
      }
      bodyTagEnd = page.tagEnd
    case .title:
      titles += 1
      if titles > 1 { page.report(.pageHead, "<title> is the second: a page has one") }
    case .meta: openMeta(&page)
    default: break
    }
  }

  /// Checks the page when the outermost element ends.
  func end(_ page: inout Page) {
    guard let headTagEnd else {
      if bodyTagEnd == nil {
        page.report(.pageHead, "<html> has no <head>: write one with a title")
      }
      return
    }
    if titles == 0 {
      page.report(
        .pageHead, atTagEndingAt: headTagEnd, "<head> has no <title>: say what the page is")
    }
    if characterSets == 0 {
      page.report(
        .pageHead, atTagEndingAt: headTagEnd,
        "<head> has no character set: begin it with <meta charset=\"UTF-8\"/>")
    }
    if bodyTagEnd == nil { page.report(.pageHead, "<html> has no <body>: write one after <head>") }
  }

  private mutating func openMeta(_ page: inout Page) {
    let kinds = [AttributeName.charset, .name, .httpEquiv, .property, .itemprop].filter(page.has)
    if kinds.count != 1 {
      page.report(
        .requiredAttribute,
        "<meta> needs one of charset, name, http-equiv, property and itemprop: say what it is about"
      )
    }
    if kinds.first == .charset {
      characterSets += 1
      if characterSets > 1 {
        page.report(.pageHead, "<meta charset> is the second: a page has one")
      } else if page.tagEnd > Self.characterSetLimit {
        page.report(
          .pageHead,
          "<meta charset> is not in the first 1024 bytes: put it first in <head>")
      }
    } else if page.value(of: .httpEquiv, is: "refresh") {
      // What leaves by itself after a while takes readers away from what they read (WCAG 2.2.1).
      let content = page.value(of: .content)
      if content.map({ page.equal($0.prefix(7), "0; url=") }) != true {
        page.report(
          .pageHead,
          "<meta http-equiv=\"refresh\"> leaves readers no time: lead on at once, \"0; url=…\", or not at all"
        )
      }
    } else if !kinds.isEmpty, !page.has(.content) {
      page.report(.requiredAttribute, "<meta> has no content: say what its value is")
    }
  }
}
