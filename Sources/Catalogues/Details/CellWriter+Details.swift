package import Bytes
import Markup
import Records
package import Rendering
import Screens

/// Parts of row pages that all kinds of rows share.
extension CellWriter {
  /// Writes a text whose lines stay lines.
  package mutating func lines(_ text: ArraySlice<UInt8>) {
    var text = text[..<text.trimmed.endIndex]
    var isFirst = true
    while !text.isEmpty {
      let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      if !isFirst { html.void(.br) }
      isFirst = false
      self.text(utf8: line)
      text = text[line.endIndex...]
      let isPair = text.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
      text = text.dropFirst(isPair ? 2 : 1)
    }
  }

  /// Writes short texts in a quiet line, behind its beginning, with a dot between them; none of them breaks.
  package mutating func line(
    _ texts: [ArraySlice<UInt8>], after drawFirst: ((inout CellWriter) -> Void)? = nil
  ) {
    guard drawFirst != nil || !texts.isEmpty else { return }
    literal("<p class=\"q\">")
    drawFirst?(&self)
    for (place, text) in texts.enumerated() {
      if drawFirst != nil || place > 0 { literal(" · ") }
      literal("<span>")
      self.text(utf8: text)
      literal("</span>")
    }
    literal("</p>\n")
  }

  package mutating func code(_ json: ArraySlice<UInt8>) {
    literal("<code>")
    text(utf8: json)
    literal("</code>")
  }

  /// Writes a picture of another site, on `https`, in its own size, which the data don't have; the
  /// site doesn't learn which page shows it.
  package mutating func image(at address: WebAddress, of words: String) {
    literal("<img src=\"https://")
    text(utf8: address.bytesAfterScheme)
    literal("\" alt=\"")
    html.text(words)
    literal("\" loading=\"lazy\" referrerpolicy=\"no-referrer\"/> ")
  }

  /// Writes a picture of this site, as large as it is.
  mutating func image(_ file: SitePath, of words: String) {
    html.void(.img, Attribute("src", path.reference(to: file)), Attribute("alt", words))
  }

  /// Writes a picture that a cell names, in its own size, which is not loaded before it is near.
  mutating func image(_ file: CellFile, at path: SitePath, of words: String) {
    html.void(
      .img, Attribute("src", self.path.reference(to: path)), Attribute("alt", words),
      file.width.map { Attribute("width", "\($0)") },
      file.height.map { Attribute("height", "\($0)") },
      Attribute("loading", "lazy"), Attribute("decoding", "async"))
    literal(" ")
  }

  /// The most bytes of a text that a narrow column shows in two lines.
  private static let shortMember = 40

  /// Writes the objects of a list as a table in a region that scrolls, and how many more there are.
  mutating func objects(_ objects: ObjectList, called title: String) {
    guard objects.columnCount > 0 else { return }
    html.literal("<div class=\"objects\" role=\"region\" tabindex=\"0\" aria-label=\"")
    html.text(title)
    html.literal("\">\n<table class=\"facts\">\n<caption>")
    html.text(words.counted(objects.count, in: title))
    html.literal("</caption>\n<thead><tr>")
    for (place, column) in objects.columns.enumerated() {
      let isLong = objects.rows.contains { $0[place].count > Self.shortMember }
      html.element(.th, .scope("col"), isLong ? .class(.long) : nil, text: column ?? words[.value])
    }
    html.literal("</tr></thead>\n<tbody>\n")
    for row in objects.rows {
      html.literal("<tr>")
      for text in row {
        html.literal("<td>")
        self.text(orLink: text)
        html.literal("</td>")
      }
      html.literal("</tr>\n")
    }
    html.literal("</tbody>\n</table>\n</div>\n")
    let others = objects.count - objects.rows.count
    let columns = objects.columns.count
    guard others > 0 || columns < objects.columnCount else { return }
    html.literal("<p class=\"q\">")
    if others > 0 { html.text(words(.andMore, n: others)) }
    if columns < objects.columnCount {
      if others > 0 { literal(". ") }
      html.text(words(.label, words[.columns]))
      html.text(
        words(.rangeOf, words.number(1), words.number(columns), words.number(objects.columnCount)))
    }
    html.literal("</p>\n")
  }

  /// Writes coordinates in words, or as they are written if they are invalid.
  mutating func coordinates(_ latitude: ArraySlice<UInt8>, _ longitude: ArraySlice<UInt8>) {
    if let map = PlaceMap(latitude: latitude, longitude: longitude) {
      return html.text(map.position(in: words))
    }
    let texts = [latitude, longitude].filter { !Self.isBlank($0.span) }
    for (index, text) in texts.enumerated() {
      if index > 0 { literal(", ") }
      self.text(utf8: text)
    }
  }
}
