import Bytes

/// A picture before the text of a row, which has its meaning: screen readers skip the picture.
public enum Picture: Hashable, Sendable {
  /// A character or two, such as an emoji, or the name of a drawing: `.symbol("gearshape")`.
  ///
  /// The names are 24 of SF Symbols': `bell`, `calendar`, `clock`, `creditcard`, `doc.text`,
  /// `envelope`, `gearshape`, `globe`, `hand.raised`, `heart`, `icloud`, `info.circle`, `location`,
  /// `lock`, `moon`, `paintbrush`, `person.crop.circle`, `questionmark.circle`,
  /// `speaker.wave.2`, `square.and.arrow.up`, `star`, `sun.max`, `textformat.size`, `trash`. The
  /// drawings are Rowhouse's own, in the colour of the text. Any other text of three or more
  /// letters, digits and dots is a build error on a screen.
  case symbol(String)

  /// A picture file of this site, drawn small.
  case image(SitePath)

  /// A picture of another site: a link to it at the row's end, unless it is to be shown.
  ///
  /// To show it, the visitor's browser requests it from the other site. Over HTTP it is a link in
  /// any case.
  case web(_ scheme: Link.Scheme = .https, host: String, path: String, isShown: Bool = false)

  /// A picture from another site, by its URL: `.web("https://example.org/apple.jpg")`.
  ///
  /// Any other text is a build error.
  public static func web(_ address: String, isShown: Bool = false) -> Picture {
    let parts = Link.parts(of: address)
    return .web(parts.scheme, host: parts.host, path: parts.path, isShown: isShown)
  }

  /// The URL of the picture, if it is on another site.
  package var link: Link? {
    guard case .web(let scheme, let host, let path, _) = self else { return nil }
    return .web(scheme, host: host, path: path)
  }

  /// Why the picture can't be drawn, in words after the name of its row.
  var fault: String? {
    guard case .symbol(let text) = self, SymbolName(rawValue: text) == nil, text.utf8.count > 2,
      text.utf8.allSatisfy({ ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    let names = SymbolName.allCases.map(\.rawValue)
    let near =
      names.first { text.hasPrefix("\($0).") || $0.hasPrefix(text) }
      ?? Spelling.nearest(to: text, among: names)
    return "shows the symbol \"\(Excerpt.of(text))\", which has no drawing"
      + (near.map { "; did you mean \"\($0)\"?" } ?? ".")
      + " The symbols are: \(names.joined(separator: ", "))"
  }
}

/// The name of a symbol that Rowhouse draws, as in SF Symbols.
package enum SymbolName: String, CaseIterable, Sendable {
  case bell, calendar, clock, creditcard
  case docText = "doc.text"
  case envelope, gearshape, globe
  case handRaised = "hand.raised"
  case heart, icloud
  case infoCircle = "info.circle"
  case location, lock, moon, paintbrush
  case personCropCircle = "person.crop.circle"
  case questionmarkCircle = "questionmark.circle"
  case speakerWave = "speaker.wave.2"
  case squareAndArrowUp = "square.and.arrow.up"
  case star
  case sunMax = "sun.max"
  case textformatSize = "textformat.size"
  case trash
}

/// A sound that is played within the page.
///
/// Nothing is loaded until it is played. Without JavaScript it is a link to the sound.
public enum Sound: Hashable, Sendable {
  /// A sound file of this site.
  case file(SitePath)

  /// A sound of another site; over HTTP it is a link and no more.
  case web(_ scheme: Link.Scheme = .https, host: String, path: String)

  /// A sound from another site, by its URL: `.web("https://example.org/song.mp3")`.
  ///
  /// Any other text is a build error.
  public static func web(_ address: String) -> Sound {
    let parts = Link.parts(of: address)
    return .web(parts.scheme, host: parts.host, path: parts.path)
  }

  package var link: Link {
    switch self {
    case .file(let path): .page(path, fragment: nil)
    case .web(let scheme, let host, let path): .web(scheme, host: host, path: path)
    }
  }

  /// Whether the page may play it.
  package var isPlayed: Bool {
    if case .web(.http, _, _) = self { false } else { true }
  }
}
