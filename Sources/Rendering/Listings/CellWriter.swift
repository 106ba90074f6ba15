import Markup
import Records
public import Screens

/// Writes what is in one cell of a listing.
///
/// The vocabulary is that of the list, not of HTML: whoever declares a listing says what is there,
/// and everything said is escaped.
public struct CellWriter: ~Copyable {
  var html: HTMLWriter
  let path: SitePath

  init(_ html: consuming HTMLWriter, at path: SitePath) {
    self.html = html
    self.path = path
  }

  consuming func finish() -> HTMLWriter { html }
}

extension CellWriter {
  /// Writes words; "Not given" if there are none.
  public mutating func text(_ text: String?) {
    field(Array((text ?? "").utf8)[...])
  }

  /// Writes the words of a record's field; "Not given" if there are none.
  public mutating func field(_ utf8: ArraySlice<UInt8>) {
    if utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      html.literal("Not given")
    } else {
      html.text(utf8: utf8)
    }
  }

  /// Writes words that are known when the program is compiled.
  mutating func literal(_ words: StaticString) {
    html.literal(words)
  }

  /// Writes words that are already UTF-8, whatever they are.
  mutating func text(utf8: ArraySlice<UInt8>) {
    html.text(utf8: utf8)
  }
}

// MARK: - Names

extension CellWriter {
  /// Writes the number of a recording, as xeno-canto's community writes it: `XC619144`.
  public mutating func number(_ number: UInt64) {
    html.literal("XC")
    html.number(number)
  }

  /// Writes a scientific name: Latin, to a voice that reads it.
  public mutating func scientificName(_ name: String) {
    html.literal("<i lang=\"la\">")
    html.text(name)
    html.literal("</i>")
  }

  /// Writes a scientific name that is in two fields of a record.
  mutating func scientificName(genus: ArraySlice<UInt8>, species: ArraySlice<UInt8>) {
    html.literal("<i lang=\"la\">")
    html.text(utf8: genus)
    if !genus.isEmpty, !species.isEmpty { html.literal(" ") }
    html.text(utf8: species)
    html.literal("</i>")
  }
}

// MARK: - Links

extension CellWriter {
  /// Writes words that lead somewhere.
  public mutating func link(_ title: String, to link: Link) {
    html.element(.a, .href(Reference.text(of: link, from: path)), text: title)
  }

  /// Writes words that lead to another site.
  mutating func link(utf8 title: ArraySlice<UInt8>, to address: WebAddress) {
    start("<a href=\"", address)
    html.text(utf8: title)
    html.literal("</a>")
  }

  /// Writes the number of a recording, which leads to its own page.
  mutating func link(number: UInt64, to address: WebAddress) {
    start("<a href=\"", address)
    self.number(number)
    html.literal("</a>")
  }

  /// Writes a link to a sound, which the player's script turns into a button.
  ///
  /// Nothing is fetched until it is played. Without the script the link opens the sound.
  ///
  /// - Parameters:
  ///   - address: Where the sound is.
  ///   - number: The number of the recording, which tells one "Play" from the next.
  mutating func play(_ address: WebAddress, number: UInt64) {
    start("<a class=\"play\" href=\"", address)
    words(ofPlaying: number)
  }

  /// Writes a link to a sound that is a file of this site, which the player's script turns into a
  /// button.
  ///
  /// Nothing is fetched until it is played.
  ///
  /// - Parameters:
  ///   - file: Where the sound is.
  ///   - number: The number of the recording, which tells one "Play" from the next.
  public mutating func play(_ file: SitePath, number: UInt64) {
    html.literal("<a class=\"play\" href=\"")
    html.text(path.reference(to: file))
    html.literal("\">")
    words(ofPlaying: number)
  }

  private mutating func start(_ tag: StaticString, _ address: WebAddress) {
    html.literal(tag)
    html.text(utf8: address.bytes)
    html.literal("\">")
  }

  private mutating func words(ofPlaying number: UInt64) {
    html.literal("Play<span class=\"vh\"> ")
    self.number(number)
    html.literal("</span></a>")
  }
}
