/// What the elements of a field are called on a page: what labels and stylesheets find them by.
enum FieldName {
  /// The control of a row or a section of this name.
  static func field(_ name: String) -> String { name + "-field" }

  /// One of the choices of a control; they count from one.
  static func choice(_ number: Int, of field: String) -> String { "\(field)-\(number + 1)" }
}
