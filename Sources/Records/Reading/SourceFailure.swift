/// The reason a source could not be read.
public struct SourceFailure: Error, Equatable, Sendable {
  /// The source's name.
  public let name: String

  public let reason: Reason

  public init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// Why it could not be read.
  public enum Reason: Equatable, Sendable {
    /// The bytes are no longer those that were there when it was opened.
    case changed

    /// The system would not hand them out; its own words.
    case unreadable(String)
  }
}

extension SourceFailure: CustomStringConvertible {
  public var description: String { "\(RecordFault(self))" }
}
