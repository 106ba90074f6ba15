/// A test of a form's model.
///
/// ```swift
/// .isOn(\.hasOlives) && !.equal(\.sauce, .carbonara)
/// ```
///
/// A condition can test only the values that a page can read without a script: whether a switch is
/// on, which choice is selected, the whole number of a stepper, whether a text field is filled. It
/// can't compare texts.
public struct Condition<Model>: Sendable {
  indirect enum Kind: Sendable {
    case test(FieldKey, FieldTest, @Sendable (Model) -> Bool)
    case all(Condition, Condition)
    case any(Condition, Condition)
    case not(Condition)
  }

  let kind: Kind

  /// Returns whether the condition holds for a model.
  public func holds(in model: Model) -> Bool {
    switch kind {
    case .test(_, _, let test): test(model)
    case .all(let one, let other): one.holds(in: model) && other.holds(in: model)
    case .any(let one, let other): one.holds(in: model) || other.holds(in: model)
    case .not(let other): !other.holds(in: model)
    }
  }

  /// A test that a switch is on.
  public static func isOn(_ path: ValuePath<Model, Bool>) -> Self {
    Self(kind: .test(.path(path), .isOn, { $0[keyPath: path] }))
  }

  /// A test that a choice is selected.
  public static func equal<Option: Identified & Sendable>(
    _ path: ValuePath<Model, Option>, _ option: Option
  ) -> Self {
    let name = option.identifier
    return Self(kind: .test(.path(path), .isChosen(name), { $0[keyPath: path].identifier == name }))
  }

  /// A test that a choice is selected, or with `nil` that none is.
  public static func equal<Option: Identified & Sendable>(
    _ path: ValuePath<Model, Option?>, _ option: Option?
  ) -> Self {
    let name = option?.identifier ?? ""
    return Self(
      kind: .test(
        .path(path), .isChosen(name), { ($0[keyPath: path]?.identifier ?? "") == name }))
  }

  /// A test that a choice is among the selected ones.
  public static func contains<Option: CaseIterable & Identified & Hashable & Sendable>(
    _ path: ValuePath<Model, Set<Option>>, _ option: Option
  ) -> Self {
    Self(
      kind: .test(.path(path), .isChosen(option.identifier), { $0[keyPath: path].contains(option) })
    )
  }

  /// A test that a stepper is at a number.
  public static func equal(_ path: ValuePath<Model, Int>, _ number: Int) -> Self {
    Self(kind: .test(.path(path), .isIn(number...number), { $0[keyPath: path] == number }))
  }

  /// A test that a stepper is at a number or above it.
  public static func atLeast(_ path: ValuePath<Model, Int>, _ number: Int) -> Self {
    Self(kind: .test(.path(path), .isIn(number...Int.max), { $0[keyPath: path] >= number }))
  }

  @available(
    *, unavailable, message: "A page can't compare texts. Use isFilled(_:), or a picker's choice."
  )
  public static func equal(_ path: ValuePath<Model, String>, _ text: String) -> Self {
    .isFilled(path)
  }

  /// A test that a text field is filled.
  public static func isFilled(_ path: ValuePath<Model, String>) -> Self {
    Self(kind: .test(.path(path), .isFilled, { !$0[keyPath: path].isOnlyLineEnds }))
  }
}

extension String {
  /// Whether there is nothing in it that a page can show; see ``TextKind``.
  var isOnlyLineEnds: Bool {
    utf8.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}

extension Condition {
  public static func && (one: Self, other: Self) -> Self { Self(kind: .all(one, other)) }
  public static func || (one: Self, other: Self) -> Self { Self(kind: .any(one, other)) }
  public static prefix func ! (other: Self) -> Self { Self(kind: .not(other)) }
}

/// The test of one control in a condition.
public enum FieldTest: Hashable, Sendable {
  /// A switch is on.
  case isOn

  /// The choice of this identifier is made.
  case isChosen(String)

  /// A whole number is in a range.
  case isIn(ClosedRange<Int>)

  /// There is text.
  case isFilled
}

/// When a row or a section is shown.
public enum Visibility<Model>: Sendable {
  case always

  /// Only while the condition holds.
  ///
  /// The page shows and hides it as the visitor changes the controls, without a script.
  case visible(when: Condition<Model>)
}
