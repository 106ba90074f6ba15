public import Screens

/// Where a page is among the pages of its site.
public struct PagePosition: Sendable {
  /// A page, as a link to it says.
  public struct Neighbour: Sendable {
    public let title: String
    public let path: SitePath

    public init(_ title: String, at path: SitePath) {
      self.title = title
      self.path = path
    }
  }

  /// The pages between the front page and this one.
  public var trail: [Neighbour] = []

  /// The page before this one, if there is an order.
  public var previous: Neighbour?

  /// The page after this one, if there is an order.
  public var next: Neighbour?

  /// A page among others; one by itself, under the front page, where nothing is said.
  public init(trail: [Neighbour] = [], previous: Neighbour? = nil, next: Neighbour? = nil) {
    self.trail = trail
    self.previous = previous
    self.next = next
  }
}
