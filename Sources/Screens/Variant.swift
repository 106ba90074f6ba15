/// A screen in one of its states.
public struct Variant<Content: Sendable>: Sendable {
  /// The name of the variant's page and anchor, made of lowercase letters, digits and hyphens.
  public let identifier: String
  public let title: String
  public let screen: Content

  public init(_ identifier: String, titled title: String, _ screen: Content) {
    self.identifier = identifier
    self.title = title
    self.screen = screen
  }
}
