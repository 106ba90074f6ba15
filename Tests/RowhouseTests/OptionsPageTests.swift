import Foundation
import TestSupport
import Testing

@testable import Recordings

@testable import Commands
@testable import ToolCommands

/// The guide's page of options is made from the table of options, as the help is.
@Suite struct OptionsPageTests {
  @Test func `the guide has every option as help describes it`() throws {
    try expectSnapshot(
      of: Array(Self.page.utf8), named: "../../Sources/Rowhouse/Rowhouse.docc/Options.md")
  }

  private static var page: String {
    let verbs = RowhouseCommand.withRecordings.command.verbs
    let sections = Verb.Group.allCases.flatMap { group in
      ["## \(group.rawValue)"] + verbs.filter { $0.group == group }.map(section)
    }
    return """
      # Options

      Every command of `rowhouse` with its options, as `rowhouse COMMAND --help` prints them.

      [Commands](Commands.md) compares `table`, `recordings` and collections, and lists the exit statuses.
      A test makes this page from the program's own table of options.

      \(sections.joined(separator: "\n\n"))

      """
  }

  private static func section(of verb: Verb) -> String {
    let needed = verb.required.map { "\($0.flag) \(verb.value(of: $0) ?? "")" }
    let usage = ["rowhouse", verb.name, verb.operands] + needed + ["[options]"]
    let examples = verb.examples.isEmpty ? [] : ["For example:", code(verb.examples)]
    let input = verb.input.isEmpty ? [] : ["*INPUT*: \(marked(verb.input))"]
    let line = usage.filter { !$0.isEmpty }.joined(separator: " ")
    let parts =
      ["### \(verb.name)", "\(marked(verb.summary)).", code([line])]
      + input + examples + tables(of: verb) + (verb.notes.isEmpty ? [] : [marked(verb.notes)])
    return parts.joined(separator: "\n\n")
  }

  /// The options of a verb: a table for each group where there are many.
  private static func tables(of verb: Verb) -> [String] {
    verb.sections.flatMap { title, options in
      (title.map { ["**\($0)**"] } ?? []) + [table(of: options, in: verb)]
    }
  }

  private static func table(of options: [CommandOption], in verb: Verb) -> String {
    let rows = options.map { option in
      let value = verb.value(of: option).map { " \($0)" } ?? ""
      let flags = ([option.shortFlag] + ["\(option.flag)\(value)"]).compactMap { $0 }
      let names = flags.map { "`\(cell($0))`" }.joined(separator: ", ")
      return "| \(names) | \(cell(marked(option.summary(in: verb)))) |"
    }
    return (["| Option | |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func code(_ lines: [String]) -> String {
    lines.map { "    \($0)" }.joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  /// Text in which options are code, and no character is markup.
  private static func marked(_ text: String) -> String {
    text.replacing(/--[a-z][a-z-]*|"[^"\s]*[_.\-][^"\s]*"/) { "`\($0.output)`" }
  }
}
