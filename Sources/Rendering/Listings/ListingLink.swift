public import Screens

/// A way from a listing to somewhere else.
public struct ListingLink: Sendable {
  public let title: String
  public let link: Link

  public init(_ title: String, to link: Link) {
    self.title = title
    self.link = link
  }
}
