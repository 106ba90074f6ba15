/// What a value of a model may be: how it is drawn, and what may be put into it.
///
/// Everything that is said of a field is said in one of these, once. The ones there are cover the
/// controls; a further one makes a field of a type of the author's own.
public protocol FieldType: Sendable {
  associatedtype Value: Sendable

  /// The control that shows a value.
  func control(showing value: Value) -> Control

  /// A value as it is saved.
  func saved(_ value: Value) -> FormValue

  /// The value that came from outside, or `nil` if it is not one that is accepted.
  func value(from saved: FormValue) -> Value?

  /// What is accepted, in words that end the sentence "it takes …".
  var expectation: String { get }
}
