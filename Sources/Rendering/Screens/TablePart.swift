import Screens

/// Where on a page a screen's table is drawn, and whether it can be used there.
struct TablePart {
  /// Where the page is, which its links are relative to.
  let path: SitePath

  /// What pages say by themselves.
  var words = PageWords.english

  /// What the identifiers of the part begin with.
  ///
  /// Empty, on a screen's own page; the same screen in another state beside it has other names.
  var prefix = ""

  /// Whether the table's controls can be changed.
  var isLive = false

  /// Whether rows have identifiers that have none of their own.
  var namesRows = false

  /// Whether the form's button says what was chosen rather than send it.
  var confirms = false

  /// The conditions that rows and sections name by number.
  var conditions: [ConditionOutline] = []

  /// The `data-when` of what depends on a condition: its number, from one.
  func mark(of condition: Int?) -> String? {
    isLive ? condition.map { "\($0 + 1)" } : nil
  }

  /// Whether something is drawn at all.
  ///
  /// Where controls can be changed it always is, and a stylesheet hides it; elsewhere it is there
  /// or not for good.
  func draws(_ condition: Int?) -> Bool {
    guard !isLive, let condition else { return true }
    return conditions[condition].holds
  }
}
