/// The header above the rows of a group, in a row of its own.
public struct GroupHeader: Sendable {
  /// The text.
  public var title: String

  /// Further text beside it, such as a scientific name; empty if it has none.
  public var subtitle: String

  /// The language of the subtitle, if it is not the page's: a BCP 47 tag.
  public var language: String

  /// The size of the group as a whole, such as "12 recordings".
  ///
  /// Empty if it is not shown.
  public var detail: String

  /// The fragment of links to the group.
  ///
  /// `nil` on pages where the group only continues.
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
