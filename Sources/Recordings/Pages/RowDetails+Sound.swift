import Bytes
import Catalogues
import Markup
import Records
import Rendering

/// The lead of a recording's page, below the title: species, types, sonogram and player.
extension RowDetails.Detail {
  /// The species, place and time; types and quality; the sonogram, and a button to play the sound.
  ///
  /// The browser requests a sonogram that is shown from another host. Otherwise it is a link, which
  /// the player's script replaces by the picture when it is pressed.
  static func sound(showingRemoteImages isShown: Bool) -> Self {
    Self { recording, context, cell in
      cell.line(of: recording, [.country, .date], afterName: true)
      cell.chips(of: recording, in: context)
      let picture = cell.sonogram(of: recording)
      let start = cell.html.count
      cell.literal("<div class=\"card sound\">\n")
      let end = cell.html.count
      if let picture {
        cell.literal("<div class=\"sono\">")
        if isShown {
          cell.image(at: picture, of: Self.alternative(recording))
        } else {
          cell.literal("<a class=\"button\" data-name=\"")
          cell.html.text(Self.alternative(recording))
          cell.start("\" href=\"", picture)
          cell.literal("Show the sonogram <span class=\"q\">from ")
          cell.text(utf8: picture.bytesAfterScheme.prefix { $0 != UInt8(ascii: "/") })
          cell.literal("</span></a>")
        }
        cell.literal("</div>\n")
      }
      cell.playing(recording, isLarge: true)
      if cell.html.count == end {
        cell.html.removeAll(after: start)
      } else {
        cell.literal("</div>\n")
      }
    }
  }

  /// The card of a recording on other pages: types, country, date and the sound.
  static let summary = Self { recording, _, cell in
    cell.line(of: recording, [.type, .country, .date])
    cell.playing(recording)
  }

  private static func alternative(_ recording: TableRow) -> String {
    "Sonogram of XC\(recording.number)"
  }
}

extension CellWriter {
  /// Some fields in a line, if any has something in it, after the scientific name of the species
  /// where that is not its only one.
  fileprivate mutating func line(
    of recording: TableRow, _ fields: [RecordingField], afterName isNamed: Bool = false
  ) {
    let hasName =
      isNamed && Self.hasScientificName(recording)
      && !Self.isBlank(.commonName, of: recording)
    let given = fields.filter { !Self.isBlank($0, of: recording) }.map { recording[$0] }
    line(given, after: hasName ? { $0.scientificName(of: recording) } : nil)
  }

  /// The types of a recording, with links to all recordings of the type, and its quality.
  fileprivate mutating func chips(of recording: TableRow, in context: RowContext) {
    let types = context.values[RecordingField.type.place] ?? []
    let hasQuality = !Self.isBlank(.quality, of: recording)
    guard !types.isEmpty || hasQuality else { return }
    literal("<p class=\"chips\">")
    for type in types {
      let query = type.query.map(Reference.text) ?? ""
      let address = type.link.map { Reference.text(of: $0, from: path) + query }
      html.element(
        address == nil ? .span : .a, .class(.button), address.map(Attribute.href),
        text: type.title)
    }
    if hasQuality {
      literal("<span class=\"grade\"><span class=\"vh\">Quality: </span>")
      text(.quality, of: recording)
      literal("</span>")
    }
    literal("</p>\n")
  }

  /// The picture that shows most of the sound, if there is one that a page may show.
  fileprivate func sonogram(of recording: TableRow) -> WebAddress? {
    [RecordingField.sonogramLarge, .sonogramMedium, .sonogramSmall, .sonogramFull].lazy
      .compactMap { WebAddress(recording[$0]) }.first(where: \.isSecure)
  }

  /// A button that plays the sound, with its length; a large one on the page of the recording.
  fileprivate mutating func playing(_ recording: TableRow, isLarge: Bool = false) {
    let start = html.count
    literal("<p class=\"playing\">")
    guard play(recording, isLarge: isLarge) else { return html.removeAll(after: start) }
    if !Self.isBlank(.length, of: recording) {
      literal("<span class=\"n\">")
      text(.length, of: recording)
      literal("</span>")
    }
    literal("</p>\n")
  }
}
