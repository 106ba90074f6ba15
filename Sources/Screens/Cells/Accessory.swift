/// The trailing part of a cell: a symbol, a control or a sound.
public enum Accessory: Hashable, Sendable {
  /// A disclosure if the row opens a page of the site, an arrow if it links to another site, and
  /// otherwise none.
  case automatic

  /// Nothing, wherever the row leads.
  case none

  /// A chevron: the row leads further into the site.
  case disclosure

  /// A tick, or the room for one so that nothing moves: whether the row is chosen.
  case checkmark(isOn: Bool)

  /// A link of its own to more about the row.
  case detail(to: Link)

  /// A chevron, and a link of its own to more about the row.
  case disclosureWithDetail(to: Link)

  /// A sound to play.
  case sound(Sound)

  /// A control.
  case control(Control)
}
