import Bytes
import Files
import Rendering
public import Screens

extension PageContent {
  /// A page with a screen or a form, and a page for each of its variants.
  public static func screen<Content: Screen>(_ screen: Content) -> PageContent {
    self.screen(screen, screen.outline)
  }

  private static func screen<Content: Screen>(
    _ screen: Content, _ outline: ScreenOutline
  ) -> PageContent {
    PageContent(
      titled: screen.title, outline: outline, links: { _ in outline.links },
      assigning: assigning(to: screen), form: screen as? any Form
    ) { place, _, _ in
      var texts = ScreenTexts()
      let pages = try ScreenPage.pages(of: Content.self, outline, at: place, reading: &texts)
      try ScreenPage.expectOrder(of: pages, besides: texts.faults)
      return pages.map { PageSeries(of: $0, named: "\(Content.self)") }
    }
  }

  /// A screen of items in memory, at most `size` on a page; paths are as of `listing(of:by:_:)`.
  ///
  /// The first page, which always exists, has the screen's source and its variants. A form can't
  /// have several pages. Neither can a screen that ``Screen/isSearchable``: its field would find
  /// the rows of one page only.
  public static func screen<Item: Sendable, Content: Screen>(
    of items: [Item], by size: Int,
    _ screen: @escaping @Sendable (ListPage, ListState<Item>) -> Content
  ) -> PageContent {
    self.screen(of: .populated(items), by: size, screen)
  }

  /// A screen of a list in any state, at most `size` items on a page; see `listing(of:by:_:)`.
  public static func screen<Item: Sendable, Content: Screen>(
    of list: ListState<Item>, by size: Int,
    _ screen: @escaping @Sendable (ListPage, ListState<Item>) -> Content
  ) -> PageContent {
    let list = PagedItems(list: list, size: size)
    let one = { @Sendable (page: ListPage) in screen(page, list.state(on: page)) }
    return PageContent(
      titled: one(list.pages(in: "items")[0]).title,
      links: { path in
        let pages = list.pages(in: path.folder)
        let own = Set(pages.map(\.path))
        return pages.flatMap { one($0).outline.links }.filter { !own.contains($0.path) }
      }
    ) { place, _, _ in
      let pages = try list.pages(of: "a screen of items", at: place)
      var texts = ScreenTexts()
      let first = try ScreenPage.pages(
        of: Content.self, one(pages[0]).outline, at: place, reading: &texts)
      let draft = { @Sendable (page: ListPage) in
        var draft =
          page.index == 0
          ? first[0] : ScreenPage(one(page).outline, at: place.moved(to: page.path))
        draft.listPage = page
        return draft
      }
      var files: [SitePath: SiteFile] = [:]
      var faults: [String] = []
      var shown: [ShownFile] = []
      for page in pages {
        let draft = draft(page)
        faults += draft.faults
        try texts.read(draft.outline)
        shown += draft.outline.shownFiles
        for file in draft.files { files[file.path] = file }
      }
      try ScreenPage.expectOrder(of: first.dropFirst(), besides: texts.faults + faults)
      let name = "\(Content.self)"
      let read = texts.all
      var series = PageSeries(
        named: name, pages: pages, files: Array(files.values)
      ) { page, frame, html in
        var draft = draft(page)
        draft.texts = read
        draft.draw(in: frame, into: &html)
      }
      (series.shown, series.prose) = (shown, texts.inOrder)
      return [series] + first.dropFirst().map { PageSeries(of: $0, named: name) }
    }
  }

  /// A page with a map of the site's screens and the links between them.
  public static func screenMap(titled title: String, introduction: String? = nil) -> PageContent {
    PageContent(titled: title) { place, map, _ in
      [
        PageSeries(named: "ScreenMap", at: place.path) { frame, html in
          ScreenMapRenderer(map, at: place.path).draw(
            titled: title, introduction: introduction, place, in: frame, into: &html)
        }
      ]
    }
  }

  /// Returns the form with text and conditions that depend on the remembered values of other forms;
  /// `nil` if there are none.
  static func following(
    _ others: [(page: SitePath, form: any Form)], _ form: some Form
  ) -> PageContent? {
    form.following(others).map { screen($0.form, $0.outline) }
  }

  /// Returns a function that puts values into a screen, if it is a form.
  private static func assigning(to screen: some Screen) -> Assigning? {
    guard let form = screen as? any Form else { return nil }
    return { values throws(RefusedValues) in try assigned(values, in: form) }
  }

  private static func assigned(
    _ values: [(row: String, value: FormValue)], in form: some Form
  ) throws(RefusedValues) -> PageContent {
    var form = form
    try form.assign(values)
    return screen(form)
  }
}

extension PageSeries {
  fileprivate init(of page: ScreenPage, named name: String) {
    self.init(named: name, at: page.path, files: page.files) { frame, html in
      page.draw(in: frame, into: &html)
    }
    shown = page.outline.shownFiles
    prose = page.outline.blocks.compactMap { page.texts[$0] }
  }
}

extension ScreenPage {
  /// A screen's own page, and those of its variants, each of which needs a path.
  fileprivate static func pages<Content: Screen>(
    of type: Content.Type, _ outline: ScreenOutline, at place: PagePlace,
    reading texts: inout ScreenTexts
  ) throws -> [ScreenPage] {
    var main = ScreenPage(outline, at: place)
    try texts.read(outline)
    main.texts = texts.all
    main.source = try outline.source.map(SourceListing.init)
    var pages: [ScreenPage] = []
    for variant in Content.variants {
      let path = try path(of: variant.identifier, below: place.path)
      var page = ScreenPage(
        variant.screen.outline,
        at: PagePlace(path, below: place.trail + [PageLink(outline.title, to: place.path)]))
      try texts.read(page.outline)
      page.texts = texts.all
      page.variant = (variant.identifier, variant.title, of: place.path)
      pages.append(page)
    }
    if Content.showsVariants { main.variants = pages }
    return [main] + pages
  }

  /// Returns the path of a variant: `pizza/full.html` for the variant `full` of `pizza.html`.
  private static func path(of variant: String, below path: SitePath) throws(SiteFault) -> SitePath {
    let isIndex = path.components.last == "index.html"
    let folder = isIndex ? path.folder.components : [path.pageName]
    do throws(SitePathError) {
      return try SitePath((folder + ["\(variant).html"]).joined(separator: "/"))
    } catch {
      throw .data("\(path): no path for the variant \"\(variant)\": \(error)")
    }
  }

  /// The faults of the screen, a line each.
  fileprivate var faults: [String] {
    if let listPage, outline.form != nil || outline.isSearchable {
      // All pages of the list have it in common.
      guard listPage.index == 0 else { return [] }
      return [
        outline.form != nil
          ? "\(path): a form can't have several pages. Use a list without a form."
          : "\(path): a screen of items can't be searchable: its field would find the rows of one "
            + "page only. Remove isSearchable; the site's search finds the rows of all pages."
      ]
    }
    return outline.faults.map { "\(path): \($0)" }
  }

  /// Objects to screens that are not in order.
  fileprivate static func expectOrder(
    of pages: some Sequence<ScreenPage>, besides others: [String] = []
  ) throws(SiteFault) {
    let faults = others + pages.flatMap(\.faults)
    if !faults.isEmpty { throw .data(Excerpt.lines(faults)) }
  }
}

extension SourceListing {
  /// Reads the file that a page shows: the site is built where its source is.
  init(_ source: SourceFile) throws(FileError) {
    let bytes = try InputFile(source.path).readAll()
    self.init(text: String(decoding: bytes, as: UTF8.self), name: source.name)
  }
}
