import Bytes

/// Validates pages of ordinary HTML by their tags.
///
/// Links, fragments, identifiers, alternatives, title and language can be checked independently of
/// the elements around them. The other rules need a tree of elements, which is certain only for
/// well-formed pages.
package struct HTMLValidator {
  /// The rules that such pages are held to, wholly or in part.
  package static let rules = Rule.allCases.filter { $0.guide.ordinary != .nothing }

  private var page = Page()
  private var identifiers = IdentifierRule()
  private var references = PageReferenceRule()
  private var links: HTMLLinks
  private var head = HTMLHead()
  private let vocabulary = Vocabulary.shared

  /// The number of templates around the current tag: their content is not in the page yet.
  private var templates = 0

  /// Makes a validator for the pages of a site that has some files.
  package init(files: SiteFiles) { links = HTMLLinks(files: files) }

  /// Validates one page, by its bytes and its path from the site's own folder alone, and returns
  /// its findings and references.
  package mutating func read(_ bytes: [UInt8], file: String) -> PageReading {
    let encodingFault = CharacterScan(of: bytes.span).encodingFault
    page.begin(bytes, file: file)
    identifiers.begin()
    references.begin()
    links.begin(file: file, isUTF8: encodingFault == nil)
    head = HTMLHead()
    templates = 0
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      page.report(.encoding, at: 0, "the page is UTF-16: save it as UTF-8")
    } else {
      var scan = HTMLScan()
      while scan.next(in: bytes.span) { take(scan, of: bytes) }
      references.end(&page, identifiers, vocabulary)
      head.end(&page, encodingFault: encodingFault)
    }
    return PageReading(
      file: file, findings: page.findings.findings(), identifiers: identifiers.hashes,
      links: links.links)
  }

  private mutating func take(_ scan: HTMLScan, of bytes: [UInt8]) {
    let element = HTMLElement(scan, in: bytes.span)
    if element == .template { templates = max(0, templates + (scan.isEnd ? -1 : 1)) }
    guard !scan.isEnd, templates == 0 else { return }
    // Rules look for the start of a tag from its end backwards, where a quoted "<" may be in the way.
    page.beginElement(element?.name ?? .unknown, tagEnd: scan.start + 1)
    for attribute in scan.attributes {
      guard let name = Self.attributes.name(in: attribute.name, of: bytes.span) else { continue }
      page.attributes.append(Attribute(name: name, value: page.meant(attribute.value)))
    }
    head.open(&page, element, scan)
    if let value = page.value(of: .id) {
      identifiers.open(&page)
      identifiers.add(PercentEncoding.decoded(page.bytes.span.extracting(value)), in: &page)
    }
    guard let element else { return }
    if element == .a, let value = page.value(of: .name) {
      identifiers.add(Array(page.bytes[value]), in: &page)
    }
    if element == .base, let value = page.value(of: .href) { links.setBase(value, in: page) }
    checkAlternative(element)
    for name in element.addresses { follow(name) }
  }

  private mutating func checkAlternative(_ element: HTMLElement) {
    guard element.needsAlternative(in: page), !page.has(.alt) else { return }
    page.report(
      .imageAlternative,
      element == .area
        ? "<area> has no alt: describe its link"
        : "<\(element.rawValue)> has no alt: describe the picture, or write alt=\"\" if it only "
          + "decorates")
  }

  private mutating func follow(_ name: AttributeName) {
    guard let value = page.value(of: name) else { return }
    let addresses = name == .srcset ? AddressRule.addresses(of: value, in: page.bytes) : [value]
    for address in addresses where !address.isEmpty {
      guard let fragment = links.follow(address, in: &page) else { continue }
      let meant = page.keep(PercentEncoding.decoded(fragment.span))
      references.addFragment(meant, of: Attribute(name: name, value: value), in: page)
    }
  }

  private static let attributes = AttributeNames([
    .id, .name, .lang, .href, .src, .srcset, .poster, .data, .alt, .title, .type, .role,
    .ariaHidden, .ariaLabel, .ariaLabelledby, .charset, .httpEquiv, .content,
  ])
}
