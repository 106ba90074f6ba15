/// A part of a cell that can be changed.
public enum Control: Hashable, Sendable {
  /// On or off.
  case toggle(isOn: Bool)

  /// One of a few steps, which have names.
  case slider(Steps)

  /// One of a few.
  case picker(choices: [Choice], selection: Choice)

  /// A number, changed a step at a time.
  case stepper(value: Int, range: ClosedRange<Int>, step: Int)

  /// Words typed by hand.
  case text(String, prompt: String)

  /// A day, as `2026-11-21`; empty when none is chosen.
  case date(String)

  /// Sends the form.
  case submit(String)

  /// One of the things a picker or a slider offers.
  public struct Choice: Hashable, Sendable, Titled, Identified {
    public let identifier: String
    public let title: String

    public init(_ identifier: String, _ title: String) {
      self.identifier = identifier
      self.title = title
    }
  }

  /// The steps of a slider, from the leading end to the trailing one.
  public struct Steps: Hashable, Sendable {
    public let choices: [Choice]

    /// The number of the chosen step, from zero.
    public let index: Int
  }
}

// MARK: - An enum is its own list of choices

extension Control {
  /// A toggle.
  public static func toggle(_ isOn: Bool) -> Self { .toggle(isOn: isOn) }

  /// A picker that offers every case of the enum the selection belongs to.
  ///
  /// ```swift
  /// Cell("Sauce", control: .picker(pizza.sauce))
  /// ```
  public static func picker<Option>(_ selection: Option) -> Self
  where Option: CaseIterable & Titled & Identified {
    .picker(
      choices: choices(of: Option.self), selection: Choice(selection.identifier, selection.title))
  }

  /// A slider with a step for every case of the enum the selection belongs to.
  public static func slider<Option>(_ selection: Option) -> Self
  where Option: CaseIterable & Titled & Identified & Equatable {
    let index = Option.allCases.prefix { $0 != selection }.count
    return .slider(Steps(choices: choices(of: Option.self), index: index))
  }

  /// A stepper.
  public static func stepper(_ value: Int, in range: ClosedRange<Int>, step: Int = 1) -> Self {
    .stepper(value: value, range: range, step: step)
  }

  private static func choices<Option>(of type: Option.Type) -> [Choice]
  where Option: CaseIterable & Titled & Identified {
    Option.allCases.map { Choice($0.identifier, $0.title) }
  }
}
