/// The result of pressing a form's button.
public enum Submission<Model>: Sendable {
  /// Nothing: the form has no button, or is only shown.
  case none

  /// The page shows a sentence about the values.
  ///
  /// Nothing is sent.
  case confirmation(Sentence<Model>)

  /// The values are sent as a query (`GET`) to a page that takes them.
  case send(to: Link)

  /// The form is a list of choices for a row of the page at this path.
  case choice(at: SitePath)
}

extension Submission {
  /// The form is a list of choices for a row of another page, and links back to it.
  ///
  /// The list is a section whose field is a picker, and whose identifier is that of the row. The
  /// row's own field is the same picker in the style ``PickerStyle/page(_:)``.
  public static func choice(backTo page: some SitePage) -> Self { .choice(at: page.path) }
}
