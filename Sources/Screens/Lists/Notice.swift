/// What a list says of itself when its rows do not speak for themselves.
public struct Notice: Hashable, Sendable {
  /// What is the matter, in a few words.
  ///
  /// Empty, if the text says it all.
  public var label: String

  /// What there is to say about it, in a sentence.
  ///
  /// Empty, if the label and the actions say it all.
  public var text: String

  /// Whether the list is still being fetched, so that it is announced when that changes.
  public var isBusy: Bool

  /// What to do about it.
  public var actions: [Action]

  /// Something to do about it.
  public struct Action: Hashable, Sendable {
    public let title: String

    /// Where it leads: to this page anew, if nowhere else.
    public let link: Link?

    public init(_ title: String, to link: Link? = nil) {
      self.title = title
      self.link = link
    }
  }

  public init(
    _ label: String, _ text: String, isBusy: Bool = false, actions: [Action] = []
  ) {
    self.label = label
    self.text = text
    self.isBusy = isBusy
    self.actions = actions
  }
}
