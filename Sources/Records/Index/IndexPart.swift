/// What one worker has read for an index.
struct IndexPart: Sendable {
  /// Which part of the plan it is.
  let number: Int

  var builder: IndexBuilder

  /// How many records its last section has.
  var lastCount = 0

  /// What stopped it.
  var failure: Failure?

  enum Failure {
    /// A fault in a section, if everything before this part is as it was taken to be.
    case fault(RecordFault, section: Int)

    /// There was no record where the last section should end: the plan has guessed wrong.
    case wrongGuess
  }
}
