import Screens

/// The part of a page in which a screen's table is drawn, and whether its controls work there.
struct TablePart {
  /// The path of the page, to which its links are relative.
  let path: SitePath

  /// The interface text.
  var words = PageWords.english

  /// The prefix of the part's identifiers.
  ///
  /// Empty on a screen's own page; the same screen in another state beside it has different names.
  var prefix = ""

  /// Whether the table's controls can be changed.
  var isLive = false

  /// Whether rows have identifiers that have none of their own.
  var namesRows = false

  /// Whether the form's button shows the choices instead of sending them.
  var confirms = false

  /// The conditions that rows and sections name by number.
  var conditions: [ConditionOutline] = []

  /// The `data-when` of elements that depend on a condition: its number, from one.
  func mark(of condition: Int?) -> String? {
    isLive ? condition.map { "\($0 + 1)" } : nil
  }

  /// Whether something is drawn at all.
  ///
  /// If controls can be changed, everything is drawn, and a stylesheet hides it; otherwise it is
  /// drawn only if the condition holds.
  func draws(_ condition: Int?) -> Bool {
    guard !isLive, let condition else { return true }
    return conditions[condition].holds
  }
}
