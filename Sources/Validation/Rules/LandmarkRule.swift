import Bytes

/// The rule that a page has one `main`, and that landmarks of one kind have different names,
/// compared as written: words of `aria-label` or identifiers of `aria-labelledby`.
struct LandmarkRule {
  private enum Kind: String, CaseIterable {
    case navigation, region, search, form, complementary, main
  }

  private struct Landmark {
    let kind: Kind
    let element: ElementName
    let name: Name?
    let value: Range<Int>
    let tagEnd: Int
  }

  private enum Name: Hashable {
    case words(KeyedHash)
    case identifiers(KeyedHash)
  }

  private var landmarks: [Landmark] = []

  mutating func begin() { landmarks.removeAll(keepingCapacity: true) }

  mutating func open(_ page: inout Page) {
    guard let kind = Self.kind(of: page) else { return }
    let label = page.value(of: .ariaLabel)
    let reference = page.value(of: .ariaLabelledby)
    let name: Name? =
      reference.map { .identifiers(page.hash($0)) } ?? label.map { .words(page.hash($0)) }
    if kind == .region, name == nil {
      page.report(
        .landmarkName,
        "<\(page.name.text) role=\"region\"> has no name: write aria-label or aria-labelledby")
    }
    landmarks.append(
      Landmark(
        kind: kind, element: page.name, name: name, value: reference ?? label ?? 0..<0,
        tagEnd: page.tagEnd))
  }

  func end(_ page: inout Page, bodyTagEnd: Int) {
    let mains = landmarks.filter { $0.kind == .main }
    if mains.isEmpty {
      page.report(
        .oneMain, atTagEndingAt: bodyTagEnd,
        "<body> has no <main>: put what the page is about in one")
    }
    for extra in mains.dropFirst() {
      page.report(
        .oneMain, atTagEndingAt: extra.tagEnd,
        "<\(extra.element.text)> is the second main part of the page: a page has one")
    }
    for kind in Kind.allCases where kind != .main {
      compare(landmarks.filter { $0.kind == kind }, in: &page)
    }
  }

  private func compare(_ landmarks: [Landmark], in page: inout Page) {
    guard landmarks.count > 1 else { return }
    var names: Set<Name> = []
    for landmark in landmarks {
      let what = "<\(landmark.element.text)>"
      guard let name = landmark.name else {
        // A region without a name has its finding already.
        if landmark.kind == .region { continue }
        page.report(
          .landmarkName, atTagEndingAt: landmark.tagEnd,
          "\(what) is one of \(landmarks.count) landmarks of the kind \(landmark.kind.rawValue) and "
            + "has no name: write aria-label or aria-labelledby")
        continue
      }
      if !names.insert(name).inserted {
        page.report(
          .landmarkName, atTagEndingAt: landmark.tagEnd,
          "\(what) has the name \(page.quoted(landmark.value)) of another landmark of the kind "
            + "\(landmark.kind.rawValue): give each its own")
      }
    }
  }

  private static func kind(of page: Page) -> Kind? {
    if let role = page.value(of: .role) {
      for kind in Kind.allCases where page.equal(role, kind.rawValue) { return kind }
      if !page.isBlank(role) { return nil }
    }
    switch page.name {
    case .nav: return .navigation
    case .search: return .search
    case .form: return .form
    case .aside: return .complementary
    case .main: return .main
    case .section: return page.has(.ariaLabel) || page.has(.ariaLabelledby) ? .region : nil
    default: return nil
    }
  }
}
