/// A type of field: its control, and the values that it accepts.
///
/// One declaration serves the drawing, the browser and the model. The existing types cover the
/// controls; write your own to bind a field to another type of value.
public protocol FieldType: Sendable {
  associatedtype Value: Sendable

  /// The control that shows a value.
  func control(showing value: Value) -> Control

  /// A value as it is saved.
  func saved(_ value: Value) -> FormValue

  /// The value that came from outside, or `nil` if it is not one that is accepted.
  func value(from saved: FormValue) -> Value?

  /// The accepted values, in words that end the sentence "it takes …".
  var expectation: String { get }
}
