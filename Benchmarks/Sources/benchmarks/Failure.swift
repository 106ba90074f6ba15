/// The reason a figure would not be true: what was measured did not do its work.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Ends the run unless something is as it must be.
  static func unless(_ isTrue: Bool, _ description: String) throws(Failure) {
    if !isTrue { throw Failure(description) }
  }
}
