/// The rule that a navigation marks at most one page as the current one.
struct CurrentPageRule {
  /// The current pages of the navigations around the element in question, outermost first.
  private var counts: [Int] = []

  mutating func begin() { counts.removeAll(keepingCapacity: true) }

  mutating func open(_ page: inout Page) {
    if let last = counts.indices.last, page.value(of: .ariaCurrent, is: "page") {
      counts[last] += 1
      if counts[last] > 1 {
        page.report(
          .currentPage,
          "aria-current=\"page\" of <\(page.name.text)> is the second in its <nav>: one page at most "
            + "is the current one")
      }
    }
    if page.name == .nav { counts.append(0) }
  }

  mutating func close(_ page: Page) {
    if page.name == .nav, !counts.isEmpty { counts.removeLast() }
  }
}
