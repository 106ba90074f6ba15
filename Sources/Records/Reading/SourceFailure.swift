/// The reason a source could not be read.
package struct SourceFailure: Error, Equatable, Sendable {
  /// The source's name.
  package let name: String

  package let reason: Reason

  package init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// Why it could not be read.
  package enum Reason: Equatable, Sendable {
    /// The bytes are no longer those that were there when it was opened.
    case changed

    /// The system would not hand them out; its own words.
    case unreadable(String)
  }
}

extension SourceFailure: CustomStringConvertible {
  package var description: String { "\(RecordFault(self))" }
}
