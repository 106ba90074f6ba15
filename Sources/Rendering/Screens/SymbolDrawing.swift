import Markup
import Screens

extension HTMLWriter {
  /// Draws a symbol in the colour of the text, in the box of a row's picture.
  mutating func symbol(_ name: SymbolName) {
    element(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), .class(.image),
      Attribute("viewBox", "0 0 24 24"), Attribute("width", "28"), Attribute("height", "28"),
      Attribute("fill", "none"), Attribute("stroke", "currentColor"),
      Attribute("stroke-width", "1.75"), Attribute("stroke-linecap", "round"),
      Attribute("stroke-linejoin", "round"), Attribute("aria-hidden", "true")
    ) { $0.void(.path, Attribute("d", name.lines)) }
  }
}

extension SymbolName {
  /// The lines of the drawing, as the data of an SVG path on a grid of 24 by 24 with a margin of two.
  fileprivate var lines: String {
    switch self {
    case .gearshape:
      """
      M10.54 4.95l.18-2.46a9.6 9.6 0 0 1 2.56 0l.18 2.46a7.2 7.2 0 0 1 2.49 1.03l1.87-1.61a9.6 9.6 \
      0 0 1 1.81 1.81l-1.61 1.87a7.2 7.2 0 0 1 1.03 2.49l2.46.18a9.6 9.6 0 0 1 0 2.56l-2.46.18a7.2 \
      7.2 0 0 1-1.03 2.49l1.61 1.87a9.6 9.6 0 0 1-1.81 1.81l-1.87-1.61a7.2 7.2 0 0 1-2.49 1.03l-.18 \
      2.46a9.6 9.6 0 0 1-2.56 0l-.18-2.46a7.2 7.2 0 0 1-2.49-1.03l-1.87 1.61a9.6 9.6 0 0 1-1.81-1.81l\
      1.61-1.87a7.2 7.2 0 0 1-1.03-2.49l-2.46-.18a9.6 9.6 0 0 1 0-2.56l2.46-.18a7.2 7.2 0 0 1 1.03\
      -2.49l-1.61-1.87a9.6 9.6 0 0 1 1.81-1.81l1.87 1.61a7.2 7.2 0 0 1 2.49-1.03z\
      M12 8.75a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5z
      """
    case .personCropCircle:
      Self.circle
        + "M12 6.5a3.15 3.15 0 1 1 0 6.3 3.15 3.15 0 0 1 0-6.3zM5.75 18.8c.9-2.3 3.2-3.6 6.25-3.6"
        + "s5.35 1.3 6.25 3.6"
    case .bell:
      """
      M12 2.75a6 6 0 0 0-6 6v3.4c0 1.3-.5 2.4-1.5 3.5-.7.8-.2 1.85.8 1.85h13.4c1 0 1.5-1.05.8-1.85\
      -1-1.1-1.5-2.2-1.5-3.5v-3.4a6 6 0 0 0-6-6zM9.5 20.25a2.75 2.75 0 0 0 5 0
      """
    case .speakerWave:
      """
      M3 9.5v5h3.5l5.5 4.25V5.25L6.5 9.5zM15.5 9a4.25 4.25 0 0 1 0 6M18.25 6.25a8.1 8.1 0 0 1 0 11.5
      """
    case .moon: "M20.75 14.25A9 9 0 1 1 9.75 3.25a7.8 7.8 0 0 0 11 11z"
    case .sunMax:
      """
      M12 7.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5zM12 2.5V4.25M12 19.75v1.75M2.5 12h1.75\
      M19.75 12h1.75M5.28 5.28l1.24 1.24M17.48 17.48l1.24 1.24M5.28 18.72l1.24-1.24M17.48 6.52l1.24\
      -1.24
      """
    case .paintbrush:
      """
      M9.5 12.25l8.4-8.75a1.9 1.9 0 0 1 2.7 2.7L11.75 14.5M9.5 12.25c-2.6-.35-4.5 1.25-4.75 3.75-.15 \
      1.65-.85 2.85-2.25 3.65 4.4 2.35 9.6.85 9.25-5.15-.35-1.05-1.2-1.9-2.25-2.25z
      """
    case .textformatSize:
      "M2.25 19l3.4-9 3.4 9M3.4 16h4.5M10.75 19l5.4-14.25L21.55 19M12.65 14h7"
    case .globe:
      Self.circle
        + "M2.75 12h18.5M12 2.75c2.65 2.6 4 5.7 4 9.25s-1.35 6.65-4 9.25c-2.65-2.6-4-5.7-4-9.25"
        + "s1.35-6.65 4-9.25z"
    case .lock:
      """
      M7.25 10h9.5A2.25 2.25 0 0 1 19 12.25v6.5A2.25 2.25 0 0 1 16.75 21h-9.5A2.25 2.25 0 0 1 5 18.75\
      v-6.5A2.25 2.25 0 0 1 7.25 10zM8 10V6.75a4 4 0 0 1 8 0V10M12 14.25v2.5
      """
    case .handRaised:
      """
      M8.2 13.5V6a1.45 1.45 0 0 1 2.9 0v5.25M11.1 11V4.2a1.45 1.45 0 0 1 2.9 0V11M14 11V5.4a1.45 \
      1.45 0 0 1 2.9 0v6M16.9 11.5V8.4a1.45 1.45 0 0 1 2.9 0v6.2a6.9 6.9 0 0 1-6.9 6.9c-2.6 0-4.5-1\
      -5.95-3.2l-2.6-4a1.5 1.5 0 0 1 2.4-1.75l1.45 1.75
      """
    case .location: "M20.9 3.1L3.4 10.2c-.8.3-.75 1.4.05 1.6l7.2 1.55 1.55 7.2c.2.8 1.3.85 1.6.05z"
    case .calendar:
      """
      M6 4.75h12A2.75 2.75 0 0 1 20.75 7.5v10.75A2.75 2.75 0 0 1 18 21H6a2.75 2.75 0 0 1-2.75-2.75V7.5\
      A2.75 2.75 0 0 1 6 4.75zM3.25 9.5h17.5M8 2.75v4M16 2.75v4M7.75 13.25h.01M12 13.25h.01M16.25 \
      13.25h.01M7.75 17h.01M12 17h.01
      """
    case .clock: Self.circle + "M12 6.75V12l3.5 2.5"
    case .icloud:
      """
      M7 19a4.75 4.75 0 0 1-.75-9.45 6.15 6.15 0 0 1 11.9-.05A4.8 4.8 0 0 1 17 19z
      """
    case .creditcard: Self.card + "M2.5 9.75h19M6.25 15.25h3.5"
    case .envelope: Self.card + "M3.25 6.5l7.35 6.1a2.2 2.2 0 0 0 2.8 0l7.35-6.1"
    case .star:
      """
      M12 2.7l2.73 6.14 6.69.7-4.99 4.5 1.39 6.57L12 17.25l-5.82 3.36 1.39-6.57-4.99-4.5 6.69-.7z
      """
    case .heart:
      "M12 20.4C7.5 17.25 2.75 13.55 2.75 8.65a4.9 4.9 0 0 1 9.25-2.25 4.9 4.9 0 0 1 9.25 2.25"
        + "c0 4.9-4.75 8.6-9.25 11.75z"
    case .squareAndArrowUp:
      """
      M8 9H6.75a2.25 2.25 0 0 0-2.25 2.25V19a2.25 2.25 0 0 0 2.25 2.25h10.5A2.25 2.25 0 0 0 19.5 19v\
      -7.75A2.25 2.25 0 0 0 17.25 9H16M12 15V2.75M8.5 6.25L12 2.75l3.5 3.5
      """
    case .questionmarkCircle:
      Self.circle + "M9.25 9.5a2.75 2.75 0 1 1 4.2 2.35c-.95.6-1.45 1.1-1.45 2.15M12 17v.1"
    case .infoCircle: Self.circle + "M12 11.25V16.75M12 7.4v.1"
    case .trash:
      """
      M3.75 6h16.5M9 6V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5V6M5.75 6l.8 12.9A2.25 2.25 0 0 0 \
      8.8 21h6.4a2.25 2.25 0 0 0 2.25-2.1L18.25 6M10 10.25v6.5M14 10.25v6.5
      """
    case .docText:
      """
      M13.75 2.75h-6.5A2.25 2.25 0 0 0 5 5v14a2.25 2.25 0 0 0 2.25 2.25h9.5A2.25 2.25 0 0 0 19 19V8z\
      M13.75 2.75V8H19M8.75 12.75h6.5M8.75 16.5h6.5
      """
    }
  }

  /// The circle around several symbols.
  private static let circle = "M12 2.75a9.25 9.25 0 1 1 0 18.5 9.25 9.25 0 0 1 0-18.5z"

  /// The rectangle of a card and of an envelope.
  private static let card = """
    M5.25 5h13.5a2.75 2.75 0 0 1 2.75 2.75v8.5A2.75 2.75 0 0 1 18.75 19H5.25a2.75 2.75 0 0 1-2.75\
    -2.75v-8.5A2.75 2.75 0 0 1 5.25 5z
    """
}
