/// The content of one row: text on the leading side and at most one accessory on the trailing side.
///
/// The link of a row (``opens``), its action (``does``) and the accessory at its end
/// (``accessory``) are independent, as they are in UIKit.
public struct Cell: Hashable, Sendable {
  /// The main text of the row, and the label of its control.
  ///
  /// The title is fixed. Text that changes with a form's controls goes into the style or the badge.
  public var title: String
  public var style: CellStyle

  /// The picture before the text, if any.
  public var picture: Picture?

  /// A word or a number that stands out, such as a count; empty if the cell has no badge.
  public var badge: Wording
  public var role: CellRole
  public var state: CellState
  public var accessory: Accessory

  /// The link that tapping the row opens, if any.
  public var opens: Link?

  /// The action of tapping the row, if it has one instead of a link.
  public var does: CellAction?

  /// Creates a cell.
  public init(
    _ title: String,
    _ style: CellStyle = .basic,
    picture: Picture? = nil,
    badge: some CellText = "",
    role: CellRole = .normal,
    state: CellState = .normal,
    accessory: Accessory = .automatic,
    opens link: Link? = nil,
    does action: CellAction? = nil
  ) {
    self.title = title
    self.style = style
    self.picture = picture
    self.badge = badge.wording
    self.role = role
    self.state = state
    self.accessory = accessory
    self.opens = link
    self.does = action
  }

  /// Creates the cell of a button, whose text is its field's; see ``Field/submit(_:)``.
  ///
  /// Any other row without a title is a build error.
  public init(role: CellRole = .normal, state: CellState = .normal) {
    self.init("", role: role, state: state)
  }

  /// Creates a cell with a control on its trailing side that shows a value and can't be changed.
  ///
  /// For a control that visitors can change, use a ``Field`` of a ``Form``.
  public init(_ title: String, _ style: CellStyle = .basic, control: Control) {
    self.init(title, style, accessory: .control(control))
  }

  /// Creates a cell with custom content.
  public init(_ prototype: some Prototype, opens link: Link? = nil) {
    var content = CellContent()
    prototype.draw(into: &content)
    self.init(prototype.title, .prototype(content), opens: link)
  }

  @available(
    *, unavailable,
    message: "A cell has text. For other content, draw a custom cell (Prototype), or add rows."
  )
  public init<Content>(_ title: String, content: () -> Content) { self.init(title) }
}

/// The purpose of a row.
public enum CellRole: Hashable, Sendable {
  case normal

  /// Does something that cannot be undone.
  case destructive
}

/// Whether a row is selected or disabled.
public enum CellState: Hashable, Sendable {
  case normal

  /// The row is the one that is shown or worked on.
  case selected

  /// The row is shown without its link, and its control can't be changed.
  case disabled
}

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
