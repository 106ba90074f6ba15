public import Rendering

extension Theme {
  /// The themes that `--theme` can name, the default first.
  public static let all: [Theme] = [.cupertino, .ledger]
}
