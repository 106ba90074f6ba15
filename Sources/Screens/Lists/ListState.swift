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

  /// These are the items as they were; they could not be read again. The words say why.
  case outdated([Item], String)

  /// These are some of the items, and more are on the next page.
  case paging([Item], next: ListPage)
}

extension ListState {
  /// The items there are, in every state.
  public var items: [Item] {
    switch self {
    case .populated(let items), .outdated(let items, _), .paging(let items, _): items
    case .loading, .empty, .failed: []
    }
  }

  /// Creates the state of a list whose items on one page are known.
  public init(_ items: [Item], on page: ListPage) {
    self =
      switch (items.isEmpty, page.next) {
      case (true, _): .empty
      case (false, let next?): .paging(items, next: next)
      case (false, nil): .populated(items)
      }
  }

  /// What most lists say in the state: why there are no rows, or how to get to more of them, and
  /// nothing when these are all.
  ///
  /// - Parameters:
  ///   - noun: What the items are called together, such as "recordings".
  ///   - link: Where what failed is tried again: on the list's own page, if nowhere else.
  /// - Returns: The notice, if there is something to say.
  public func notice(about noun: String, again link: Link? = nil) -> Notice? {
    let again = Notice.Action("Try again", to: link)
    return switch self {
    case .loading: Notice("Loading", "The \(noun) are being fetched.", isBusy: true)
    case .empty: Notice("Nothing here", "There are no \(noun) to show.")
    case .failed(let reason):
      Notice("Failed", "The \(noun) could not be read: \(reason)", actions: [again])
    case .outdated(_, let reason):
      Notice(
        "Out of date", "These \(noun) could not be read again: \(reason)", actions: [again])
    case .paging(_, let next):
      Notice(
        "", "",
        actions: [Notice.Action(next.invitation(noun), to: .page(next.path, fragment: nil))])
    case .populated: nil
    }
  }
}

extension ListPage {
  /// What a link to the page says, from the page before: "Next 50 recordings".
  package func invitation(_ noun: String) -> String {
    "Next \(GroupedNumber(range.count)) \(noun)"
  }
}

extension ListState: Equatable where Item: Equatable {}
