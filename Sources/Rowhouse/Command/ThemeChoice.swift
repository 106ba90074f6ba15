import Rendering
import Themes

/// The theme that a command line names.
enum ThemeChoice {
  /// The names there are, for a sentence.
  static var names: String { Theme.all.map(\.name).joined(separator: ", ") }

  /// Finds a theme.
  static func theme(named name: String) throws(CommandFailure) -> Theme {
    guard let theme = Theme.all.first(where: { $0.name == name }) else {
      throw .usage("there is no theme \"\(name)\"; there are \(names)")
    }
    return theme
  }
}
