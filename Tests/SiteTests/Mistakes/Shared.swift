import Rowhouse

// What the mistakes beside this file are made in: a model, and the pages of a site.

struct Appearance: Sendable {
  enum Size: String, CaseIterable, Titled, Identified { case small, large }
  enum Font: String, CaseIterable { case serif, sans }

  var isLarger = false
  var name = ""
  var size = Size.small
  var font = Font.serif
  let isNew = true
}

enum AppPage: String, SitePage { case front = "index", menu }

extension Link {
  static func page(_ page: AppPage) -> Link { .page(page.path, fragment: nil) }
}
