import Screens
import Testing
import Themes

@testable import Rendering

@Suite struct ColourTests {
  @Test(
    arguments: [
      ("#fff", "#ffffff"), ("#2446C2", "#2446c2"), ("#000", "#000000"), ("2446c2", nil),
      ("#12", nil),
      ("#ggg", nil), ("", nil), ("red", nil),
    ] as [(String, String?)])
  func `a colour is read as style sheets write it`(text: String, written: String?) {
    #expect(Colour(css: text).map(\.description) == written)
  }

  /// The contrasts are those that WebAIM's checker gives.
  @Test(arguments: [
    ("#fff", "#000", 21.0), ("#777", "#fff", 4.47), ("#0000ff", "#ffffff", 8.59),
    ("#ff0000", "#ffffff", 3.99), ("#abc", "#abc", 1),
  ])
  func `contrast is what the standard says`(first: String, second: String, ratio: Double) throws {
    let (one, other) = (try #require(Colour(css: first)), try #require(Colour(css: second)))
    #expect(abs(one.contrast(with: other) - ratio) < 0.01)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test func `the nearest colour that can be read has the same hue`() throws {
    let yellow = try #require(Colour(css: "#ffee00"))
    let ground = try #require(Colour(css: "#fbf8ef"))
    let dark = yellow.readable(on: [ground], lighter: false)
    #expect(4.5..<4.6 ~= dark.contrast(with: ground))
    let parts = dark.description.dropFirst()
    #expect(parts.hasSuffix("00") && parts.prefix(2) > parts.dropFirst(2).prefix(2))
    #expect(dark.readable(on: [ground], lighter: false) == dark)
  }

  @Test func `every theme says what text stands on`() {
    for theme in Theme.all {
      #expect(!theme.grounds.light.isEmpty && theme.grounds.light.count == theme.grounds.dark.count)
      let text = Colour.black
      #expect(text.isReadable(on: theme.grounds.light), "\(theme.name)")
      #expect(!text.isReadable(on: theme.grounds.dark), "\(theme.name)")
    }
  }
}
