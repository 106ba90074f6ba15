/// What a build has done.
struct BuildSummary: Encodable {
  /// The number of files that were written.
  let files: Int

  /// How long each step took.
  let seconds: [String: Double]
}
