/// What came of putting a value into a model.
enum AssignmentOutcome {
  case accepted

  /// It is not a value that is accepted.
  case refused

  /// The model has no such place, as of a section that is not there.
  case absent
}
