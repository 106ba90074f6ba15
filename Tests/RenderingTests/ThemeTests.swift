import Foundation
import Rendering
import Testing
import Themes

@Suite struct ThemeTests {
  static let names = Theme.all.map(\.name)

  @Test func `themes have names of their own`() {
    #expect(Self.names == ["cupertino", "material", "ledger", "contrast"])
  }

  @Test(arguments: names)
  func `a theme selects only classes that pages have`(name: String) throws {
    let sheet = try Stylesheet(of: name)
    let known = Set(StyleClass.allCases.map(\.rawValue))
    #expect(sheet.classes.subtracting(known).sorted() == [])
  }

  @Test(arguments: names)
  func `a theme asks nobody else for anything`(name: String) throws {
    let sheet = try Stylesheet(of: name)
    #expect(!sheet.text.contains("url(") && !sheet.text.contains("@import"))
  }

  @Test(arguments: names)
  func `a theme leaves signs that browsers turn round to them`(name: String) throws {
    let turned = try Stylesheet(of: name).text
      .matches(of: /:dir\(rtl\)[^{}]*\{[^{}]*content: ("[^"]*")/)
      .flatMap { $0.1.unicodeScalars.filter(\.properties.isBidiMirrored) }
    #expect(turned == [])
  }

  @Test(arguments: names)
  func `a theme draws circles around letters, which few fonts have`(name: String) throws {
    let sheet = try Stylesheet(of: name)
    let enclosed = sheet.text.unicodeScalars.filter { "\u{2460}"..."\u{24FF}" ~= $0 }
    #expect(String(String.UnicodeScalarView(enclosed)) == "")
  }

  @Test(
    arguments: names,
    [
      "print", "(forced-colors: active)", "(prefers-reduced-motion: reduce)",
      "(prefers-contrast: more)", "screen and (prefers-color-scheme: dark)",
    ])
  func `a theme does what a reader asks for`(name: String, wish: String) throws {
    let sheet = try Stylesheet(of: name)
    #expect(sheet.text.contains("@media \(wish) {"))
  }

  @Test(arguments: names)
  func `a theme has the same colours in light and dark, and all themes have them`(
    name: String
  ) throws {
    let sheet = try Stylesheet(of: name)
    let first = try Stylesheet(of: Self.names[0])
    #expect(sheet.colours(.light).keys.sorted() == sheet.colours(.dark).keys.sorted())
    #expect(sheet.colours(.light).keys.sorted() == first.colours(.light).keys.sorted())
  }

  @Test(arguments: names)
  func `colours are written in their two blocks and nowhere else`(name: String) throws {
    let sheet = try Stylesheet(of: name)
    let strays = sheet.text.replacing(/:root \{[^{}]*\}/, with: "")
      .matches(of: /(?:#[0-9a-fA-F]{3,8}\b(?=[^{}]*\})|\b(?:rgb|hsl|oklch)a?\()/)
    #expect(strays.map { String($0.output) } == [])
  }

  @Test(arguments: names)
  func `every pair of colours can be told apart`(name: String) throws {
    let sheet = try Stylesheet(of: name)
    let needs = name == "contrast" ? Needs.aaa : Needs.aa
    let faults = Scheme.allCases.flatMap { scheme in
      let colours = sheet.colours(scheme)
      return Self.pairs.flatMap { $0.faults(among: colours, needs: needs) }
        .map { "\(scheme): \($0)" }
    }
    #expect(faults.isEmpty, "\(name):\n\(faults.joined(separator: "\n"))")
  }

  /// Which colour is put on which, in some theme.
  private static let pairs: [Pairs] = [
    .words("text", on: "page", "card", "hover", "fill", "raised", "field"),
    .words("quiet", on: "page", "card", "hover", "fill", "field"),
    .words("link", on: "page", "card", "hover", "fill", "field"),
    .words("danger", on: "page", "card", "hover"),
    .words("tint-text", on: "link"),
    .words("badge-text", on: "badge"),
    .words("code-keyword", on: "card", "field"),
    .words("code-type", on: "card", "field"),
    .words("code-string", on: "card", "field"),
    .words("code-comment", on: "card", "field"),
    .shapes("edge", on: "page", "card", "field", "fill"),
    .shapes("chevron", on: "card", "hover"),
    .shapes("on", on: "page", "card"),
    .shapes("off", on: "page", "card", "field"),
    .shapes("thumb", on: "on", "off"),
    .shapes("focus", on: "page", "card", "hover", "fill"),
  ]

  @Test(
    arguments: [
      ("#000", "#fff", 21), ("#fff", "#FFFFFF", 1), ("#777777", "#fff", 4.478),
      ("#00f", "#ffffff", 8.592),
    ])
  func `contrast is as WCAG computes it`(one: String, other: String, ratio: Double) throws {
    let contrast = try #require(Colour(one)).contrast(to: #require(Colour(other)))
    #expect(abs(contrast - ratio) < 0.001)
  }
}

/// A theme's CSS without its comments.
private struct Stylesheet {
  let text: String

  init(of name: String) throws {
    let theme = try #require(Theme.all.first { $0.name == name })
    text = String(decoding: theme.stylesheet, as: UTF8.self)
      .replacing(/\/\*[\s\S]*?\*\//, with: "")
  }

  /// The classes that selectors name, also those within `:is()`, `:not()` and `:has()`.
  var classes: Set<String> {
    let selectors = text.replacing(/\{[^{}]*\}/, with: "{}")
    return Set(selectors.matches(of: /\.([a-z][a-z-]*)/).map { String($0.1) })
  }

  /// The custom properties on `:root` whose values are colours.
  func colours(_ scheme: Scheme) -> [String: Colour] {
    let dark = /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{[^{}]*\}/
    let blocks =
      switch scheme {
      case .light: text.replacing(dark, with: "").matches(of: /:root \{[^{}]*\}/).map(\.output)
      case .dark: text.matches(of: dark).map(\.output)
      }
    let declarations = blocks.flatMap { $0.matches(of: /--([a-z-]+): (#[0-9a-fA-F]+);/) }
    return declarations.reduce(into: [:]) { $0[String($1.1)] = Colour(String($1.2)) }
  }
}

private enum Scheme: CaseIterable {
  case light, dark
}

/// The least contrasts, as WCAG 2.2 has them in 1.4.3, 1.4.6 and 1.4.11.
private struct Needs {
  var words: Double
  var shapes: Double

  static let aa = Needs(words: 4.5, shapes: 3)

  /// WCAG asks no more of shapes here than before.
  ///
  /// The theme does.
  static let aaa = Needs(words: 7, shapes: 4.5)
}

/// A colour, and the grounds it is seen on.
private struct Pairs {
  var colour: String
  var grounds: [String]
  var least: @Sendable (Needs) -> Double

  static func words(_ colour: String, on grounds: String...) -> Pairs {
    Pairs(colour: colour, grounds: grounds) { $0.words }
  }

  static func shapes(_ colour: String, on grounds: String...) -> Pairs {
    Pairs(colour: colour, grounds: grounds) { $0.shapes }
  }

  /// The pairs that a scheme lacks, or whose contrast is too low.
  func faults(among colours: [String: Colour], needs: Needs) -> [String] {
    grounds.compactMap { ground in
      guard let over = colours[colour], let under = colours[ground] else {
        return "--\(colour) or --\(ground) is missing"
      }
      let ratio = over.contrast(to: under)
      guard ratio < least(needs) else { return nil }
      let rounded = (ratio * 100).rounded(.down) / 100
      return "--\(colour) on --\(ground) is \(rounded) to 1, and has to be \(least(needs))"
    }
  }
}

/// An sRGB colour, as `#rgb`, `#rrggbb`, or either with an alpha that is left out of account.
private struct Colour {
  var red, green, blue: Double

  init?(_ hex: String) {
    var digits = hex.dropFirst().compactMap(\.hexDigitValue)
    if digits.count <= 4 { digits = digits.flatMap { [$0, $0] } }
    guard hex.hasPrefix("#"), [6, 8].contains(digits.count) else { return nil }
    let channels = [0, 2, 4].map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    (red, green, blue) = (channels[0], channels[1], channels[2])
  }

  /// From 1, the same, to 21, black on white: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
  func contrast(to other: Colour) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  private var luminance: Double {
    let linear = [red, green, blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
