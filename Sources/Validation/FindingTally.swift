/// The first findings of each rule, whatever the order they are added in: pages can have millions.
package struct FindingTally: Sendable {
  fileprivate var kept: [Rule: Kept] = [:]
  private let limit: Int
  private let place: String

  fileprivate struct Kept {
    var findings: [Finding] = []
    var count = 0
  }

  private init(limit: Int, _ place: String) {
    self.limit = limit
    self.place = place
  }

  /// Creates a tally of one page, with two hundred findings per rule.
  package static var ofPage: FindingTally { FindingTally(limit: 200, "on this page") }

  /// Creates a tally of all pages, with two thousand findings per rule.
  package static var ofSite: FindingTally { FindingTally(limit: 2_000, "from this page on") }

  package mutating func add(_ finding: Finding) {
    kept[finding.rule, default: Kept()].add(finding, limit)
  }

  package mutating func add(_ findings: [Finding]) {
    for finding in findings { add(finding) }
  }

  package mutating func merge(_ other: FindingTally) {
    for (rule, others) in other.kept {
      kept[rule, default: Kept()].count += others.count
      kept[rule]?.findings += others.findings
      kept[rule]?.cut(limit)
    }
  }

  /// Returns the findings in order; the last of a rule stands for all that are not kept.
  package func findings() -> [Finding] {
    kept.values.flatMap { kept in
      let sorted = kept.findings.sorted()
      let first = Array(sorted.prefix(limit))
      guard first.count < sorted.count else { return first }
      let next = sorted[limit]
      let more = first.reduce(kept.count) { $0 - $1.count }
      return first + [
        Finding(
          file: next.file, line: next.line, column: next.column, rule: next.rule,
          message: "and \(more) more \(place)", count: more)
      ]
    }.sorted()
  }
}

extension FindingTally.Kept {
  mutating func add(_ finding: Finding, _ limit: Int) {
    count += finding.count
    findings.append(finding)
    if findings.count > 2 * limit { cut(limit) }
  }

  /// Keeps one more than the limit, for the place of the others.
  mutating func cut(_ limit: Int) {
    guard findings.count > limit + 1 else { return }
    findings.sort()
    findings.removeLast(findings.count - limit - 1)
  }
}
