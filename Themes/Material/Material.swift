import CEmbedded
public import Rendering

extension Theme {
  /// Material 3: tonal surfaces, rows apart, round buttons.
  public static let material = Theme(
    name: "material", dressing: Embedded.material_css.bytes,
    catalogue: Embedded.material_catalogue_css.bytes)
}
