package import Screens

/// A page with a screen on it.
package struct ScreenPage: Sendable {
  package let outline: ScreenOutline
  let place: PagePlace

  /// The data that the page is the front of, if it is.
  let dataset: Dataset?

  /// The stylesheet that hides the rows whose condition does not hold.
  let stylesheet: SiteFile?

  /// A variant's name, and the page of the other screen, for which its form's values are saved.
  package var variant: (identifier: String, title: String, of: SitePath)?

  /// The page that replaces this one, to which visitors are redirected.
  package var successor: SitePath?

  /// The page of the list, if the screen has several pages.
  package var listPage: ListPage?

  /// The texts above, between and below its tables, which have been read.
  package var texts: [Block: Prose] = [:]

  /// The screen in other states, which are shown below it.
  package var variants: [ScreenPage] = []

  /// The source that is shown beside the screen, if it is.
  package var source: SourceListing?

  package init(_ outline: ScreenOutline, at place: PagePlace, about dataset: Dataset? = nil) {
    self.outline = outline
    self.place = place
    self.dataset = dataset
    stylesheet = ConditionStylesheet(outline: outline, path: place.path).file
  }

  package var path: SitePath { place.path }

  /// The files that the page refers to, in addition to those of every page.
  package var files: [SiteFile] { stylesheets + scripts }

  /// The stylesheets in addition to the theme's.
  var stylesheets: [SiteFile] {
    (outline.blocks.isEmpty ? [] : [.contentStyle]) + [stylesheet].compactMap(\.self)
  }

  var scripts: [SiteFile] {
    var scripts: [SiteFile] = []
    if outline.isSearchable { scripts.append(.filter) }
    let rows = ([outline] + variants.map(\.outline)).flatMap(\.sections).flatMap(\.rows)
    if rows.contains(where: \.cell.needsScript) { scripts.append(.actions) }
    let plays = rows.contains {
      if case .sound(let sound) = $0.cell.accessory { sound.isPlayed } else { false }
    }
    if plays { scripts.append(.player) }
    guard let form = outline.form else { return scripts }
    if case .choice = form.submission { return scripts + [.choice] }
    if form.remembersValues || outline.hasLists || !form.followed.isEmpty {
      scripts.append(.memory)
    }
    if outline.hasLists { scripts.append(.choice) }
    if outline.hasOrders { scripts.append(.positions) }
    return scripts + [.form]
  }
}
