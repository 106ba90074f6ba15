/// The state of a list: loading, empty, failed or with items.
///
/// The cases exclude one another, so a list that is both empty and failed cannot be written, and a
/// `switch` over a state covers all of them.
public enum ListState<Item: Sendable>: Sendable {
  /// Nothing is known yet.
  case loading

  /// These are the last items.
  case populated([Item])

  /// There is nothing to show.
  case empty

  /// The items could not be read, for a reason.
  case failed(String)

  /// Old items, which could not be read again, for a reason.
  case outdated([Item], String)

  /// These are some of the items, and more are on the next page.
  case paging([Item], next: ListPage)

  /// The items, in every state.
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

  /// Returns the notice of most lists in this state: why there are no rows, or a link to more of
  /// them; `nil` if these are all.
  ///
  /// The page shows it in the site's language, except for the noun and the reason, which are yours.
  ///
  /// - Parameters:
  ///   - noun: The items as a plural noun, such as "volcanoes".
  ///   - link: The page to try again on; the list's own page by default.
  /// - Returns: The notice, if the state needs one.
  public func notice(about noun: String, again link: Link? = nil) -> Notice? {
    let again = Notice.Action(.tryAgain, to: link)
    return switch self {
    case .loading: Notice(.loading, .fetching(noun), isBusy: true)
    case .empty: Notice(.nothingHere, .nothingToShow(noun))
    case .failed(let reason): Notice(.failed, .notRead(noun, reason: reason), actions: [again])
    case .outdated(_, let reason):
      Notice(.outOfDate, .notReadAgain(noun, reason: reason), actions: [again])
    case .paging(_, let next):
      Notice(
        "", "",
        actions: [.init(.next(next.range.count, noun), to: .page(next.path, fragment: nil))])
    case .populated: nil
    }
  }
}

extension ListState: Equatable where Item: Equatable {}
