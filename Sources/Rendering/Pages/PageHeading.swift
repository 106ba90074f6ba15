import Screens

/// What a page is called and where it is.
struct PageHeading {
  /// The page's one `<h1>`.
  var title: String

  /// The file the page is written to, which its references are relative to.
  var path: SitePath

  /// The title in a browser's tab, where it must tell one page of a list from the next.
  var windowTitle: String

  /// What the page is called at the end of its own breadcrumb.
  var shortTitle: String

  /// The pages between the front page and this one.
  var trail: [(title: String, path: SitePath)] = []

  /// Whether there are sounds to play on the page.
  var plays = false

  init(_ title: String, at path: SitePath) {
    self.title = title
    self.path = path
    windowTitle = title
    shortTitle = title
  }
}
