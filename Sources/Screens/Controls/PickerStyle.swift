/// The appearance of a picker's choices.
public enum PickerStyle: Hashable, Sendable {
  /// A menu that opens.
  case menu

  /// All the choices in a row, for two to five short ones.
  case segmented

  /// All the choices in a list.
  case inline

  /// A list on a page of its own, at this path.
  case page(at: SitePath)
}

extension PickerStyle {
  /// A list on a page of its own: a form whose submission is ``Submission/choice(backTo:)``.
  ///
  /// The row shows the selected choice and links to the list, and the list links back.
  public static func page(_ page: some SitePage) -> Self { .page(at: page.path) }
}
