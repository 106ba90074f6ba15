/// A picture before the text of a row, which has its meaning: screen readers skip the picture.
public enum Picture: Hashable, Sendable {
  /// A character or two, such as an emoji.
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
