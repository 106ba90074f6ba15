/// A message in a list, such as the reason why it has no rows.
public struct Notice: Hashable, Sendable {
  package private(set) var labelText: NoticeText
  package private(set) var bodyText: NoticeText

  /// Whether the list is still loading, so that a change is announced.
  public var isBusy: Bool

  /// The links or buttons of the notice.
  public var actions: [Action]

  /// A link or button of a notice.
  public struct Action: Hashable, Sendable {
    package let titleText: NoticeText

    /// The link; this page again by default.
    public let link: Link?

    public init(_ title: String, to link: Link? = nil) {
      self.init(.own(title), to: link)
    }

    init(_ title: NoticeText, to link: Link?) {
      titleText = title
      self.link = link
    }

    public var title: String { titleText.english }
  }

  public init(_ label: String, _ text: String, isBusy: Bool = false, actions: [Action] = []) {
    self.init(.own(label), .own(text), isBusy: isBusy, actions: actions)
  }

  init(_ label: NoticeText, _ text: NoticeText, isBusy: Bool = false, actions: [Action] = []) {
    labelText = label
    bodyText = text
    self.isBusy = isBusy
    self.actions = actions
  }

  /// The title of the notice, in a few words.
  ///
  /// Empty if the text is enough. The label of ``ListState/notice(about:again:)`` is in English
  /// here, and in the site's language on the page.
  public var label: String {
    get { labelText.english }
    set { labelText = .own(newValue) }
  }

  /// The text of the notice, in a sentence; empty if the label and the actions are enough.
  public var text: String {
    get { bodyText.english }
    set { bodyText = .own(newValue) }
  }
}

/// A text of a notice: its author's own, or a phrase that each page has in its language.
///
/// The phrases name the items by the author's noun, which may be empty.
package enum NoticeText: Hashable, Sendable {
  case own(String)
  case loading, nothingHere, failed, outOfDate, tryAgain
  case fetching(String), nothingToShow(String)
  case notRead(String, reason: String), notReadAgain(String, reason: String)
  case next(Int, String)

  fileprivate var english: String {
    switch self {
    case .own(let text): text
    case .loading: "Loading"
    case .nothingHere: "Nothing here"
    case .failed: "Loading failed"
    case .outOfDate: "Out of date"
    case .tryAgain: "Try again"
    case .fetching(let noun): "The \(noun) will appear here."
    case .nothingToShow(let noun): "There are no \(noun) to show."
    case .notRead(let noun, let reason): "The \(noun) could not be loaded: \(reason)"
    case .notReadAgain(let noun, let reason): "The \(noun) could not be reloaded: \(reason)"
    case .next(let count, let noun): "Next \(GroupedNumber(count)) \(noun)"
    }
  }
}
