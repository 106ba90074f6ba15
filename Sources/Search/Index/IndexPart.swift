/// What is to be remembered of a job once its files are written.
public struct IndexPart: Sendable {
  /// The job it was.
  let job: Int

  /// The files of words, each with its first key.
  let firstKeys: [(number: Int, key: [UInt8])]

  /// What records can be narrowed by: each value, and how many records have it.
  let filters: [(filter: SearchFilter, value: [UInt8], count: Int)]
}
