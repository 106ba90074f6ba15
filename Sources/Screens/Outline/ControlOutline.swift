/// A control, and the name that its value goes by.
public struct ControlOutline: Hashable, Sendable {
  public let name: String
  public let control: Control

  /// Whether rows or words depend on what the control shows.
  ///
  /// A stylesheet cannot see where a slider or a stepper is, so one that is watched is drawn as
  /// choices, which it can.
  public internal(set) var isWatched = false

  public init(_ control: Control, named name: String) {
    self.name = name
    self.control = control
  }
}
