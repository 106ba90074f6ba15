import Markup
import Screens

@testable import Rendering

/// What a drawing writes, as text.
func drawn(_ draw: (inout HTMLWriter) -> Void) -> String {
  var html = HTMLWriter()
  draw(&html)
  return String(decoding: html.bytes, as: UTF8.self)
}

/// A row as it is drawn.
func drawn(
  _ cell: Cell, identifier: String? = nil, at path: SitePath = "a/b.html", isLive: Bool = true
) -> String {
  drawn { html in
    RowRenderer(
      cell: cell, identifier: identifier, place: "row-1-1", path: path, isLive: isLive
    ).draw(into: &html)
  }
}
