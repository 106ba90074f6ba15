import Bytes
import Publishing
import Records
import Screens

/// The result of reading records.
struct RecordReport: Sendable {
  /// The noun for one record.
  var noun = "recording"

  /// How many are listed.
  let listed: Int

  /// The skipped and the repeated records.
  let refusals: Refusals

  /// Notes on everything that was left out or repaired, other than skipped records.
  var remarks: [ReadingRemark] = []

  /// The cost of reading and sorting them.
  let index: StepReport

  /// How many are listed, in words.
  var summary: String { Quantity(listed, of: noun).description }

  /// How many records were skipped, such as `skipped 1 of 6 rows`; `nil` if none was.
  var refusedLine: String? {
    guard refusals.lost > 0 else { return nil }
    let total = refusals.lost + listed
    return "skipped \(GroupedNumber(refusals.lost)) of \(Quantity(total, of: noun))"
  }

  /// The messages about the input, in a few lines.
  var lines: [String] {
    let all = notes + warnings
    guard all.count > Self.maximumLines else { return all }
    let rest = all.count - Self.maximumLines + 1
    return all.prefix(Self.maximumLines - 1)
      + ["note: \(rest) more lines like these are left out. Pass --report FILE to write them all."]
  }

  /// With the number of skipped records and notes on files, there are a dozen at most.
  private static let maximumLines = 10

  /// The most records that are named one by one for each file and reason.
  private static let perReason = 3

  /// Warnings about the skipped records: the first of each file and reason, and the number of the
  /// others.
  ///
  /// If a file repeats many records of others, one line has their number.
  private var warnings: [String] {
    var totals: [Group: Int] = [:]
    for count in refusals.counts {
      totals[Group(count.file, count.kind), default: 0] += count.count
    }
    var told: [Group: Int] = [:]
    var warnings: [String] = []
    for refusal in refusals.examples {
      let group = Group(refusal.file, refusal.reason.kind)
      let before = told[group, default: 0]
      told[group] = before + 1
      if case .same(_, let file, _) = refusal.reason, let total = totals[group],
        total > Self.maximumAlike
      {
        guard before == 0 else { continue }
        warnings.append(
          "\(refusal.file): skipped \(Quantity(total, of: noun)): identical to earlier ones, the "
            + "first in \(file)")
      } else if before < Self.perReason {
        warnings.append("\(refusal)")
      }
    }
    for count in refusals.counts where count.kind != .same {
      let total = totals.removeValue(forKey: Group(count.file, count.kind)) ?? 0
      let more = total - Self.perReason
      guard more > 0 else { continue }
      warnings.append(
        "\(count.file): skipped \(Quantity(more, of: "more \(noun)")): \(count.kind.summary)")
    }
    return warnings
  }

  /// A note for each kind of remark; one for all files if there are many.
  private var notes: [String] {
    ReadingRemark.Kind.allCases.flatMap { kind in
      let own = remarks.filter { $0.kind == kind }
      guard own.count > Self.maximumAlike else { return own.map { "note: \($0)" } }
      let all = ReadingRemark(
        file: "", kind: kind, count: own.reduce(0) { $0 + $1.count }, line: nil)
      return ["note: \(own[0].file) and \(own.count - 1) more files: \(all.summary)"]
    }
  }

  /// The members of a report in JSON.
  var json: [(String, JSONText?)] {
    func texts(_ isTold: (Refusal.Kind) -> Bool) -> JSONText {
      let told = refusals.examples.filter { isTold($0.reason.kind) }.prefix(Refusals.inAll)
      return .list(told.map { .string("\($0)") })
    }
    return [
      ("skipped", texts(\.isLoss)), ("repeated", texts { !$0.isLoss }),
      (
        "skippedReasons",
        .list(
          refusals.counts.map {
            .object([
              ("file", .string($0.file)), ("reason", .string($0.kind.rawValue)),
              ("count", .number($0.count)),
            ])
          })
      ),
    ]
  }

  /// How many records of one file that are in others are named one by one.
  private static let maximumAlike = 3

  /// The refusals that are listed together: those of one file for one kind of reason.
  private struct Group: Hashable {
    let file: String
    let kind: Refusal.Kind

    init(_ file: String, _ kind: Refusal.Kind) { (self.file, self.kind) = (file, kind) }
  }
}
