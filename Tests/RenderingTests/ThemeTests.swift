import Rendering
import Testing
import Themes

@Suite struct ThemeTests {
  @Test(arguments: Theme.all.map(\.name))
  func `a theme selects only classes that pages have`(
    name: String
  ) throws {
    let theme = try #require(Theme.all.first { $0.name == name })
    let css = String(decoding: theme.stylesheet, as: UTF8.self)
    let rules = css.replacing(/\/\*[\s\S]*?\*\//, with: "").replacing(/\{[^{}]*\}/, with: "{}")
    let selected = Set(rules.matches(of: /\.([a-z][a-z-]*)/).map { String($0.1) })
    let known = Set(StyleClass.allCases.map(\.rawValue))
    #expect(selected.subtracting(known).sorted() == [])
  }

  @Test func `themes have names of their own`() {
    #expect(Theme.all.map(\.name) == ["cupertino", "ledger"])
  }

  @Test(arguments: Theme.all.map(\.name))
  func `a theme asks nobody else for anything`(name: String) throws {
    let theme = try #require(Theme.all.first { $0.name == name })
    let css = String(decoding: theme.stylesheet, as: UTF8.self)
    #expect(!css.contains("url(") && !css.contains("@import"))
  }
}
