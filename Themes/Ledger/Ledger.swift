public import Rendering

extension Theme {
  /// Ruled paper, for lists with many numbers in them.
  public static let ledger = Theme(
    name: "ledger", stylesheet: PackageResources.base_css + PackageResources.ledger_css)
}
