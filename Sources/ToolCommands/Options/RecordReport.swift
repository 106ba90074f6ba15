package import Bytes
import Catalogues
package import Commands
package import Publishing
package import Records
import Screens

/// The result of reading records.
package struct RecordReport: InputReport {
  package let noun: String

  package let listed: Int

  /// The skipped and the repeated records.
  let refusals: Refusals

  /// Notes on everything that was left out or repaired, other than skipped records.
  var remarks: [ReadingRemark] = []

  /// The cost of reading and sorting them.
  package let index: StepReport

  /// How many records may be skipped.
  private let limits: RecordLimits

  /// Whether the site has a page with the skipped records.
  var hasPage = true

  /// The other remarks about the input.
  var inputNotes = InputNotes()

  package init(
    noun: String, listed: Int, refusals: Refusals, remarks: [ReadingRemark] = [],
    index: StepReport, limits: RecordLimits, hasPage: Bool = true,
    inputNotes: InputNotes = InputNotes()
  ) {
    self.noun = noun
    self.listed = listed
    self.refusals = refusals
    self.remarks = remarks
    self.index = index
    self.limits = limits
    self.hasPage = hasPage
    self.inputNotes = inputNotes
  }

  /// How many are listed, in words.
  package var summary: String { Quantity(listed, of: noun).description }

  /// How many records were skipped, such as `skipped 1 of 6 rows`; `nil` if none was.
  package var refusedLine: String? {
    guard refusals.lost > 0 else { return nil }
    let total = refusals.lost + listed
    return "skipped \(GroupedNumber(refusals.lost)) of \(Quantity(total, of: noun))"
  }

  /// The line about skipped records that a build ends with.
  var warning: String? {
    guard let line = refusedLine else { return nil }
    guard hasPage, !isToldInFull else { return "warning: \(line)" }
    let listed = min(refusals.lost, SkippedPage.maximumRows)
    let all = listed < refusals.lost ? "the first \(GroupedNumber(listed))" : "them"
    return "warning: \(line); \(SkippedPage.path) lists \(all)"
  }

  /// Warnings about skipped records, at most ``maximumTold``: the first of each reason, the number
  /// of the others, and one line for many that repeat records of other files.
  var warnings: [String] {
    let told = told
    var warnings = told.map { "\($0)" }
    let same = refusals.counts.filter { $0.kind == .same }
    if isRepeatedInOneLine {
      let first = refusals.examples.first { $0.reason.kind == .same }
      let file = if case .same(_, let file, _)? = first?.reason { file } else { "" }
      warnings.append(
        "\(Self.files(of: same)): skipped \(Quantity(repeated, of: noun)): identical to earlier "
          + "ones, the first in \(file)")
    }
    guard !isToldInFull else { return warnings }
    var kinds: [(kind: Refusal.Kind, count: Int)] = []
    for kind in Refusal.Kind.allCases where kind != .same || !isRepeatedInOneLine {
      let more = count(of: kind) - told.count { $0.reason.kind == kind }
      if more > 0 { kinds.append((kind, more)) }
    }
    let reasons = kinds.map { kind, count in
      kinds.count == 1 ? kind.summary : "\(kind.summary) (\(GroupedNumber(count)))"
    }
    let more = kinds.reduce(0) { $0 + $1.count }
    warnings.append(
      "\(Self.files(of: refusals.counts)): skipped \(Quantity(more, of: "more \(noun)")): "
        + reasons.joined(separator: ", "))
    return warnings
  }

  /// The records with a line of their own: as many of each reason as of the others, if there are.
  private var told: [Refusal] {
    var earlier: [Refusal.Kind: Int] = [:]
    var (examples, ranks): ([Refusal], [Int]) = ([], [])
    for example in refusals.examples {
      let kind = example.reason.kind
      let rank = earlier[kind, default: 0]
      earlier[kind] = rank + 1
      if kind == .same, isRepeatedInOneLine { continue }
      if kind == .badIdentifier, hasForeignIdentifiers, rank > 0 { continue }
      examples.append(example)
      ranks.append(rank)
    }
    let lines = Self.maximumTold - (isRepeatedInOneLine ? 1 : 0) - (isToldInFull ? 0 : 1)
    return examples.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(lines).sorted()
      .map { examples[$0] }
  }

  /// Whether each skipped record has a line of its own.
  private var isToldInFull: Bool {
    if hasForeignIdentifiers { return false }
    let own = refusals.counts.reduce(0) { $0 + $1.count }
    return isRepeatedInOneLine
      ? own - repeated < Self.maximumTold : own <= Self.maximumTold
  }

  /// Whether many records have other identifiers than expected: one of them shows it.
  var hasForeignIdentifiers: Bool { count(of: .badIdentifier) > Self.maximumAlike }

  private var repeated: Int { count(of: .same) }

  private func count(of kind: Refusal.Kind) -> Int {
    refusals.counts.reduce(0) { $1.kind == kind ? $0 + $1.count : $0 }
  }

  private var isRepeatedInOneLine: Bool { repeated > Self.maximumAlike }

  /// The only file of some counts, or how many there are.
  private static func files(of counts: [Refusals.Count]) -> String {
    let files = Set(counts.map(\.file))
    return files.count == 1 ? counts[0].file : "\(Quantity(files.count, of: "file"))"
  }

  /// A note for each kind of remark; one for all files if there are many.
  var notes: [String] {
    ReadingRemark.Kind.allCases.flatMap { kind in
      let own = remarks.filter { $0.kind == kind }
      guard own.count > Self.maximumAlike else { return own.map { "note: \($0)" } }
      let all = ReadingRemark(
        file: "", kind: kind, count: own.reduce(0) { $0 + $1.count }, line: nil)
      return ["note: \(own[0].file) and \(own.count - 1) more files: \(all.summary)"]
    }
  }

  package func report(to console: Console) throws(CommandFailure) {
    var notes = inputNotes
    for note in self.notes { notes.add(note, console) }
    notes.end(console)
    for warning in warnings { console.note(warning) }
    try limits.check(self)
    if let warning { console.error([warning]) }
  }

  package var json: [(String, JSONText?)] {
    func texts(_ isTold: (Refusal.Kind) -> Bool) -> JSONText {
      let told = refusals.examples.filter { isTold($0.reason.kind) }.prefix(Refusals.inAll)
      return .list(told.map { .string("\($0)") })
    }
    let reasons = refusals.counts.map {
      JSONText.object([
        ("file", .string($0.file)), ("reason", .string($0.kind.rawValue)),
        ("count", .number($0.count)),
      ])
    }
    return [
      ("notes", .list((inputNotes.lines + notes).map(JSONText.string))),
      ("skipped", texts(\.isLoss)), ("repeated", texts { !$0.isLoss }),
      ("skippedReasons", .list(reasons)),
    ]
  }

  /// How many lines skipped records have, and how many that are in other files are named one by one.
  private static let (maximumTold, maximumAlike) = (6, 3)
}

/// Remarks about the input: the first are printed as they come, and the others counted.
package struct InputNotes: Sendable {
  /// All of them, for the report.
  private(set) var lines: [String] = []

  package init() {}

  private static let maximum = 4

  /// Adds a remark, and prints it if it is one of the first.
  package mutating func add(_ line: String, _ console: Console) {
    lines.append(line)
    if lines.count <= Self.maximum { console.note(line) }
  }

  /// Prints how many were not printed.
  func end(_ console: Console) {
    let more = lines.count - Self.maximum
    guard more > 0 else { return }
    console.note(
      "note: \(Quantity(more, of: "more note")) about the input. Pass --report FILE to list "
        + "\(more == 1 ? "it" : "them").")
  }
}
