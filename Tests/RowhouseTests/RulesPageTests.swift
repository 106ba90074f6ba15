import Foundation
import TestSupport
import Testing
import Validation

@testable import Commands

/// The guide's page of rules is made of what is said of them in the code.
@Suite struct RulesPageTests {
  @Test func `the guide has every rule as check explains it`() throws {
    try expectSnapshot(
      of: Array(Self.page.utf8), named: "../../Sources/Rowhouse/Rowhouse.docc/Rules.md")
  }

  private static var page: String {
    """
    # Rules

    The rules for pages, the reason for each, and an example that breaks it.

    Every build validates its pages by these rules, and so does [`rowhouse check`](Checking.md).
    `rowhouse check --rules` lists the rules, and `--explain RULE` prints a section of this page. A test
    makes the page from `Sources/Validation/Guide`. Each example breaks one rule only.

    \(Rule.allCases.map(section).joined(separator: "\n\n"))

    """
  }

  private static func section(of rule: Rule) -> String {
    let (guide, example) = (rule.guide, rule.guide.example)
    return """
      ## \(rule.rawValue)

      *\(marked(guide.demand.prefix(1).uppercased() + guide.demand.dropFirst())).*

      \(marked(guide.reason)) \(marked(guide.ordinary.sentence))

      \(example.place.broken)

      \(block(example.broken, in: example.place))

      \(example.place.fixed)

      \(block(example.fixed, in: example.place))
      """
  }

  /// Text in which what would be HTML is code.
  private static func marked(_ text: String) -> String {
    text.replacing(/<[^>]+>|&#?\w+;|\w+="[^"]*"|javascript:|data-…/) { "`\($0.output)`" }
  }

  private static func block(_ text: String, in place: RuleExample.Place) -> String {
    switch place {
    case .folder: text
    case .files: "```\n\(text)\n```"
    case .page, .head, .body, .main, .encoding: "```html\n\(text)\n```"
    }
  }
}
