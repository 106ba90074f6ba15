import Screens

@testable import Rendering

extension ScreenMap {
  /// A map from text: a line `a b label` is a link, and a line `a` a screen; the titles are the
  /// names in capitals.
  init(_ text: String) {
    var names: [String] = []
    var links: [Link] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map { String($0) }
      for name in words.prefix(2) where !names.contains(name) { names.append(name) }
      guard words.count > 1 else { continue }
      links.append(
        (
          from: SitePath(stringLiteral: words[0] + ".html"),
          to: SitePath(stringLiteral: words[1] + ".html"), label: words.count > 2 ? words[2] : ""
        ))
    }
    self.init(
      screens: names.map {
        PageLink($0.uppercased(), to: SitePath(stringLiteral: $0 + ".html"))
      }, links: links)
  }

  /// A map with links in all directions, always the same for a seed.
  static func random(screens: Int, links: Int, seed: UInt64) -> ScreenMap {
    var random = Random(state: seed)
    let paths = (0..<screens).map { SitePath(stringLiteral: "page-\($0).html") }
    return ScreenMap(
      screens: paths.enumerated().map { index, path in
        PageLink(titles[random.next(below: titles.count)] + " \(index)", to: path)
      },
      links: (0..<links).map { _ in
        let from = random.next(below: screens)
        // Most links lead to what is near, as on a site.
        let to =
          random.next(below: 3) == 0
          ? random.next(below: screens) : (from * 3 + random.next(below: 4)) % screens
        return (
          from: paths[from], to: paths[to], label: titles[random.next(below: titles.count)]
        )
      })
  }

  private static let titles = [
    "Home", "Settings", "", "設定を開く", "حسابي وطلباتي", "👩‍👩‍👧‍👦 Family 👍🏽", "<b>&\"markup\"</b>",
    "A title that is far too long to fit into a box of a map", "i", "WWWWWWWWWWWWWWWWWWWWWWWW",
  ]

  /// A generator of numbers that look random: SplitMix64.
  private struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
  }
}
