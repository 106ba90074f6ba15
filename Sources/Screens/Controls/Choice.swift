/// One of the things a picker or a slider offers.
public struct Choice: Hashable, Sendable, Titled, Identified {
  public let identifier: String
  public let title: String

  public init(_ identifier: String, _ title: String) {
    self.identifier = identifier
    self.title = title
  }
}
