package import Bytes

extension SiteDifference {
  /// The changes for a terminal, a line each, and a sentence that counts them.
  package var text: String {
    var lines: [String] = []
    for group in groups {
      if let heading = group.heading {
        lines.append("\(heading.path) \(Self.quoted(heading.title))")
      }
      for change in group.changes { lines.append("  \(change.kind.sign) \(Self.line(of: change))") }
    }
    return (lines + [summary]).joined(separator: "\n")
  }

  private static func line(of change: Change) -> String {
    let place = change.shownSection.isEmpty ? "" : "in \(quoted(change.shownSection))"
    let subject = [change.role, change.shownSubject, place].filter { !$0.isEmpty }
      .joined(separator: " ")
    let parts = change.shownParts.map { part in
      let label = part.label.isEmpty ? "" : "\(part.label) "
      return "\(label)\(quoted(part.old)) → \(quoted(part.new))"
    }
    return [subject, parts.joined(separator: "; ")].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private static func quoted(_ text: String) -> String { "\"\(Excerpt.of(text, limit: 160))\"" }

  /// The changes for a comment on a pull request, with text in code spans, so none is markup.
  package var markdown: String {
    var lines = ["**\(summary.prefix(1).uppercased() + summary.dropFirst()).**"]
    for group in groups {
      lines.append("")
      if let heading = group.heading {
        lines += ["### \(Self.code(heading.path)) \(Self.code(heading.title))", ""]
      } else {
        lines += ["### Pages and files", ""]
      }
      for change in group.changes {
        let parts = change.shownParts.map { part in
          let label = part.label.isEmpty ? "" : "\(Self.code(part.label)) "
          return "\(label)\(Self.code(part.old)) → \(Self.code(part.new))"
        }
        let place = change.shownSection.isEmpty ? "" : " in \(Self.code(change.shownSection))"
        let words = [Self.code(change.shownSubject) + place, parts.joined(separator: "; ")]
          .filter { !$0.isEmpty }
        lines.append("- \(self.words(for: change.kind)): \(words.joined(separator: ": "))")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Text as code: between more backticks than there are in it.
  private static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let isEdgy = text.hasPrefix("`") || text.hasSuffix("`")
    return isEdgy ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }

  /// The changes for programs, whole.
  package var json: JSONText {
    let counts = Change.Kind.allCases.map { ($0.rawValue, totals[$0].map(JSONText.number)) }
    let following: [(String, JSONText?)] = [
      ("pages", .number(followingPages)), ("files", .number(followingFiles)),
    ]
    return .object([
      ("format", .string("rowhouse-diff 1")), ("totals", .object(counts)),
      ("following", .object(following)), ("changes", .list(changes.map(\.json))),
    ])
  }
}

extension Change {
  fileprivate var json: JSONText {
    func text(_ value: String) -> JSONText? { value.isEmpty ? nil : .string(value) }
    let values = parts.map { part in
      JSONText.object([
        ("label", text(part.label)), ("old", .string(part.old)), ("new", .string(part.new)),
      ])
    }
    return .object([
      ("kind", .string(kind.rawValue)), ("page", .string(page)), ("title", text(title)),
      ("section", text(section)), ("id", text(id)), ("name", text(name)),
      ("parts", values.isEmpty ? nil : .list(values)),
    ])
  }
}
