/// What one worker has read for an index.
struct IndexPart: Sendable {
  /// Which part of the plan it is.
  let number: Int

  var builder: IndexBuilder

  /// How many records its last section has.
  var lastCount = 0

  /// What is wrong, at most one fault a section, if everything before this part is as it was taken
  /// to be.
  var faults: [(fault: RecordFault, section: Int)] = []

  /// Whether there was no record where a section should end: the plan has guessed wrong.
  var isWrongGuess = false
}
