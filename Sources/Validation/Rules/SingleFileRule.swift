import Bytes

/// The rules for a page that is one file, selected by
/// `<meta name="rowhouse" content="single-file"/>`.
///
/// Such a page has at most one style, one script and one block of data, each in the page, under a Content
/// Security Policy with the hashes of style and script. It refers to no file beside it.
struct SingleFileRule {
  /// Whether the page has selected the rules so far: others have no style and script of their own.
  private(set) var isAsked = false

  private var policy: Range<Int>?
  private var parts: Set<Part> = []

  /// A part that such a page has once.
  private enum Part: String {
    case style = "<style>"
    case script = "<script>"
    case data = "block of data"
  }

  /// Whether this rule alone checks an element.
  func takes(_ name: ElementName) -> Bool { isAsked && (name == .style || name == .script) }

  mutating func open(_ page: inout Page) {
    switch page.name {
    case .meta:
      if page.value(of: .name, is: "rowhouse"), page.value(of: .content, is: "single-file") {
        isAsked = true
      } else if page.value(of: .httpEquiv, is: "content-security-policy") {
        policy = page.value(of: .content)
        if isAsked, !parts.isEmpty {
          page.report(.singleFile, "the policy comes after what it is for: put it first in <head>")
        }
      }
    case .style where isAsked: begin(.style, in: &page)
    case .script where isAsked: begin(isData(page) ? .data : .script, in: &page)
    default: break
    }
  }

  /// Whether a script is data, and runs nothing.
  func isData(_ page: Page) -> Bool {
    isAsked && page.name == .script && page.value(of: .type, is: "application/json")
  }

  private mutating func begin(_ part: Part, in page: inout Page) {
    if !parts.insert(part).inserted {
      page.report(.singleFile, "\(part.rawValue) is the second: a single file has one")
    }
    if part == .style, page.open.last?.name != .head {
      page.report(.singleFile, "<style> is not in <head>: put it there")
    }
    if page.has(.src) {
      page.report(.singleFile, "<script> loads a file: write the script into the page")
    }
    if part == .script, page.value(of: .type).map({ !$0.isEmpty }) == true {
      page.report(.singleFile, "<script> has a type: write a classic script without one")
    }
  }

  /// Checks that the policy has the hash of a style or script that ends.
  func close(_ page: inout Page, _ element: OpenElement) {
    guard takes(element.name), !element.flags.contains(.isData) else { return }
    let name = element.name.text
    let hash =
      "'sha256-\(Self.hash(ofElementEndingWith: "</\(name)", from: element.tagEnd, in: page))'"
    guard words(of: "\(name)-src", in: page) != [hash] else { return }
    page.report(
      .singleFile, atTagEndingAt: element.tagEnd,
      "the policy does not name this <\(name)> by its hash: write \(name)-src \(hash)")
  }

  /// Returns the hash of an element's raw text, as browsers compute it.
  private static func hash(
    ofElementEndingWith mark: String, from tagEnd: Int, in page: Page
  ) -> String {
    let bytes = page.bytes.span
    let start = min(ByteSearch.next(ASCII.greater, in: bytes, from: tagEnd) + 1, page.count)
    var end = start
    while end < page.count, !page.bytes[end...].starts(with: mark.utf8) {
      end = ByteSearch.next(ASCII.less, in: bytes, from: end + 1)
    }
    return SHA256(of: bytes.extracting(start..<min(end, page.count))).base64
  }

  func end(_ page: inout Page, bodyTagEnd: Int) {
    guard isAsked, words(of: "default-src", in: page) != ["'none'"] else { return }
    page.report(
      .singleFile, atTagEndingAt: bodyTagEnd,
      "the page has no policy that begins with nothing: write <meta http-equiv=\"Content-Security-Policy\" "
        + "content=\"default-src 'none'; …\"/>")
  }

  /// Checks a URL in a page that is one file; returns whether no other rule needs to, because it is
  /// a picture in the page, or points to a file.
  func checks(_ attribute: Attribute, in page: inout Page) -> Bool {
    guard isAsked else { return false }
    let value = page.bytes[attribute.value]
    let isPicture = page.name == .img || page.name == .link && attribute.name == .href
    if isPicture, value.starts(with: "data:image/".utf8) { return true }
    if value.first == ASCII.hash || value.contains(ASCII.colon) { return false }
    let quoted = page.quoted(attribute.value)
    page.report(
      .singleFile,
      "\(attribute.name.text)=\(quoted) of <\(page.name.text)> is a file beside the "
        + "page, which is alone: leave it out")
    return true
  }

  private func words(of directive: String, in page: Page) -> [String]? {
    guard let policy else { return nil }
    let directives = page.bytes[policy].split(separator: UInt8(ascii: ";")).map { part in
      part.split(whereSeparator: ASCII.isBlank).map { String(decoding: $0, as: UTF8.self) }
    }
    return directives.first { $0.first == directive }.map { Array($0.dropFirst()) }
  }
}
