/// A picture before the words of a row.
///
/// It adds nothing for those who do not see it: what it means is in the words.
public enum Picture: Hashable, Sendable {
  /// A character or two, such as an emoji.
  case symbol(String)

  /// A picture file of this site, drawn small.
  case image(SitePath)
}
