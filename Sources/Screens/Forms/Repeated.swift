/// Sections or rows that the visitor can add and remove, one for each element of an array of the
/// model.
///
/// ```swift
/// let guests = Repeated(\Party.guests, in: 0...6, adding: Guest(), called: "guest")
///
/// guests.count                            // the field of the header that adds and removes
/// guests.field(2, .text(\.name))          // a field of the third guest, or several in one row
/// .visible(when: guests.has(2))           // when its section, or each of its rows, is there
/// ```
///
/// The page draws the maximum number of elements, and shows those that exist. An element is a
/// section, or one or several rows of a section. The script gives each element a button that
/// removes it: the values of the elements after it move up.
///
/// An element may have an array of its own, whose `count` and fields go through `field(_:_:)`. Its
/// elements have no remove buttons: the stepper of its count adds and removes the last one.
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
  ///   - range: The fewest and the most elements.
  ///   - blank: The values of a new element.
  ///   - noun: The name of one element, such as "guest".
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

  /// The indices of all elements that can exist, from zero.
  public var indices: Range<Int> { 0..<range.upperBound }

  /// A stepper of the number of elements, which adds and removes the last one.
  public var count: Field<Model> {
    let kind = StepperKind(numbers: WholeNumbers(range), noun: noun)
    return Field(
      key: countKey, control: { kind.control(showing: $0[keyPath: path].count) },
      saved: { kind.saved($0[keyPath: path].count) }, expectation: kind.expectation
    ) { saved, model in
      guard let count = kind.value(from: saved) else { return .refused }
      resize(&model[keyPath: path], to: count)
      return .accepted
    }
  }

  /// Returns a field of an element; while that doesn't exist, it shows the values of a new one.
  public func field(_ index: Int, _ field: Field<Element>) -> Field<Model> {
    var whole = Field<Model>(
      key: field.key.map { .element(.path(path), index, $0) },
      control: { field.control(element(index, of: $0)) },
      saved: { field.saved(element(index, of: $0)) }, expectation: field.expectation,
      blank: field.saved(blank)
    ) { saved, model in
      guard model[keyPath: path].indices.contains(index) else {
        var new = blank
        return field.assign(saved, &new) == .refused ? .refused : .absent
      }
      return field.assign(saved, &model[keyPath: path][index])
    }
    whole.suffix = field.suffix
    whole.label = field.label
    whole.condition = field.condition.map { condition(index, $0) }
    whole.rowCondition = field.rowCondition.map { condition(index, $0) }
    whole.companions = field.companions.map { self.field(index, $0) }
    return whole
  }

  var countKey: FieldKey { .count(.path(path)) }

  func count(in model: Model) -> Int { model[keyPath: path].count }

  private func element(_ index: Int, of model: Model) -> Element {
    let elements = model[keyPath: path]
    return elements.indices.contains(index) ? elements[index] : blank
  }

  private func resize(_ elements: inout [Element], to count: Int) {
    elements.removeLast(max(0, elements.count - count))
    elements += repeatElement(blank, count: count - elements.count)
  }

  /// Returns a condition that an element exists.
  public func has(_ index: Int) -> Condition<Model> {
    Condition(
      kind: .test(countKey, .isIn((index + 1)...Int.max)) {
        $0[keyPath: path].count > index
      })
  }

  /// Returns a condition on the values of one element.
  public func condition(_ index: Int, _ condition: Condition<Element>) -> Condition<Model> {
    switch condition.kind {
    case .test(let key, let test, let holds):
      Condition(
        kind: .test(.element(.path(path), index, key), test) { holds(element(index, of: $0)) })
    case .all(let one, let other): self.condition(index, one) && self.condition(index, other)
    case .any(let one, let other): self.condition(index, one) || self.condition(index, other)
    case .not(let other): !self.condition(index, other)
    }
  }
}
