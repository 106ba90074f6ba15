import TestSupport
import Testing
import Validation

@Suite struct FindingTallyTests {
  @Test func `of a page with very many faults the first are said, and how many there are`() {
    var validator = HTMLValidator(files: SiteFiles())
    let page = "<p>x\n" + String(repeating: "<img src='http://a.example/b'>\n", count: 10_000)
    let findings = validator.read(Array((page + "<a id=' '>").utf8), file: "p.html").findings
    #expect(findings.count == 202)
    #expect(findings.total == 10_001)
    #expect(
      findings[200].description
        == "p.html:202:1: error: and 9800 more on this page [image-alternative]")
    #expect(findings[201].rule == .uniqueID)
  }

  @Test func `of all pages the first are said, whoever read them`() {
    let all = (0..<9_000).map {
      Finding(
        file: "page-\(10_000 + $0 / 3).html", line: $0 % 3 + 1,
        rule: $0 % 2 == 0 ? .doctype : .label, message: "wrong")
    }
    var generator = SeededGenerator(seed: 3)
    var expected: [Finding]?
    for workers in 1...3 {
      var tallies = Array(repeating: FindingTally.ofSite, count: workers)
      for finding in all.shuffled(using: &generator) {
        tallies[generator.below(workers)].add(finding)
      }
      var sum = FindingTally.ofSite
      for tally in tallies { sum.merge(tally) }
      let findings = sum.findings()
      #expect(findings.count == 4_002 && findings.total == 9_000)
      #expect(findings == expected ?? findings)
      expected = findings
      #expect(findings.contains { $0.message == "and 2500 more from this page on" })
    }
  }
}
