import Publishing
import Records

/// What came of reading records.
struct RecordReport: Sendable {
  /// How many recordings are listed.
  let listed: Int

  /// What is not listed, or not a second time, in the order of the files.
  let refusals: [Refusal]

  /// What reading them and putting them in order took.
  let index: StepReport

  /// The records that are in the data and not in the listing.
  var refused: [Refusal] { refusals.filter(\.isLoss) }

  /// The records that are in the data more than once.
  var repeated: [Refusal] { refusals.filter { !$0.isLoss } }
}
