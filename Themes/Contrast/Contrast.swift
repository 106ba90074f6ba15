import CEmbedded
public import Rendering

extension Theme {
  /// High contrast and large targets: WCAG 2.2 AAA, and no meaning by colour alone.
  public static let contrast = Theme(
    name: "contrast", dressing: Embedded.contrast_css.bytes,
    catalogue: Embedded.contrast_catalogue_css.bytes)
}
