import Testing
import Validation

/// What is said of a rule is so.
@Suite struct RuleGuideTests {
  @Test(arguments: Rule.allCases)
  func `an example breaks its rule alone, and the fixed one is valid`(rule: Rule) {
    let example = rule.guide.example
    // What becomes of a folder is for the tests of folders.
    guard example.place != .folder else { return }
    let broken = Self.findings(of: example.broken, in: example.place, isBroken: true)
    #expect(!broken.isEmpty)
    #expect(broken.allSatisfy { $0.rule == rule }, "\(broken)")
    #expect(Self.findings(of: example.fixed, in: example.place, isBroken: false) == [])
  }

  @Test(arguments: Rule.allCases)
  func `a line says what a rule demands, and sentences why`(rule: Rule) {
    #expect(rule.guide.demand.first?.isLowercase == true)
    #expect(rule.guide.demand.last != ".")
    #expect(rule.guide.demand.count <= 100)
    #expect(rule.guide.reason.first?.isUppercase == true)
    #expect(rule.guide.reason.last == ".")
  }

  @Test func `ordinary HTML is held to the rules that can be judged by tags`() {
    #expect(
      HTMLValidator.rules.map(\.rawValue) == [
        "utf-8", "required-attribute", "page-head", "unique-id", "page-reference", "site-link",
        "page-path", "image-alternative", "manifest",
      ])
  }

  /// What is wrong with a site of the example and the files that examples lead to.
  private static func findings(
    of text: String, in place: RuleExample.Place, isBroken: Bool
  ) -> [Finding] {
    var links = SiteLinks()
    if case .files = place {
      for file in text.split(separator: "\n") { links.add(file: String(file)) }
      return links.findings()
    }
    for file in ["birds", "a", "b"] { links.add(file: "\(file).html") }
    for file in ["page-2.html", "birds.js", "birds.css", "robin.jpg", "robin.mp3"] {
      links.add(file: file)
    }
    var validator = PageValidator()
    let page = Sample.page(of: text, in: place)
    let isLatin1 = place == .encoding && isBroken
    let bytes = isLatin1 ? page.unicodeScalars.map { UInt8($0.value) } : Array(page.utf8)
    let reading = validator.read(bytes, file: "page.html")
    links.add(reading)
    return reading.findings + links.findings()
  }
}
