import Validation

/// What `check` says of rules.
extension Rule {
  /// Every rule with what it demands, a line each.
  static var list: String {
    let width = allCases.map(\.rawValue.utf8.count).max() ?? 0
    return allCases.map { rule in
      let name = rule.rawValue
      return name + String(repeating: " ", count: width + 2 - name.utf8.count) + rule.guide.demand
    }.joined(separator: "\n")
  }

  /// What the rule demands, why, and an example that breaks it and how that is mended.
  var explanation: String {
    let example = guide.example
    return """
      \(rawValue): \(guide.demand)

      \(guide.reason)
      \(guide.ordinary.sentence)

      \(example.place.broken)

      \(Self.indented(example.broken))

      \(example.place.mended)

      \(Self.indented(example.mended))
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
    case .nothing: "Pages of ordinary HTML are not held to it."
    case .everything: "Pages of ordinary HTML are held to it too."
    case .only(let part): "Of ordinary HTML only this is judged: \(part)."
    }
  }
}

extension RuleExample.Place {
  /// What introduces the example that breaks the rule.
  package var broken: String {
    switch self {
    case .page, .main, .body: "This breaks it:"
    case .head: "In the head, this breaks it:"
    case .encoding: "Saved as ISO 8859-1, this breaks it:"
    case .files: "A site of these files breaks it:"
    case .folder: "It is broken when this was done:"
    }
  }

  /// What introduces the example that does not.
  package var mended: String {
    switch self {
    case .page, .main, .body, .head: "This is right:"
    case .encoding: "Saved as UTF-8, the same is right:"
    case .files: "These are right:"
    case .folder: "This is right:"
    }
  }
}
