import Markup

/// The classes a page's elements have and a stylesheet may select: the whole of what HTML and
/// themes agree on, apart from the elements and their states.
public enum StyleClass: String, CaseIterable, Sendable {
  // A page.
  case skip, crumbs, introduction

  /// Heard but not seen.
  case hidden = "vh"

  // A screen's table.
  case screen, section, row, footer, actions
  case basic, subtitle, value, leadingValue = "leading-value"
  case link, destructive, control, submit
  case disclosure, mark, info
  case toggle = "switch"
  case state, on, off, slider, steps

  // A listing.
  case listing, scroll, group, play, player
  case short, medium, long
  case detail, message
  case pagination, previous, next, gap
}

extension Attribute {
  static func `class`(_ styles: StyleClass...) -> Self {
    .class(styles.map(\.rawValue).joined(separator: " "))
  }

  static func `class`(_ styles: [StyleClass]) -> Self {
    .class(styles.map(\.rawValue).joined(separator: " "))
  }
}
