import Bytes
import Commands
import Records

/// The limits for skipped records, beyond which a catalogue is not published.
package struct RecordLimits: Sendable {
  private let isStrict: Bool
  private let maximumSkipped: Int
  private let allowsNone: Bool

  /// The inputs for a sentence: `a.json, b and 3 more`.
  private let inputs: String

  /// How many inputs are named, where there are more.
  private static let maximumNamed = 2

  init(_ arguments: Arguments) throws(CommandFailure) {
    isStrict = arguments.has(.strict)
    maximumSkipped = try arguments.percentage(.maxSkipped) ?? 50
    allowsNone = arguments.has(.allowEmpty)
    let names = arguments.operands.map { $0 == "-" ? "standard input" : $0 }
    let more = names.count - Self.maximumNamed
    inputs = more > 1 ? (names.prefix(Self.maximumNamed) + ["\(more) more"]).list() : names.list()
  }

  /// Throws if too many records are unusable.
  func check(_ records: RecordReport) throws(CommandFailure) {
    let refused = records.refusals.lost
    if isStrict, let line = records.refusedLine {
      throw .findings(
        "error: \(line), and --strict allows none. Nothing was published. Fix them, or leave out "
          + "--strict.")
    }
    if isStrict, let remark = records.remarks.first(where: \.kind.isDoubtful) {
      throw .findings("error: \(remark) Nothing was published (--strict).")
    }
    if let line = records.refusedLine, refused * 100 > (refused + records.listed) * maximumSkipped {
      throw .findings(
        "error: \(line), more than the limit of \(maximumSkipped)% (--max-skipped). Nothing was "
          + "published. "
          + (records.hasForeignIdentifiers
            ? "Use rowhouse table for \(records.noun)s with other numbers."
            : "Fix them, or raise the limit."))
    }
    guard records.listed > 0 || allowsNone else {
      throw .findings(
        "error: \(inputs): no \(records.noun)s. Nothing was published. "
          + "\(CommandFailure.emptyRemedy)")
    }
  }
}
