import CEmbedded
public import Rendering

extension Theme {
  /// For eyes and hands that need more: WCAG 2.2 AAA, and nothing by colour alone.
  public static let contrast = Theme(
    name: "contrast", dressing: Embedded.contrast_css.bytes,
    catalogue: Embedded.contrast_catalogue_css.bytes)
}
