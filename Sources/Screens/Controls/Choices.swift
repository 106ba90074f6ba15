/// The choices of a picker or a slider, in order, and the one that is selected.
public struct Choices: Hashable, Sendable {
  public let all: [Choice]

  /// The identifier of the selected choice.
  public let chosen: String

  public init(_ all: [Choice], chosen: String) {
    self.all = all
    self.chosen = chosen
  }

  /// The cases of an enum, which is its own list of choices.
  init<Option: CaseIterable & Titled & Identified>(of type: Option.Type, chosen: String) {
    self.init(Choice.all(of: type.allCases), chosen: chosen)
  }

  /// The index of the selected choice, from zero; zero if it is not in the list.
  public var index: Int { all.firstIndex { $0.identifier == chosen } ?? 0 }
}

extension Choice {
  static func all(of options: some Sequence<some Titled & Identified>) -> [Choice] {
    options.map { Choice($0.identifier, $0.title) }
  }
}

/// A choice of a picker or a slider.
public struct Choice: Hashable, Sendable, Titled, Identified {
  public let identifier: String
  public let title: String

  public init(_ identifier: String, _ title: String) {
    self.identifier = identifier
    self.title = title
  }
}
