/// The help of a command and of its verbs, in lines of at most 80 columns.
struct HelpPage {
  let command: Command

  /// The help of the command: its verbs by group, and the exit statuses.
  var overview: [String] {
    let column = 4 + (command.verbs.map(\.name.utf8.count).max() ?? 0)
    var lines = [
      "\(command.name): \(command.summary)", "", "Usage: \(command.name) COMMAND [options]",
    ]
    lines += Self.section("Examples", command.examples.map { "  \($0)" })
    for group in Verb.Group.allCases {
      let verbs = command.verbs.filter { $0.group == group }
      lines += Self.section(
        group.rawValue, verbs.flatMap { Self.entry("  \($0.name)", $0.summary, from: column) })
    }
    let statuses = Command.exitStatuses.map { "\($0.number) \($0.meaning)" }
    return lines + [
      "", "Run '\(command.name) COMMAND --help' for more about a command.",
      "Run '\(command.name) --version' to print the version.", "",
    ] + Self.wrapped("Exit status: \(statuses.joined(separator: ", ")).", to: Self.width)
  }

  /// Returns the help of a verb: all of it, or one screen.
  func help(for verb: Verb, isBrief: Bool) -> [String] {
    let isBrief = isBrief && !verb.common.isEmpty
    let operands = verb.operands.isEmpty ? "" : " \(verb.operands)"
    let needed = verb.required.map { " \($0.flag) \(verb.value(of: $0) ?? "")" }.joined()
    let usage = "\(command.name) \(verb.name)\(operands)\(needed) [options]"
    var lines = [verb.summary, "", "Usage: \(usage)"]
    if !verb.input.isEmpty { lines += [""] + Self.entry("  INPUT", verb.input, from: 9) }
    lines += Self.section("Examples", verb.examples.map { "  \($0)" })
    if isBrief {
      lines += Self.section("Options", options(verb.common, of: verb))
      return lines + ["", "Run '\(command.name) \(verb.name) --help' for all options."]
    }
    for (title, own) in verb.sections {
      lines += Self.section(title ?? "Options", options(own, of: verb))
    }
    let notes = verb.notes.lines.flatMap { Self.wrapped($0, to: Self.width) }
    return lines + (verb.notes.isEmpty ? [] : [""] + notes)
  }

  private func options(_ options: [CommandOption], of verb: Verb) -> [String] {
    options.flatMap { option in
      let flags = [option.shortFlag.map { "\($0), " } ?? "    ", option.flag].joined()
      let value = verb.value(of: option).map { " \($0)" } ?? ""
      return Self.entry("  \(flags)\(value)", option.summary(in: verb), from: Self.column)
    }
  }

  private static let width = 80

  /// The column in which the texts of options begin.
  private static let column = 27

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title):"] + lines
  }

  /// A name and its text beside it, or below it where the name is too long.
  private static func entry(_ name: String, _ text: String, from column: Int) -> [String] {
    var lines = wrapped(text, to: width - column).map { String(repeating: " ", count: column) + $0 }
    guard name.utf8.count + 2 <= column else { return [name] + lines }
    lines[0] = name + lines[0].dropFirst(name.count)
    return lines
  }

  /// The lines of a text that are at most so long, broken between words.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1] + (lines.last == "" ? "" : " ") + word
      if longer.count <= width || lines.last == "" {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
