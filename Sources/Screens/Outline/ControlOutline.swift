/// A control, and the name that its value goes by.
package struct ControlOutline: Hashable, Sendable {
  package let name: String
  package let control: Control

  /// The words beside the control, if it isn't named by its row's title.
  package internal(set) var label: String?

  /// The number of the condition under which the control is in its row; see ``FormOutline``.
  package internal(set) var condition: Int?

  /// Whether rows or text depend on the value of the control: a slider or a stepper is then drawn as
  /// choices, which a stylesheet can see.
  package internal(set) var isWatched = false

  /// The number of the order in which the control's value is a position, from zero.
  package internal(set) var order: Int?

  /// The element of an array that the control is about, if it is about one.
  package internal(set) var element: Element?

  /// One of the elements of an array; see ``Repeated``.
  package struct Element: Hashable, Sendable {
    /// The name of the control with the number of elements.
    package let count: String

    /// The number of the element, from zero.
    package let index: Int

    /// Which of the element's values it is: the same number in each element, from zero.
    package let part: Int

    /// The value of a new element, which is on the part's first control for all of them.
    package let blank: FormValue?
  }

  package init(_ control: Control, named name: String, isWatched: Bool = false) {
    self.name = name
    self.control = control
    self.isWatched = isWatched
  }
}
