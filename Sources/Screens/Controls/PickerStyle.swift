/// How a picker shows what there is to pick from.
public enum PickerStyle: Hashable, Sendable {
  /// A menu that opens.
  case menu

  /// All the choices in a row, for two to five short ones.
  case segmented

  /// All the choices in a list.
  case inline
}
