/// What tapping a row does, where it does something rather than lead somewhere.
public enum CellAction: Hashable, Sendable {
  /// Copies a text, which the row shows.
  case copy(String)

  /// Shares an address: that of this page, unless another is given.
  ///
  /// Where the browser has nothing to share with, the address is copied. Without JavaScript the row
  /// shows it.
  case share(Link? = nil)

  /// Prints the page. Without JavaScript the row is words.
  case print

  /// Gives the controls of the form the values they had at first.
  case reset

  /// Goes to the row or the section of the same screen that has this identifier.
  case scroll(to: String)
}
