/// The action of tapping a row that has no link.
public enum CellAction: Hashable, Sendable {
  /// Copies a text, which the row shows.
  case copy(String)

  /// Shares a link: that of this page by default.
  ///
  /// If the browser can't share, the link is copied. Without JavaScript the row shows it.
  case share(Link? = nil)

  /// Prints the page. Without JavaScript the row is words.
  case print

  /// Gives the controls of the form the values they had at first.
  case reset

  /// Goes to the row or the section of the same screen that has this identifier.
  case scroll(to: String)
}
