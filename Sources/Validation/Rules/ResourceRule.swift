/// Scripts are classic, deferred and the site's own, style sheets too; sounds have controls.
struct ResourceRule {
  func open(_ page: inout Page) {
    switch page.name {
    case .script: openScript(&page)
    case .link: openLink(&page)
    // Only a page that is one file has a style, which another rule checks.
    case .style: page.report(.allowedElement, ForbiddenElements.message(for: "style"))
    case .svgImage:
      if let address = page.value(of: .href) { reportRemote(address, "<image>", in: &page) }
    case .audio, .video:
      guard !page.has(.controls) else { return }
      page.report(
        .mediaControls,
        "<\(page.name.text)> has no controls: write controls=\"controls\"")
    default: break
    }
  }

  /// Whether an element is JSON-LD
  /// (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents), which describes the
  /// page, and doesn't run.
  func isData(_ page: Page) -> Bool {
    page.name == .script && page.value(of: .type, is: "application/ld+json")
  }

  private func openScript(_ page: inout Page) {
    guard !isData(page) else { return }
    guard let source = page.value(of: .src) else {
      page.report(
        .inlineCode,
        "<script> has no src: move the script to a file of the site and load it deferred")
      return
    }
    reportRemote(source, "<script>", in: &page)
    if let type = page.value(of: .type), !page.equal(type, "text/javascript"), !type.isEmpty {
      page.report(
        .deferredScript,
        "type=\(page.quoted(type)) of <script> does not run from a folder: write a classic script "
          + "without type")
    }
    if page.has(.async) {
      page.report(
        .deferredScript, "<script> has async, which runs it at any time: write defer only")
    }
    if !page.has(.defer) {
      page.report(.deferredScript, "<script> has no defer: write defer=\"defer\"")
    }
    reportChecked(&page)
  }

  private func openLink(_ page: inout Page) {
    guard let relation = page.value(of: .rel) else { return }
    for word in Self.loading where page.hasWord(word, in: relation) {
      if let address = page.value(of: .href) {
        reportRemote(address, "<link rel=\"\(word)\">", in: &page)
      }
      if word == "modulepreload" {
        page.report(
          .deferredScript,
          "<link rel=\"modulepreload\"> loads a module, which does not run from a folder: leave it out"
        )
      }
      reportChecked(&page)
      return
    }
  }

  /// `integrity` and `crossorigin` make browsers send requests that fail in a folder.
  private func reportChecked(_ page: inout Page) {
    for name in [AttributeName.integrity, .crossorigin] where page.has(name) {
      page.report(
        .localResource,
        "\(name.text) of <\(page.name.text)> fails when the site is opened from a folder: leave it out"
      )
    }
  }

  private func reportRemote(_ address: Range<Int>, _ what: String, in page: inout Page) {
    // Hosts show 404.html at any address: it can name files of its site by whole addresses alone.
    guard page.equal(address.prefix(6), "https:"), page.file != "404.html" else { return }
    page.report(
      .localResource,
      "\(what) loads \(page.quoted(address)) from another host: keep the file in the site")
  }

  private static let loading = [
    "stylesheet", "icon", "preload", "modulepreload", "manifest", "apple-touch-icon", "prefetch",
  ]
}
