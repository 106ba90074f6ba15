/// The identity of one value of a model, whatever its type.
package indirect enum FieldKey: Hashable, Sendable {
  case path(ModelPath)

  /// A value of one element of an array.
  case element(FieldKey, Int, FieldKey)

  /// How many elements an array has.
  case count(FieldKey)

  /// The position of the element of that identifier in an order.
  case position(FieldKey, String)

  /// A value, as chosen by the control that is there while another value has that identifier.
  case choice(FieldKey, String)

  /// Whether the value is a number of sections.
  var isCount: Bool {
    if case .count = self { true } else { false }
  }

  /// The key of the number of sections of the value's kind, if the value is in a repeated section.
  var count: FieldKey? {
    if case .element(let array, _, _) = self { .count(array) } else { nil }
  }

  /// The key of the value, if each of several controls chooses it.
  var chosen: FieldKey? {
    switch self {
    case .choice(let value, _): value
    case .element(let array, let index, let key): key.chosen.map { .element(array, index, $0) }
    case .path, .count, .position: nil
    }
  }

  /// The key of the order, if the value is a position in one.
  var order: FieldKey? {
    switch self {
    case .position(let order, _): order
    case .element(let array, let index, let key): key.order.map { .element(array, index, $0) }
    case .path, .count, .choice: nil
    }
  }

  static func path(_ path: any AnyKeyPath & Sendable) -> Self { .path(ModelPath(path: path)) }
}

/// The path of a value in a model of any type.
package struct ModelPath: Hashable, Sendable {
  fileprivate let path: any AnyKeyPath & Sendable

  package static func == (one: ModelPath, other: ModelPath) -> Bool {
    (one.path as AnyKeyPath) == (other.path as AnyKeyPath)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path as AnyKeyPath) }
}
