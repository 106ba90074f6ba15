import CEmbedded
public import Rendering

extension Theme {
  /// Grouped rows on a quiet page, like the lists of a phone.
  public static let cupertino = Theme(
    name: "cupertino", dressing: Embedded.cupertino_css.bytes)
}
