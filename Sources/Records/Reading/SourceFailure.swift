/// The reason a source could not be read.
public struct SourceFailure: Error, Equatable, Sendable {
  /// The source's name.
  public let name: String

  /// What the system had to say about it.
  public let reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension SourceFailure: CustomStringConvertible {
  public var description: String { "\(name): the file cannot be read: \(reason)" }
}
