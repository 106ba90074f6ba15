/// What stands above the rows of a group, in a row of its own.
public struct GroupHeader: Sendable {
  /// The words people read.
  public var title: String

  /// More words beside them, such as a scientific name; empty, if there are none.
  public var subtitle: String

  /// The language of those, if that is not the page's: a BCP 47 tag.
  public var language: String

  /// How much there is in the group as a whole.
  ///
  /// Empty, if that is not said.
  public var detail: String

  /// The name that links elsewhere end with.
  ///
  /// `nil` on pages where the group only goes on.
  public var anchor: String?

  public init(
    _ title: String, subtitle: String = "", in language: String = "", detail: String = "",
    anchor: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.detail = detail
    self.anchor = anchor
  }
}
