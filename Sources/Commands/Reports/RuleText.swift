import Validation

/// The text of rules in the output of `check`.
extension Rule {
  /// Every rule with its demand, a line each.
  static var list: String {
    let width = allCases.map(\.rawValue.utf8.count).max() ?? 0
    return allCases.map { rule in
      let name = rule.rawValue
      return name + String(repeating: " ", count: width + 2 - name.utf8.count) + rule.guide.demand
    }.joined(separator: "\n")
  }

  /// The demand of the rule, the reason, and an example that breaks it, with its fix.
  var explanation: String {
    let example = guide.example
    return """
      \(rawValue): \(guide.demand)

      \(guide.reason)
      \(guide.ordinary.sentence)

      \(example.place.broken)

      \(Self.indented(example.broken))

      \(example.place.fixed)

      \(Self.indented(example.fixed))
      """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}

extension RuleGuide.Ordinary {
  /// Whether the rule is about ordinary HTML.
  package var sentence: String {
    switch self {
    case .nothing: "The rule does not cover ordinary HTML."
    case .everything: "The rule covers ordinary HTML too."
    case .only(let part): "In ordinary HTML, the rule covers only \(part)."
    }
  }
}

extension RuleExample.Place {
  /// The introduction to the example that breaks the rule.
  package var broken: String {
    switch self {
    case .page, .main, .body: "This breaks it:"
    case .head: "In the head, this breaks it:"
    case .encoding: "Saved as ISO 8859-1, this breaks it:"
    case .files: "A site of these files breaks it:"
    case .folder: "It is broken when this was done:"
    }
  }

  package var fixed: String {
    switch self {
    case .page, .main, .body, .head: "This is right:"
    case .encoding: "Saved as UTF-8, the same is right:"
    case .files: "These are right:"
    case .folder: "This is right:"
    }
  }
}
