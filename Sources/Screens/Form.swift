/// A screen whose controls can be changed and sent.
///
/// Every row of a form has an identifier, because a field that has no name is never sent. On a
/// screen that is not a form the same controls are drawn, and cannot be changed.
public protocol Form: Screen {
  /// Where the fields are sent.
  var action: Link { get }
}

extension Form {
  public var submission: Link? { action }
}
