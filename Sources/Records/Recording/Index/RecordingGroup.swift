/// The recordings of one species, one country or one recordist: a section of the listing.
public struct RecordingGroup: Equatable, Sendable {
  /// What it is called; never empty.
  ///
  /// A species by the common name that most of its recordings have, or else by the scientific one.
  public let title: String

  /// Genus and species; empty when its recordings have neither, and where it is no species.
  public let scientificName: String

  /// A name for links: lower-case letters, digits and hyphens, and no other group has it.
  ///
  /// It never looks like a recording's anchor, `XC` and a number, in either case.
  public let anchor: String

  /// The number of its recordings.
  public let count: Int

  /// The position of its first recording in the order.
  public let first: Int

  /// Whether its recordings do not say what it is.
  public let isUnknown: Bool

  public init(
    title: String, scientificName: String = "", anchor: String, count: Int, first: Int,
    isUnknown: Bool = false
  ) {
    self.title = title
    self.scientificName = scientificName
    self.anchor = anchor
    self.count = count
    self.first = first
    self.isUnknown = isUnknown
  }
}
