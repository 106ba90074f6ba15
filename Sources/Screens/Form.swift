/// A screen whose controls can be changed and sent.
///
/// Give every row with a control an identifier: it is the name that the field is sent by, and one
/// without is named by its place, which changes when rows move. On a screen that is not a form the
/// same controls are drawn, and cannot be changed.
public protocol Form: Screen {
  /// Where the fields are sent, as a query (`GET`).
  var action: Link { get }
}

extension Form {
  public var submission: Link? { action }
}
