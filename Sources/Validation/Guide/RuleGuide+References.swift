// Rules about the targets of references, and the files of the folder.
extension RuleGuide {
  static let uniqueID = RuleGuide(
    "no two elements of a page have the same id",
    because: "A link or a label finds the first of them, and never the other.",
    ordinary: .everything,
    RuleExample(
      in: .main, "<h2 id=\"bird\">Robin</h2>\n<h2 id=\"bird\">Wren</h2>",
      mended: "<h2 id=\"robin\">Robin</h2>\n<h2 id=\"wren\">Wren</h2>"))

  static let pageReference = RuleGuide(
    "references within a page point to an element of the right kind",
    because: """
      A link to a missing element does nothing, and a label without its field names nothing.
      """,
    ordinary: .only("links to elements, such as href=\"#wren\""),
    RuleExample(
      in: .main, "<p><a href=\"#wren\">Wren</a></p>\n<h2 id=\"wrens\">Wren</h2>",
      mended: "<p><a href=\"#wren\">Wren</a></p>\n<h2 id=\"wren\">Wren</h2>"))

  static let address = RuleGuide(
    "addresses are https, mailto or relative, those of links http too, and well written",
    because: """
      A link to javascript: runs code instead of opening a page. A path from the root, and one that names a folder, \
      fail if the site is opened from a folder or is not at the root of its host.
      """,
    RuleExample(
      in: .main, "<p><a href=\"/birds.html\">Birds</a></p>",
      mended: "<p><a href=\"birds.html\">Birds</a></p>"))

  static let siteLink = RuleGuide(
    "references point to a page, a file or an element of this site",
    because: """
      Any other link opens an error page. Case counts, as it does on most servers. In ordinary HTML, a \
      folder means its index.html, a path from the root begins at the folder that is checked, and birds \
      may be birds.html, as on many hosts.
      """,
    ordinary: .everything,
    RuleExample(
      in: .main, "<p><a href=\"birds.htm\">Birds</a></p>",
      mended: "<p><a href=\"birds.html\">Birds</a></p>"))

  static let pagePath = RuleGuide(
    "no two files have the same path, ignoring case",
    because: "On macOS and Windows a folder can hold only one of them.",
    ordinary: .everything,
    RuleExample(
      in: .files, "birds/Robin.html\nbirds/robin.html",
      mended: "birds/robin.html\nbirds/robin-2.html"))

  static let manifest = RuleGuide(
    "the files of a site that Rowhouse made are those that it published",
    because: """
      The next build overwrites edits by hand. A folder without a manifest is not Rowhouse's and is not \
      checked; a file that the manifest does not list is allowed.
      """,
    ordinary: .everything,
    RuleExample(
      in: .folder, "index.html was edited after it was published.",
      mended: "The table was edited, and the site built again."))
}
