package import Bytes
package import Markup
public import Screens

/// Writes the content of one cell of a listing.
///
/// Its functions are about lists, not HTML: text, links, sounds, pictures. All text is escaped.
public struct CellWriter: ~Copyable {
  package var html: HTMLWriter
  package let path: SitePath
  package let words: PageWords

  package init(_ html: consuming HTMLWriter, at path: SitePath, in words: PageWords = .english) {
    self.html = html
    self.path = path
    self.words = words
  }

  package consuming func finish() -> HTMLWriter { html }

  /// Writes a text; "Not given" if it is missing.
  public mutating func text(_ text: String?) {
    guard let text, !Self.isBlank(text.utf8Span.span) else { return html.text(words[.notGiven]) }
    html.text(text)
  }

  /// Writes a text of the data; "Not given" if it is blank.
  public mutating func field(_ utf8: ArraySlice<UInt8>) { write(utf8.span) }

  /// Whether there is nothing to see: no bytes, or spaces, tabs and line ends.
  package static func isBlank(_ utf8: Span<UInt8>) -> Bool {
    utf8.indices.allSatisfy { ASCII.isSpace(utf8[$0]) }
  }

  package mutating func write(_ utf8: Span<UInt8>) {
    if Self.isBlank(utf8) {
      html.text(words[.notGiven])
    } else {
      html.text(utf8: utf8)
    }
  }

  /// Writes a text in another language, such as `la`, marked for screen readers.
  public mutating func text(_ text: String, in language: String) {
    html.element(.i, Attribute("lang", language), text: text)
  }

  /// Writes words that are known when the program is compiled.
  package mutating func literal(_ words: StaticString) { html.literal(words) }

  /// Writes words that are already UTF-8, whatever they are.
  package mutating func text(utf8: ArraySlice<UInt8>) { html.text(utf8: utf8) }

  /// Writes a text with a link.
  public mutating func link(_ title: String, to link: Link) {
    self.link(title, to: link, asking: nil)
  }

  package mutating func link(_ title: String, to link: Link, asking query: Reference.Query?) {
    html.element(.a, .href(Reference.text(of: link, asking: query, from: path)), text: title)
  }

  /// Writes words of data that lead somewhere.
  package mutating func link(utf8 title: ArraySlice<UInt8>, to link: Link) {
    html.literal("<a href=\"")
    html.text(Reference.text(of: link, from: path))
    html.literal("\">")
    html.text(utf8: title)
    endLink()
  }

  /// Writes a text with a link to another site.
  package mutating func link(utf8 title: ArraySlice<UInt8>, to address: WebAddress) {
    start("<a href=\"", address)
    html.text(utf8: title)
    html.literal("</a>")
  }

  /// Writes a link to a sound, loaded when played; returns false, and writes nothing, without one.
  ///
  /// The link opens the sound; the player's script turns it into a button if it is on `https`. All
  /// links are called "Play", so screen readers need the row header to distinguish them; the script
  /// adds the row to each button's name.
  package mutating func play(_ text: ArraySlice<UInt8>) -> Bool {
    guard let address = WebAddress(text) else { return false }
    start(address.isSecure ? Self.player : "<a href=\"", address)
    html.text(words[.play])
    html.literal("</a>")
    return true
  }

  package static let player: StaticString = "<a class=\"play\" href=\""

  /// Writes a link to a sound, which is loaded when played; the script of a listing that
  /// ``Listing/plays`` turns it into a button if the page may play it.
  public mutating func sound(_ sound: Sound) {
    html.element(
      .a, sound.isPlayed ? .class(.play) : nil, .href(Reference.text(of: sound.link, from: path)),
      text: words[.play])
  }

  /// Writes a small picture, which screen readers skip, or a link to one that may not be shown.
  public mutating func picture(_ picture: Picture) {
    PictureRenderer(picture: picture, path: path, words: words).image(into: &html)
  }

  /// Writes a tag's beginning up to the address, and the rest of it.
  package mutating func start(_ tag: StaticString, _ address: WebAddress) {
    html.literal(tag)
    html.literal(address.scheme)
    html.text(utf8: address.bytesAfterScheme)
    html.literal("\">")
  }

  /// Writes words of another language that lead somewhere.
  package mutating func link(_ title: String, in language: String, to link: Link) {
    html.element(.a, .href(Reference.text(of: link, from: path))) { html in
      html.element(.i, language.isEmpty ? nil : Attribute("lang", language), text: title)
    }
  }

  /// Begins a link to a page of this site.
  package mutating func beginLink(to page: SitePath) {
    html.literal("<a href=\"")
    html.text(path.reference(to: page))
    html.literal("\">")
  }

  package mutating func endLink() { html.literal("</a>") }
}
