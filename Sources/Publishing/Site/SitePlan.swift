import Bytes
import Rendering
import Screens

/// The contents of a site's pages, and how they hang together.
struct SitePlan<Content: Site> {
  private let site: Content
  private let contents: [Content.Page: PageContent]
  private let map: ScreenMap

  /// Gets the contents of a site, and notes errors in them and in the values.
  init(of site: Content, values: FormValues, noting faults: inout SiteFaults) {
    self.site = site
    var contents: [Content.Page: PageContent] = [:]
    for page in Content.Page.allCases {
      contents[page] = faults.collect(at: "\(page.path)") {
        if let fault = page.path.fault {
          throw SiteFault.data("\(fault). Change the raw value of the case \"\(page)\".")
        }
        return try site.content(of: page)
      }
    }
    _ = faults.collect(at: values.file) {
      try Self.assign(values, in: &contents)
    }
    Self.connectLists(in: &contents, noting: &faults)
    Self.followControls(in: &contents)
    Self.noteOtherControls(in: contents, &faults)
    self.contents = contents
    let pages = Content.Page.allCases
    map = ScreenMap(
      screens: pages.map { PageLink(contents[$0]?.title ?? "", to: $0.path) },
      links: pages.flatMap { page in
        (contents[page]?.links(page.path) ?? []).map {
          (from: page.path, to: $0.path, label: $0.title)
        }
      })
  }

  /// The pages to publish for a page of the enum.
  func series(of page: Content.Page, in words: PageWords) throws -> [PageSeries] {
    guard let content = contents[page] else { return [] }
    return try content.series(at: place(of: page), map: map, in: words)
  }

  // MARK: - Values

  /// Puts values into the contents; throws all that is refused, in the order of the file.
  private static func assign(
    _ values: FormValues, in contents: inout [Content.Page: PageContent]
  ) throws(SiteFault) {
    var faults: [String] = []
    var pages: Set<String> = []
    for entry in values.entries {
      if !pages.insert(entry.page).inserted {
        faults.append("the values of \"\(entry.page)\" appear twice. Remove one of them.")
        continue
      }
      do throws(RefusedValues) {
        if let fault = try assign(entry, in: &contents) { faults.append(fault) }
      } catch {
        faults += error.all.map(\.description)
      }
    }
    guard faults.isEmpty else { throw .data(Excerpt.lines(faults.map { "\(values.file): \($0)" })) }
  }

  /// Puts the values of one form into the contents; returns the mistake in them as a whole, if any.
  private static func assign(
    _ entry: FormValues.Entry, in contents: inout [Content.Page: PageContent]
  ) throws(RefusedValues) -> String? {
    guard let page = Content.Page.allCases.first(where: { "\($0.path)" == entry.page }) else {
      let paths = Content.Page.allCases.map { "\($0.path)" }
      let near = Spelling.nearest(to: entry.page, among: paths)
      return "no page \"\(entry.page)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    }
    // What is wrong with the page itself has been said.
    guard contents[page] != nil else { return nil }
    guard let values = entry.values else {
      return "\"\(entry.page)\": expected an object with a value for each row"
    }
    if case .choice(let control, backTo: let path)? = contents[page]?.outline?.form?.submission {
      return "the page \"\(entry.page)\" is a list of choices. Set \"\(control.name)\" on "
        + "\"\(path)\""
    }
    guard let assigned = try contents[page]?.assigning?(values) else {
      return "the page \"\(entry.page)\" has no form, so it takes no values"
    }
    contents[page] = assigned
    return nil
  }

  // MARK: - Values of other pages

  /// Has words and conditions follow the controls of other pages whose values are remembered.
  private static func followControls(in contents: inout [Content.Page: PageContent]) {
    let forms = Content.Page.allCases.compactMap { page in
      contents[page]?.form.map { (page: page.path, form: $0) }
    }
    let remembered = forms.filter { $0.form.remembersValues }
    for page in Content.Page.allCases {
      guard let form = contents[page]?.form else { continue }
      let others = remembered.filter { $0.page != page.path }
      if let content = PageContent.following(others, form) { contents[page] = content }
    }
  }

  /// Notes text and conditions on an unremembered value of another page's form: they never change.
  private static func noteOtherControls(
    in contents: [Content.Page: PageContent], _ faults: inout SiteFaults
  ) {
    let forms = Content.Page.allCases.compactMap { page in
      contents[page]?.outline?.form.map { (path: page.path, form: $0) }
    }
    for (path, form) in forms {
      for key in form.constants {
        guard let other = forms.first(where: { $0.form.controls[key] != nil }),
          let name = other.form.controls[key]
        else { continue }
        faults.add(
          "text or a condition depends on \"\(name)\", whose control is on \(other.path), which "
            + "does not remember its values. Add a control for the value here, let that form "
            + "remember its values, or use fixed text.", at: path)
      }
    }
  }

  // MARK: - Places

  /// All pages, as links name them.
  var links: [PageLink] {
    Content.Page.allCases.filter { $0.path != .notFound }.map(link)
  }

  private func place(of page: Content.Page) -> PagePlace {
    var place = PagePlace(page.path, below: ancestors(of: page).map(link))
    let order = site.readingOrder
    if let index = order.firstIndex(of: page) {
      if index > 0 { place.previous = link(to: order[index - 1]) }
      if index + 1 < order.count { place.next = link(to: order[index + 1]) }
    }
    return place
  }

  /// Returns the pages above a page, from the top, but not the home page, which all link to.
  private func ancestors(of page: Content.Page) -> [Content.Page] {
    var ancestors: [Content.Page] = []
    var parent = site.parent(of: page)
    // A page that is below itself is below none.
    while let above = parent, above.path != .front, above != page, !ancestors.contains(above) {
      ancestors.insert(above, at: 0)
      parent = site.parent(of: above)
    }
    return ancestors
  }

  /// A page, as links name it.
  func link(to page: Content.Page) -> PageLink {
    PageLink(contents[page]?.title ?? "", to: page.path)
  }
}
