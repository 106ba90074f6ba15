/// Everything a list can be.
///
/// The cases exclude one another, so a list that is both empty and failed cannot be written, and
/// whoever switches over a state has thought about all of them.
public enum ListState<Item: Sendable>: Sendable {
  /// Nothing is known yet.
  case loading

  /// These are the last items.
  case populated([Item])

  /// There is nothing to show.
  case empty

  /// The items could not be read. The words say why.
  case failed(String)

  /// These are some of the items, and more are on the next page.
  case paging([Item], next: Page)
}

extension ListState {
  /// The items there are, in every state.
  public var items: [Item] {
    switch self {
    case .populated(let items), .paging(let items, _): items
    case .loading, .empty, .failed: []
    }
  }

  /// Creates the state of a list whose items on one page are known.
  public init(_ items: [Item], on page: Page) {
    self =
      switch (items.isEmpty, page.next) {
      case (true, _): .empty
      case (false, let next?): .paging(items, next: next)
      case (false, nil): .populated(items)
      }
  }
}

extension ListState: Equatable where Item: Equatable {}
