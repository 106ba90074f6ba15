public import Screens

/// What a list says of itself when its rows do not speak for themselves.
public struct Notice: Sendable {
  /// The message, a sentence.
  public var text: String

  /// Whether the list is still being fetched, so that it is announced when that changes.
  public var isBusy: Bool

  /// What to do about it.
  public var actions: [(title: String, link: Link)]

  public init(
    _ text: String, isBusy: Bool = false, actions: [(title: String, link: Link)] = []
  ) {
    self.text = text
    self.isBusy = isBusy
    self.actions = actions
  }
}
