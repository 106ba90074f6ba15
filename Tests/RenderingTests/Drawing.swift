import Screens
import TestSupport

@testable import Rendering

/// A row as it is drawn.
func drawn(_ cell: Cell, identifier: String? = nil, at path: SitePath = "a/b.html") -> String {
  drawn { html in
    RowRenderer(
      row: RowOutline(cell, identifier: identifier), part: TablePart(path: path),
      place: "row-1-1"
    ).draw(into: &html)
  }
}

/// A screen as a page.
func drawnPage(
  _ screen: some Screen, at path: SitePath = "a/b.html",
  in frame: PageFrame = PageFrame(site: "Test", language: "en")
) -> String {
  drawn { ScreenPage(screen.outline, at: PagePlace(path)).draw(in: frame, into: &$0) }
}
