package import Screens

/// A page with a screen on it.
package struct ScreenPage: Sendable {
  package let outline: ScreenOutline
  package let path: SitePath
  let position: PagePosition

  /// What hides the rows whose condition does not hold.
  let stylesheet: SiteFile?

  /// What the page is called where the screen's own title would not tell it from others.
  package var name: String?

  /// The page that the form's values are saved for, if it is not this one.
  package var saved: SitePath?

  /// Which page of a list it is, if the screen goes on over several.
  package var listPage: Page?

  /// The screen in other states, which are shown below it.
  package var variants: [VariantPage] = []

  /// The source that is shown beside the screen, if it is.
  package var source: SourceListing?

  /// A variant of the screen, and where its own page is.
  package struct VariantPage: Sendable {
    let identifier: String
    let title: String
    let outline: ScreenOutline
    let path: SitePath

    package init(
      _ identifier: String, titled title: String, _ outline: ScreenOutline, at path: SitePath
    ) {
      self.identifier = identifier
      self.title = title
      self.outline = outline
      self.path = path
    }
  }

  /// Puts a page together.
  ///
  /// - Parameters:
  ///   - outline: What is on the page.
  ///   - path: Where the page will be, which its links are relative to.
  ///   - position: Where it is among the pages of the site.
  package init(
    _ outline: ScreenOutline, at path: SitePath, _ position: PagePosition = PagePosition()
  ) {
    self.outline = outline
    self.path = path
    self.position = position
    stylesheet = ConditionStylesheet(outline: outline, path: path).file
  }

  /// The files that the page refers to, besides those that every page does.
  package var files: [SiteFile] { [stylesheet].compactMap(\.self) + scripts }

  var scripts: [SiteFile] {
    var scripts: [SiteFile] = []
    if outline.isSearchable { scripts.append(.filter) }
    let rows = ([outline] + variants.map(\.outline)).flatMap(\.sections).flatMap(\.rows)
    if rows.contains(where: \.cell.needsScript) { scripts.append(.actions) }
    if rows.contains(where: \.cell.plays) { scripts.append(.player) }
    guard let form = outline.form else { return scripts }
    if case .choice = form.submission { return scripts + [.choice] }
    if form.remembersValues { scripts.append(.memory) }
    if outline.hasLists { scripts.append(.choice) }
    return scripts + [.form]
  }
}

extension Cell {
  /// Whether there is a sound to play.
  fileprivate var plays: Bool {
    if case .sound(let sound) = accessory { sound.isPlayed } else { false }
  }
}
