import Commands

/// A command's page of the manual, in the macros of man(7).
struct ManualPage: CustomStringConvertible {
  let command: Command

  var description: String {
    let name = command.name
    return """
      .\\" Made by: \(name) manual
      .TH \(name.uppercased()) 1 "" "\(name) \(Command.version)" "User Commands"
      .SH NAME
      \(name) \\- \(text(command.summary))
      .SH SYNOPSIS
      .B \(name)
      .I COMMAND
      .RI [ OPTION " ...]"
      .br
      .B \(name) help
      .RI [ COMMAND ]
      .br
      .B \(name) \\-\\-version
      .SH COMMANDS
      \(command.verbs.map(section).joined(separator: "\n"))
      .SH EXIT STATUS
      \(Command.exitStatuses.map { ".TP\n.B \($0.number)\n\(text($0.meaning))" }.joined(separator: "\n"))
      """
  }

  private func section(of verb: Verb) -> String {
    let needed = verb.required.map { "\($0.flag) \(verb.value(of: $0) ?? "")" }
    let usage = [command.name, verb.name, verb.operands] + needed + ["[OPTION ...]"]
    let examples = verb.examples.isEmpty ? [] : [".PP", ".nf"] + verb.examples.map(text) + [".fi"]
    let input = verb.input.isEmpty ? [] : [".TP", ".I INPUT", text(verb.input)]
    let notes = verb.notes.isEmpty ? [] : [".PP", text(verb.notes)]
    let parts =
      [".SS \(text(usage.filter { !$0.isEmpty }.joined(separator: " ")))", text(verb.summary)]
      + input + examples + options(of: verb) + notes
    return parts.joined(separator: "\n")
  }

  /// The options of a verb, under the names of their groups where there are many.
  private func options(of verb: Verb) -> [String] {
    verb.sections.flatMap { title, own in
      (title.map { [".PP", ".B \(text($0))"] } ?? []) + own.map { entry($0, of: verb) }
    }
  }

  private func entry(_ option: CommandOption, of verb: Verb) -> String {
    let flags = option.flags.map { "\\fB\(text($0))\\fR" }.joined(separator: ", ")
    let value = verb.value(of: option).map { " \\fI\(text($0))\\fR" } ?? ""
    return ".TP\n\(flags)\(value)\n\(text(option.summary(in: verb)))"
  }

  /// A text in which nothing is a request or an escape.
  private func text(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      (line.utf8.first == UInt8(ascii: ".") ? "\\&" : "")
        + line.unicodeScalars.map(Self.escaped).joined()
    }.joined(separator: "\n")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\e"
    case "-": return "\\-"
    case "'": return "\\(aq"
    case "`": return "\\(ga"
    case "^": return "\\(ha"
    case "~": return "\\(ti"
    case _ where scalar.isASCII: return String(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
    }
  }
}
