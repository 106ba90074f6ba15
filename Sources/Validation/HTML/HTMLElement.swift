/// The elements of ordinary HTML that rules check.
enum HTMLElement: String, CaseIterable {
  case html, head, body, title, meta, base, template, a, area, link, img, script, iframe, frame,
    embed
  case object, audio, video, source, track, input

  /// The element that a tag is of, if it is one of these.
  init?(_ scan: HTMLScan, in bytes: Span<UInt8>) {
    guard let element = Self.allCases.first(where: { scan.isNamed($0.rawValue, in: bytes) }) else {
      return nil
    }
    self = element
  }

  /// The name of the element in the tables of HTML.
  var name: ElementName { Self.names[self] ?? .unknown }

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { element in
      (element, ElementName.allCases.first { $0.text == element.rawValue } ?? .unknown)
    })

  /// The attributes that point to pages and files.
  var addresses: [AttributeName] {
    switch self {
    case .a, .area, .link: [.href]
    case .img, .source: [.src, .srcset]
    case .video: [.src, .poster]
    case .script, .iframe, .frame, .embed, .audio, .track, .input: [.src]
    case .object: [.data]
    case .html, .head, .body, .title, .meta, .base, .template: []
    }
  }

  /// Whether an element of the page shows a picture, and needs an alternative to name it.
  func needsAlternative(in page: Page) -> Bool {
    switch self {
    case .img: break
    case .area: guard page.has(.href) else { return false }
    case .input: guard page.value(of: .type, is: "image") else { return false }
    default: return false
    }
    let isDecoration =
      page.value(of: .ariaHidden, is: "true") || page.value(of: .role, is: "presentation")
      || page.value(of: .role, is: "none")
    return !isDecoration && !page.has(.ariaLabel) && !page.has(.ariaLabelledby)
  }
}
