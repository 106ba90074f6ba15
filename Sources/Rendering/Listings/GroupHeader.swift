/// What stands above the rows of a group, in a row of its own.
public struct GroupHeader: Sendable {
  /// The words people read.
  public var title: String

  /// Words of another language beside them, such as a scientific name.
  ///
  /// Empty, if there are none.
  public var scientificName: String

  /// How much there is in the group as a whole.
  ///
  /// Empty, if that is not said.
  public var detail: String

  /// The name that links elsewhere end with.
  ///
  /// `nil` on pages where the group only goes on.
  public var anchor: String?

  public init(
    _ title: String, scientificName: String = "", detail: String = "", anchor: String? = nil
  ) {
    self.title = title
    self.scientificName = scientificName
    self.detail = detail
    self.anchor = anchor
  }
}
