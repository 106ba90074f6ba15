/// The place of a value in a form's model, written as a key path: `\.sauce`.
public typealias ValuePath<Model, Value> = any WritableKeyPath<Model, Value> & Sendable
