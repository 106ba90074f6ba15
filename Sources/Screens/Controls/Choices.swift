/// What a picker or a slider offers, in order, and which of it is chosen.
public struct Choices: Hashable, Sendable {
  public let all: [Choice]

  /// The identifier of what is chosen.
  public let chosen: String

  public init(_ all: [Choice], chosen: String) {
    self.all = all
    self.chosen = chosen
  }

  /// The cases of an enum, which is its own list of choices.
  init<Option: CaseIterable & Titled & Identified>(of type: Option.Type, chosen: String) {
    self.init(Choice.all(of: type), chosen: chosen)
  }

  /// The number of what is chosen, from zero.
  ///
  /// The first, when what is chosen is not on offer.
  public var index: Int { all.firstIndex { $0.identifier == chosen } ?? 0 }
}

extension Choice {
  /// Every case of an enum.
  static func all<Option: CaseIterable & Titled & Identified>(of type: Option.Type) -> [Choice] {
    Option.allCases.map { Choice($0.identifier, $0.title) }
  }
}

/// One of the things a picker or a slider offers.
public struct Choice: Hashable, Sendable, Titled, Identified {
  public let identifier: String
  public let title: String

  public init(_ identifier: String, _ title: String) {
    self.identifier = identifier
    self.title = title
  }
}
