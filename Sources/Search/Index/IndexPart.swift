/// What is to be remembered of a job once its files are written.
package struct IndexPart: Sendable {
  /// The job it was.
  let job: Int

  /// The number of its first file.
  let firstNumber: Int

  /// Whether it had more files than numbers for them, so that nothing may be made of any.
  package let isOverfull: Bool

  /// The files of words, each with its first key.
  let firstKeys: [(number: Int, key: [UInt8])]

  /// What rows can be narrowed by: each value of a column, and how many rows have it.
  let choices: [(column: Int, value: [UInt8], count: Int)]
}
