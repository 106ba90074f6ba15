/// What comes of pressing a form's button.
public enum Submission<Model>: Sendable {
  /// Nothing: the form has no button, or is only shown.
  case none

  /// The page says what was chosen. Nothing is sent to anybody.
  case confirmation(Sentence<Model>)

  /// The values are sent as a query (`GET`) to a page that takes them.
  case send(to: Link)
}
