/// A species that is heard on at least one recording.
public struct Species: Equatable, Sendable {
  /// The name that most of its recordings have; empty when none has one.
  public let commonName: String

  /// Genus and species; empty when its recordings have neither.
  public let scientificName: String

  /// A name for links: lower-case letters, digits and hyphens, and no other species has it.
  ///
  /// It never looks like a recording's anchor, `XC` and a number, in either case.
  public let anchor: String

  /// The number of its recordings.
  public let count: Int

  /// The position of its first recording in the order.
  public let first: Int

  /// Whether nobody knows what it is.
  public let isUnknown: Bool

  public init(
    commonName: String, scientificName: String, anchor: String, count: Int, first: Int,
    isUnknown: Bool = false
  ) {
    self.commonName = commonName
    self.scientificName = scientificName
    self.anchor = anchor
    self.count = count
    self.first = first
    self.isUnknown = isUnknown
  }
}
