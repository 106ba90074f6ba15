/// Sections or rows that the visitor can add and remove, for each element of an array of the model.
///
/// ```swift
/// let guests = Repeated(\Party.guests, in: 0...6, adding: Guest(), called: "guest")
///
/// guests.count                            // the field of the header that adds and removes
/// guests.field(2, .text(\.name))          // a field of the third guest
/// .visible(when: guests.has(2))           // when its section, or each of its rows, is there
/// ```
///
/// The page draws as many as there can be, and shows those that there are. An element is a section,
/// or one row or several of a section. The script gives each a button that removes it: what is in
/// those after it moves up.
///
/// An element may have an array of its own, whose `count` and fields go through `field(_:_:)`. That
/// has no such buttons: its count adds the next and removes the last.
public struct Repeated<Model, Element: Sendable>: Sendable {
  private let path: ValuePath<Model, [Element]>
  private let range: ClosedRange<Int>
  private let blank: Element
  private let noun: String

  /// Declares the elements.
  ///
  /// - Precondition: The range, a literal in the source, begins at zero or above.
  /// - Parameters:
  ///   - path: The array.
  ///   - range: The fewest and the most elements there can be.
  ///   - blank: What a new one begins with.
  ///   - noun: What one of them is called, such as "guest".
  public init(
    _ path: ValuePath<Model, [Element]>, in range: ClosedRange<Int>, adding blank: Element,
    called noun: String
  ) {
    precondition(range.lowerBound >= 0, "There cannot be fewer than no sections")
    self.path = path
    self.range = range
    self.blank = blank
    self.noun = noun
  }

  /// The numbers of the elements there can be, from zero.
  public var indices: Range<Int> { 0..<range.upperBound }
}

// MARK: - Fields

extension Repeated {
  /// How many elements there are.
  ///
  /// The control adds the next and removes the last.
  public var count: Field<Model> {
    let kind = StepperField(numbers: WholeNumbers(range), noun: noun)
    return Field(
      key: countKey,
      control: { kind.control(showing: $0[keyPath: path].count) },
      saved: { kind.saved($0[keyPath: path].count) },
      expectation: kind.expectation
    ) { saved, model in
      guard let count = kind.value(from: saved) else { return .refused }
      resize(&model[keyPath: path], to: count)
      return .accepted
    }
  }

  /// A field of an element.
  ///
  /// While the element is not there, it shows what a new one begins with.
  public func field(_ index: Int, _ field: Field<Element>) -> Field<Model> {
    var bound = Field<Model>(
      key: field.key.map { .element(.path(path), index, $0) },
      control: { field.control(element(index, of: $0)) },
      saved: { field.saved(element(index, of: $0)) },
      expectation: field.expectation
    ) { saved, model in
      guard model[keyPath: path].indices.contains(index) else {
        var new = blank
        return field.assign(saved, &new) == .refused ? .refused : .absent
      }
      return field.assign(saved, &model[keyPath: path][index])
    }
    bound.blank = field.saved(blank)
    return bound
  }

  /// What tells how many sections there are from other values.
  var countKey: FieldKey { .count(.path(path)) }

  /// How many sections there are.
  func count(in model: Model) -> Int { model[keyPath: path].count }

  private func element(_ index: Int, of model: Model) -> Element {
    let elements = model[keyPath: path]
    return elements.indices.contains(index) ? elements[index] : blank
  }

  private func resize(_ elements: inout [Element], to count: Int) {
    elements.removeLast(max(0, elements.count - count))
    elements += repeatElement(blank, count: count - elements.count)
  }
}

// MARK: - Conditions

extension Repeated {
  /// Whether a section is there.
  public func has(_ index: Int) -> Condition<Model> {
    Condition(
      kind: .test(countKey, .isIn((index + 1)...Int.max)) {
        $0[keyPath: path].count > index
      })
  }

  /// A condition on the element that a section is about.
  public func condition(_ index: Int, _ condition: Condition<Element>) -> Condition<Model> {
    switch condition.kind {
    case .test(let key, let test, let holds):
      Condition(
        kind: .test(.element(.path(path), index, key), test) { holds(element(index, of: $0)) })
    case .all(let one, let other):
      self.condition(index, one) && self.condition(index, other)
    case .any(let one, let other):
      self.condition(index, one) || self.condition(index, other)
    case .not(let other): !self.condition(index, other)
    }
  }
}
