import Bytes
import Markup
import Records
public import Rendering
import Screens

/// Parts of cells and pages of recordings.
extension CellWriter {
  /// Writes the words of a record's field; "Not given" if there are none.
  mutating func field(_ field: RecordingField, of recording: TableRow) {
    recording.withText(of: field) { write($0) }
  }

  /// Writes the words of a record's field, if it has any.
  mutating func text(_ field: RecordingField, of recording: TableRow) {
    recording.withText(of: field) { html.text(utf8: $0) }
  }

  /// Writes the words of a record's field, if there is something to see.
  mutating func visible(_ field: RecordingField, of recording: TableRow) {
    if !Self.isBlank(field, of: recording) { text(field, of: recording) }
  }

  /// Whether there is nothing to see in a field.
  static func isBlank(_ field: RecordingField, of recording: TableRow) -> Bool {
    recording.withText(of: field, isBlank)
  }

  /// Writes the number of a recording, as xeno-canto's community writes it: `XC619144`.
  public mutating func recordingNumber(_ number: UInt64) {
    html.literal("XC")
    html.number(number)
  }

  /// Writes a scientific name, marked as Latin for screen readers.
  public mutating func scientificName(_ name: String) { text(name, in: "la") }

  /// Whether there is any part of a scientific name.
  static func hasScientificName(_ recording: TableRow) -> Bool {
    !isBlank(.genus, of: recording) || !isBlank(.species, of: recording)
  }

  /// Writes the scientific name of a recording's species, from the fields that are not blank.
  mutating func scientificName(of recording: TableRow) {
    html.literal("<i lang=\"la\">")
    let hasGenus = !Self.isBlank(.genus, of: recording)
    if hasGenus { text(.genus, of: recording) }
    if !Self.isBlank(.species, of: recording) {
      if hasGenus { html.literal(" ") }
      text(.species, of: recording)
    }
    html.literal("</i>")
  }

  /// Writes the number of a recording, with a link to the recording's own page if it has one.
  mutating func number(of recording: TableRow) {
    let isLink = start("<a href=\"", .url, of: recording)
    recordingNumber(recording.number)
    if isLink { html.literal("</a>") }
  }

  /// Writes a link to a sound, a large one on the page of the recording, and returns whether there
  /// is a sound to play; see ``play(_:)-(ArraySlice<UInt8>)``.
  mutating func play(_ recording: TableRow, isLarge: Bool = false) -> Bool {
    let tag: StaticString = isLarge ? "<a class=\"play big\" href=\"" : Self.player
    guard start(tag, .file, of: recording) else { return false }
    html.text(words[.play])
    html.literal("</a>")
    return true
  }

  /// Writes a tag's beginning up to the address, and the rest of it, if a field is an address.
  ///
  /// Over `http` nothing but a link is written, whatever the tag: a page loads nothing from there.
  private mutating func start(
    _ tag: StaticString, _ field: RecordingField, of recording: TableRow
  ) -> Bool {
    let isWritten = recording.withText(of: field) { text in
      guard let start = WebAddress.plainStart(in: text) else { return false }
      html.literal(tag)
      html.literal("https://")
      html.text(utf8: text.extracting(start...))
      html.literal("\">")
      return true
    }
    if isWritten { return true }
    guard let address = WebAddress(recording[field]) else { return false }
    start(address.isSecure ? tag : "<a href=\"", address)
    return true
  }
}
