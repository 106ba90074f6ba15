/// A condition whose values have names.
public indirect enum ConditionOutline: Hashable, Sendable {
  /// Something about the control of this name.
  case test(ControlOutline, FieldTest)

  /// Something about a value that no control on the screen changes.
  case constant(Bool)
  case all(ConditionOutline, ConditionOutline)
  case any(ConditionOutline, ConditionOutline)
  case not(ConditionOutline)
}
