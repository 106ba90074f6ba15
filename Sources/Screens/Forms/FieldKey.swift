/// The identity of one value of a model, whatever its type.
package indirect enum FieldKey: Sendable {
  case path(any AnyKeyPath & Sendable)

  /// A value of one element of an array.
  case element(FieldKey, Int, FieldKey)

  /// How many elements an array has.
  case count(FieldKey)

  /// Whether the value is a number of sections.
  var isCount: Bool {
    if case .count = self { true } else { false }
  }

  /// The key of the number of sections of the value's kind, if the value is in a repeated section.
  var count: FieldKey? {
    if case .element(let array, _, _) = self { .count(array) } else { nil }
  }
}

extension FieldKey: Hashable {
  package static func == (one: FieldKey, other: FieldKey) -> Bool {
    switch (one, other) {
    case (.path(let one), .path(let other)): (one as AnyKeyPath) == (other as AnyKeyPath)
    case (.element(let one, let index, let key), .element(let other, let otherIndex, let otherKey)):
      index == otherIndex && one == other && key == otherKey
    case (.count(let one), .count(let other)): one == other
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .path(let path): hasher.combine(path as AnyKeyPath)
    case .element(let array, let index, let key):
      hasher.combine(array)
      hasher.combine(index)
      hasher.combine(key)
    case .count(let array):
      hasher.combine(array)
      hasher.combine(-1)
    }
  }
}
