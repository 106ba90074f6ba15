package import Screens

extension Colour {
  static let white = Colour(red: 255, green: 255, blue: 255)
  static let black = Colour(red: 0, green: 0, blue: 0)

  /// The minimum contrast of text with its background
  /// (https://www.w3.org/TR/WCAG22/#contrast-minimum).
  package static let leastContrast = 4.5

  /// Reads a colour as style sheets write it: `#2446c2`, or `#24c`.
  package init?(css text: some StringProtocol) {
    let doubled = text.prefix(1) + text.dropFirst().map { "\($0)\($0)" }.joined()
    self.init(text.count == 4 ? doubled : String(text))
  }

  /// The parts of light from 0 to 1.
  private var parts: [Double] { [red, green, blue].map { Double($0) / 255 } }

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

  /// Returns the nearest colour of this hue that has enough contrast with some grounds, lighter if
  /// `isLighter` and otherwise darker; the colour itself if it has enough.
  package func readable(on grounds: [Colour], lighter isLighter: Bool) -> Colour {
    let end = isLighter ? Colour.white : .black
    let mixtures = (0...255).lazy.map { step in
      let mixed = zip(parts, end.parts).map { part, end in
        UInt8(((part + (end - part) * Double(step) / 255) * 255).rounded())
      }
      return Colour(red: mixed[0], green: mixed[1], blue: mixed[2])
    }
    return mixtures.first { $0.isReadable(on: grounds) } ?? end
  }

  package func isReadable(on grounds: [Colour]) -> Bool {
    grounds.allSatisfy { contrast(with: $0) >= Self.leastContrast }
  }

  /// The one of white and black that is easier to read on this colour.
  var opposite: Colour { contrast(with: .white) >= contrast(with: .black) ? .white : .black }
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
      pairs.compactMap { Colour(css: $0.output.2) }, pairs.compactMap { Colour(css: $0.output.3) }
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
