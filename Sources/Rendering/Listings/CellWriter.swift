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
    if Self.isBlank(utf8) {
      html.literal("Not given")
    } else {
      html.text(utf8: utf8)
    }
  }

  /// Whether there is nothing to see: no bytes, or spaces, tabs and line ends.
  static func isBlank(_ utf8: ArraySlice<UInt8>) -> Bool {
    utf8.allSatisfy { " \t\n\r".utf8.contains($0) }
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
  public mutating func recordingNumber(_ number: UInt64) {
    html.literal("XC")
    html.number(number)
  }

  /// Writes a scientific name: Latin, to a voice that reads it.
  public mutating func scientificName(_ name: String) {
    html.literal("<i lang=\"la\">")
    html.text(name)
    html.literal("</i>")
  }

  /// Writes a scientific name that is in several fields of a record.
  mutating func scientificName(of words: [ArraySlice<UInt8>]) {
    html.literal("<i lang=\"la\">")
    for (index, word) in words.enumerated() {
      if index > 0 { html.literal(" ") }
      html.text(utf8: word)
    }
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
    start("<a href=\"https://", address)
    html.text(utf8: title)
    html.literal("</a>")
  }

  /// Writes the number of a recording, which leads to its own page.
  mutating func link(number: UInt64, to address: WebAddress) {
    start("<a href=\"https://", address)
    recordingNumber(number)
    html.literal("</a>")
  }

  /// Writes a link to a sound, which the player's script turns into a button.
  ///
  /// Nothing is fetched until it is played. Without the script the link opens the sound. It is the
  /// row that tells one "Play" from the next; the script says so in each button's name.
  mutating func play(_ address: WebAddress) {
    start("<a class=\"play\" href=\"https://", address)
    html.literal("Play</a>")
  }

  /// Writes a link to a sound that is a file of this site.
  ///
  /// The player's script turns it into a button. Nothing is fetched until it is played.
  public mutating func play(_ file: SitePath) {
    html.literal("<a class=\"play\" href=\"")
    html.text(path.reference(to: file))
    html.literal("\">Play</a>")
  }

  /// Writes a tag's beginning up to the scheme, and the rest of it.
  private mutating func start(_ tag: StaticString, _ address: WebAddress) {
    html.literal(tag)
    html.text(utf8: address.bytesAfterScheme)
    html.literal("\">")
  }
}
