/// What one row shows: words on the leading side and at most one thing on the trailing side.
///
/// Where tapping the row leads (``opens``) or what it does (``does``), and what is drawn at its end
/// (``accessory``), are independent, as they are in UIKit.
public struct Cell: Hashable, Sendable {
  /// What the row is called: its main words, and the label of its control.
  ///
  /// A name stays what it is. What comes and goes with a form's controls is in the other words.
  public var title: String
  public var style: CellStyle

  /// What stands before the words, if anything.
  public var picture: Picture?

  /// A word or a number that is to be noticed.
  ///
  /// Empty, if there is none.
  public var badge: Wording
  public var role: CellRole
  public var state: CellState
  public var accessory: Accessory

  /// Where tapping the row leads, if anywhere.
  public var opens: Link?

  /// What tapping the row does, if it does something and leads nowhere.
  public var does: CellAction?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - title: The main words.
  ///   - style: Where further words go, if there are any.
  ///   - picture: What stands before the words, if anything.
  ///   - badge: A word or a number that is to be noticed.
  ///   - role: What the row is for, when it is not simply a row.
  ///   - state: Whether the row is the selected one, or cannot be used.
  ///   - accessory: What is on the trailing side.
  ///   - link: Where tapping the row leads, if anywhere.
  ///   - action: What tapping the row does, if it does something and leads nowhere.
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

  /// Creates the cell of a button, whose words are its field's; see ``Field/submit(_:)``.
  ///
  /// Any other row without words is a fault of the build.
  public init(role: CellRole = .normal, state: CellState = .normal) {
    self.init("", role: role, state: state)
  }

  /// Creates a cell with a control on its trailing side, that shows a value and cannot be changed.
  ///
  /// A control that can be is a ``Field`` of a ``Form``.
  public init(_ title: String, _ style: CellStyle = .basic, control: Control) {
    self.init(title, style, accessory: .control(control))
  }

  /// Creates a cell that shows what its author has drawn.
  public init(_ prototype: some Prototype, opens link: Link? = nil) {
    var content = CellContent()
    prototype.draw(into: &content)
    self.init(prototype.title, .prototype(content), opens: link)
  }
}

/// What a row is for.
public enum CellRole: Hashable, Sendable {
  case normal

  /// Does something that cannot be undone.
  case destructive
}

/// Whether a row stands out among the others, or cannot be used.
public enum CellState: Hashable, Sendable {
  case normal

  /// The row is the one that is shown or worked on.
  case selected

  /// The row is there but leads nowhere, and its control cannot be changed.
  case disabled
}
