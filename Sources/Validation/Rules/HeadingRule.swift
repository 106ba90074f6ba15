/// One `h1`, and no level skipped on the way down.
struct HeadingRule {
  private var topLevels = 0
  private var level = 0

  mutating func open(_ page: inout Page) {
    guard let next = page.name.headingLevel else { return }
    if next == 1 { topLevels += 1 }
    if next == 1, topLevels > 1 {
      page.report(.headingOrder, "<h1> is the second of the page: a page has one; write <h2>")
    } else if next > level + 1 {
      page.report(
        .headingOrder,
        level == 0
          ? "<h\(next)> is the first heading of the page: begin with <h1>"
          : "<h\(next)> follows <h\(level)>: no level may be skipped; write <h\(level + 1)>")
    }
    level = next
  }

  func end(_ page: inout Page, bodyTagEnd: Int) {
    guard topLevels == 0 else { return }
    page.report(
      .headingOrder, atTagEndingAt: bodyTagEnd, "<body> has no <h1>: say what the page is")
  }
}
