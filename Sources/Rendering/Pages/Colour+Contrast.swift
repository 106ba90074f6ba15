/// A colour of a screen, as three parts of light from 0 to 1.
package struct Colour: Equatable, Sendable, CustomStringConvertible {
  private let parts: [Double]

  static let white = Colour([1, 1, 1])
  static let black = Colour([0, 0, 0])

  /// The minimum contrast of text with its background
  /// (https://www.w3.org/TR/WCAG22/#contrast-minimum).
  package static let leastContrast = 4.5

  private init(_ parts: [Double]) { self.parts = parts }

  /// A colour as style sheets write it: `#2446c2`, or `#24c`.
  ///
  /// - Returns: `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: parts = digits.map { Double($0) / 15 }
    case 6:
      parts = stride(from: 0, to: 6, by: 2).map { Double(16 * digits[$0] + digits[$0 + 1]) / 255 }
    default: return nil
    }
  }

  package var description: String {
    "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// How much stronger the lighter of two colours is than the darker: 1 to 21
  /// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
  package func contrast(with other: Colour) -> Double {
    let (mine, its) = (luminance, other.luminance)
    return (max(mine, its) + 0.05) / (min(mine, its) + 0.05)
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : Self.power(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// A number from 0 to 1 to the power of 2.4: its square times the fifth root of its square.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }

  /// The colour nearest to this one, of the same hue, that has enough contrast with some grounds.
  ///
  /// - `isLighter`: Whether it may become lighter, or darker otherwise.
  /// - Returns: The colour itself, if it has enough.
  package func readable(on grounds: [Colour], lighter isLighter: Bool) -> Colour {
    let end = isLighter ? Colour.white : .black
    for step in 0...255 {
      let share = Double(step) / 255
      let mixed = Colour(zip(parts, end.parts).map { $0 + ($1 - $0) * share })
      // The contrast is that of the written digits.
      if let written = Colour(mixed.description), written.isReadable(on: grounds) { return written }
    }
    return end
  }

  package func isReadable(on grounds: [Colour]) -> Bool {
    grounds.allSatisfy { contrast(with: $0) >= Self.leastContrast }
  }

  /// The one of white and black that is easier to read on this colour.
  var opposite: Colour {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }
}

extension Theme {
  /// The backgrounds of text in catalogues, in light and in dark, read from the hexadecimal colours
  /// of the theme.
  package var grounds: (light: [Colour], dark: [Colour]) {
    let css = String(decoding: catalogueStylesheet, as: UTF8.self)
    let pairs = ["--page", "--sunk", "--card"].compactMap { name in
      css.matches(of: /(--[a-z]+): *light-dark\((#[0-9a-fA-F]+), *(#[0-9a-fA-F]+)\)/)
        .last { $0.output.1 == name }
    }
    return (
      pairs.compactMap { Colour($0.output.2) }, pairs.compactMap { Colour($0.output.3) }
    )
  }

  /// The theme with another colour for links and charts of catalogues.
  package func accented(_ light: Colour, _ dark: Colour) -> Theme {
    let css = """
      @layer theme {
      :root {
      --accent: light-dark(\(light), \(dark));
      --on-accent: light-dark(\(light.opposite), \(dark.opposite));
      }
      }

      """
    return Theme(
      name: name, stylesheet: stylesheet, catalogue: catalogueStylesheet + Array(css.utf8))
  }
}
