import Foundation
import TestSupport
import Testing
import Validation

/// `rowhouse check`: by which rules, and how its findings are written.
@Suite struct CheckCommandTests {
  /// A folder of somebody's, with a fault behind letters that are longer in bytes than they look.
  private func site(in sandbox: Sandbox) throws {
    try sandbox.put(
      "<!doctype html>\n<html lang=en>\n<title>Birds</title>\n<p>Ä 🐦 <img src=a,b.html>",
      at: "my site/a,b.html")
  }

  private func check(
    _ words: String..., in sandbox: Sandbox
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["check"] + words, in: sandbox.path).result()
  }

  private static let message =
    "<img> has no alt: describe the picture, or write alt=\"\" if it only decorates"

  private static let note =
    "not checked in 1 page of ordinary HTML: well-formed, allowed-character, doctype, html-syntax, named-entity, "
    + "allowed-element, nesting, stray-text, allowed-attribute, "
    + "attribute-value, inline-code, deferred-script, local-resource, single-file, address, "
    + "table-model, table-headers, label, accessible-name, media-controls, heading-order, one-main, "
    + "landmark-name, aria-role, aria-attribute and current-page"

  @Test func `findings are text, and what was not judged is said once`() throws {
    try Sandbox.use { sandbox in
      try site(in: sandbox)
      let run = try check("my site", in: sandbox)
      #expect(run.output == "a,b.html:4:12: error: \(Self.message) [image-alternative]\n")
      #expect(run.error == "note: \(Self.note)\nerror: 1 error in 1 page\n")
      #expect(run.status == 1)
    }
  }

  @Test func `rules are chosen, and left out`() throws {
    try Sandbox.use { sandbox in
      try site(in: sandbox)
      let skipped = try check("my site", "--skip", "image-alternative,nesting", in: sandbox)
      #expect(skipped.output == "1 page in my site, all valid\n")
      #expect(skipped.error == "note: \(Self.note.replacing(" nesting,", with: ""))\n")
      #expect(skipped.status == 0)
      let only = try check("my site", "--only", "unique-id,site-link", in: sandbox)
      #expect(only.output == "1 page in my site, all valid\n")
      #expect(only.error == "")
      let both = try check(
        "my site", "--only=unique-id,image-alternative", "--skip=unique-id", in: sandbox)
      #expect(both.output == "a,b.html:4:12: error: \(Self.message) [image-alternative]\n")
      #expect(both.error == "error: 1 error in 1 page\n")
    }
  }

  @Test func `findings are JSON`() throws {
    try Sandbox.use { sandbox in
      try site(in: sandbox)
      let run = try check("my site", "--format", "json", "--only", "image-alternative", in: sandbox)
      #expect(
        run.output == """
          {"folder": "my site", "pages": 1, "ordinaryPages": 1, "rulesNotJudgedOfOrdinaryPages": [], \
          "findings": [{"file": "a,b.html", "line": 4, "column": 12, "rule": "image-alternative", \
          "message": "<img> has no alt: describe the picture, or write alt=\\"\\" if it only \
          decorates"}]}

          """)
      #expect(run.error == "error: 1 error in 1 page\n")
      #expect(run.status == 1)
      let good = try check("my site", "--format", "json", "--only", "nesting", in: sandbox)
      #expect(
        good.output == """
          {"folder": "my site", "pages": 1, "ordinaryPages": 1, "rulesNotJudgedOfOrdinaryPages": \
          ["nesting"], "findings": []}

          """)
      #expect(good.status == 0)
    }
  }

  @Test func `findings are annotations of GitHub's, in the columns of editors`() throws {
    try Sandbox.use { sandbox in
      try site(in: sandbox)
      let run = try check("my site/", "--format=github", "--skip=label", in: sandbox)
      let note = Self.note.replacing(" label,", with: "")
      #expect(
        run.output == """
          ::error file=my site/a%2Cb.html,line=4,col=9,title=image-alternative::\(Self.message)
          ::notice title=ordinary HTML::\(note)

          """)
      #expect(run.error == "error: 1 error in 1 page\n")
      let good = try check("my site", "--format=github", "--only=site-link", in: sandbox)
      #expect(good.output == "" && good.error == "" && good.status == 0)
    }
  }

  @Test func `findings are SARIF, with every rule`() throws {
    try Sandbox.use { sandbox in
      try site(in: sandbox)
      let run = try check("./my site", "--format", "sarif", in: sandbox)
      let rules = Rule.allCases.map(\.rawValue)
      let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8))
      #expect(log.runs[0].tool.driver.rules.map(\.id) == rules)
      #expect(
        run.output.hasPrefix(
          #"{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "#
            + #""runs": [{"tool": {"driver": {"name": "rowhouse", "version": "0.1.0", "rules": "#
            + #"[{"id": "well-formed", "shortDescription": {"text": "every element is closed and "#)
      )
      let index = try #require(rules.firstIndex(of: "image-alternative"))
      #expect(
        run.output.hasSuffix(
          #"""
          "defaultConfiguration": {"level": "error"}}]}}, "invocations": [{"executionSuccessful": \#
          true, "toolExecutionNotifications": [{"level": "note", "message": {"text": \#
          "\#(Self.note)"}}]}], "columnKind": "utf16CodeUnits", "results": [{"ruleId": \#
          "image-alternative", "ruleIndex": \#(index), "level": "error", "message": {"text": \#
          "<img> has no alt: describe the picture, or write alt=\"\" if it only decorates"}, \#
          "locations": [{"physicalLocation": {"artifactLocation": {"uri": "my%20site/a,b.html"}, \#
          "region": {"startLine": 4, "startColumn": 9}}}]}]}]}

          """#))
      #expect(run.error == "error: 1 error in 1 page\n")
      let above = try check(sandbox("my site"), "--format", "sarif", in: sandbox)
      #expect(above.output.contains(#""artifactLocation": {"uri": "a,b.html"}"#))
    }
  }

  private struct Log: Decodable {
    let runs: [Run]

    struct Run: Decodable { let tool: Tool }
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable { let rules: [Descriptor] }
    struct Descriptor: Decodable { let id: String }
  }

  @Test func `every rule is listed with what it demands`() throws {
    try Sandbox.use { sandbox in
      let run = try check("--rules", in: sandbox)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == Rule.allCases.count)
      #expect(
        lines[6] == "allowed-element     elements are those of HTML, and of still drawings in SVG")
      #expect(run.status == 0)
    }
  }

  @Test func `a rule is explained`() throws {
    try Sandbox.use { sandbox in
      #expect(
        try check("--explain", "nesting", in: sandbox).output == """
          nesting: elements are where HTML allows them

          Browsers move misplaced elements, or close the elements around them. Then scripts, styles and \
          screen readers get another page than the one that was written.
          The rule does not cover ordinary HTML.

          This breaks it:

              <ul><p>Robin</p></ul>

          This is right:

              <ul><li>Robin</li></ul>

          """)
      for rule in Rule.allCases {
        let run = try check("--explain", rule.rawValue, in: sandbox)
        #expect(run.output.hasPrefix("\(rule.rawValue): \(rule.guide.demand)\n"))
      }
    }
  }
}
