/// The facts about a job that later files need, after its own files are written.
package struct IndexPart: Sendable {
  /// The job it was.
  let job: Int

  /// The number of its first file.
  let firstNumber: Int

  /// Whether it had more files than numbers for them, so that nothing may be made of any.
  package let isOverfull: Bool

  /// The files of words, each with its first key.
  let firstKeys: [(number: Int, key: [UInt8])]

  /// The values of filters: each value of a column, and its number of rows.
  let choices: [(column: Int, value: [UInt8], count: Int)]

  /// The file with the first letters of the files of words by their ends.
  var ends: SearchFile?
}
