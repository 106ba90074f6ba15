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
    self.init(Choice.all(of: Array(type.allCases)), chosen: chosen)
  }

  /// The index of the selected choice, from zero; zero if it is not in the list.
  public var index: Int { all.firstIndex { $0.identifier == chosen } ?? 0 }

  /// The sections of the choices, in order: their titles, and the choices' indices.
  package var sections: [(title: String, range: Range<Int>)] {
    var sections: [(title: String, range: Range<Int>)] = []
    for (index, choice) in all.enumerated() {
      if let last = sections.last, last.title == choice.section {
        sections[sections.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        sections.append((choice.section, index..<(index + 1)))
      }
    }
    return sections
  }
}

extension Choice {
  static func all(of options: [any Titled & Identified]) -> [Choice] {
    options.map { Choice($0.identifier, $0.title, in: ($0 as? any Sectioned)?.section ?? "") }
  }
}

/// An option of a picker that is in a section of its menu.
///
/// Options of a section follow each other. An option with an empty section is in none. Pickers in
/// other styles show the options without sections.
public protocol Sectioned {
  /// The title of the section.
  var section: String { get }
}

/// A choice of a picker or a slider.
public struct Choice: Hashable, Sendable, Titled, Identified {
  public let identifier: String
  public let title: String

  /// The title of the section of the menu that the choice is in; empty if it is in none.
  public let section: String

  public init(_ identifier: String, _ title: String, in section: String = "") {
    self.identifier = identifier
    self.title = title
    self.section = section
  }
}
