/// What one row shows: words on the leading side and at most one thing on the trailing side.
///
/// Where tapping the row leads (``opens``) and what is drawn at its end (``accessory``) are
/// independent, as they are in UIKit. A row that opens a page of the site shows a disclosure unless
/// told otherwise; a row that opens the web or a mail program does not.
public struct Cell: Hashable, Sendable {
  public var title: String
  public var style: CellStyle
  public var role: CellRole
  public var accessory: Accessory

  /// Where tapping the row leads, if anywhere.
  public var opens: Link?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - title: The main words.
  ///   - style: Where further words go, if there are any.
  ///   - role: What the row is for, when it is not simply a row.
  ///   - accessory: What is on the trailing side. By default a disclosure if the row opens a page of
  ///     the site, and nothing otherwise.
  ///   - link: Where tapping the row leads, if anywhere.
  public init(
    _ title: String,
    _ style: CellStyle = .basic,
    role: CellRole = .normal,
    accessory: Accessory? = nil,
    opens link: Link? = nil
  ) {
    self.title = title
    self.style = style
    self.role = role
    self.accessory = accessory ?? (link?.isPage == true ? .disclosure : .none)
    self.opens = link
  }

  /// Creates a cell with a control on its trailing side.
  public init(_ title: String, _ style: CellStyle = .basic, control: Control) {
    self.init(title, style, accessory: .control(control))
  }
}

/// Where a cell puts its second line of words.
///
/// The words are in the case that has room for them, so a basic cell with a subtitle cannot be
/// written. Empty words are drawn as no words: a value that is not known leaves no gap.
public enum CellStyle: Hashable, Sendable {
  /// The title alone.
  case basic

  /// Smaller words under the title.
  case subtitle(String)

  /// Words across from the title; UIKit's right detail.
  case value(String)

  /// A narrow title beside wide words; UIKit's `value2`.
  case leadingValue(String)
}

/// What a row is for.
public enum CellRole: Hashable, Sendable {
  case normal

  /// Does something that cannot be undone.
  case destructive
}

/// What a cell has on its trailing side.
public enum Accessory: Hashable, Sendable {
  case none

  /// A chevron: the row leads further into the site.
  case disclosure

  /// A tick: the row is the chosen one.
  case checkmark

  /// A link of its own to more about the row.
  case detail(to: Link)

  /// A chevron, and a link of its own to more about the row.
  case disclosureWithDetail(to: Link)

  /// A control: the row can be changed.
  case control(Control)
}
