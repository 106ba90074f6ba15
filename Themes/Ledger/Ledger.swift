import CEmbedded
public import Rendering

extension Theme {
  /// Ruled paper, for lists with many numbers in them.
  public static let ledger = Theme(
    name: "ledger", dressing: Embedded.ledger_css.bytes,
    catalogue: Embedded.ledger_catalogue_css.bytes)
}
