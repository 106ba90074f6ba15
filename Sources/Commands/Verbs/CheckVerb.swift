import Bytes
import Files
import Publishing
import Validation

extension Verb {
  /// `check`: validates the pages and links in a folder, including pages that Rowhouse didn't make.
  package static func check(defaultFolder: String?) -> Verb {
    Verb(
      name: "check",
      summary: "Validate the pages and links in a folder",
      operands: defaultFolder == nil ? "DIR" : "[DIR]",
      options: [.only, .skip, .format, .rules, .explain, .jobs, .quiet, .help],
      group: .built,
      examples: [
        "rowhouse check _site", "rowhouse check _site --format github",
        "rowhouse check --explain duplicate-id",
      ],
      summaries: [.format: "text (the default), json, sarif or github"],
      words: [.format: FindingFormat.allCases.map(\.rawValue)],
      notes: """
        Pages are files that end in .html, .htm or .xhtml. All rules apply to pages that are both \
        HTML and XML, as Rowhouse writes them. Ordinary HTML is checked for links, fragments, ids, \
        alternative texts, titles and languages. A path that begins with / begins at DIR.

        Errors are printed to standard output as file:line:column: error: message [rule].
        """
    ) { arguments, console in
      if try arguments.answerAboutRules(console) { return }
      let folder = try arguments.folder(orElse: defaultFolder)
      let workers = try arguments.number(.jobs, in: 1...256) ?? Machine.processorCount
      let rules = try arguments.rules()
      let format: FindingFormat = try arguments.choice(.format) ?? .text
      let report = try await FolderCheck(folder, workers: workers).run()
      guard report.pages > 0 else {
        throw CommandFailure.findings("error: no HTML pages in \(folder). Check the path.")
      }
      let findings = FindingReport(report, of: rules, in: folder)
      try findings.say(as: format, console)
      guard findings.findings.isEmpty else {
        let pages = Quantity(report.pages, of: "page")
        throw CommandFailure.findings(
          "error: \(Quantity(findings.findings.total, of: "error")) in \(pages)")
      }
    }
  }
}

// MARK: - Rules

extension Arguments {
  /// Lists or explains rules, if the options ask for it, and returns whether they do.
  fileprivate func answerAboutRules(_ console: Console) throws -> Bool {
    let asked = [CommandOption.rules, .explain].filter(has)
    guard let option = asked.first else { return false }
    let others: Set<CommandOption> = [.only, .skip, .format]
    guard asked.count == 1, operands.isEmpty, others.allSatisfy({ !has($0) }) else {
      throw CommandFailure.usage("\(option.flag) can't be combined with a folder or another option")
    }
    if let name = self[.explain] {
      try console.answer(try rule(named: name, of: .explain).explanation.lines)
    } else {
      try console.answer(Rule.list.lines)
    }
    return true
  }

  /// The rules that pages are held to.
  fileprivate func rules() throws(CommandFailure) -> Set<Rule> {
    let only = try rules(of: .only) ?? Set(Rule.allCases)
    let rules = only.subtracting(try rules(of: .skip) ?? [])
    guard !rules.isEmpty else {
      throw .usage("--only and --skip leave no rules. Run 'check --rules' for the list.")
    }
    return rules
  }

  private func rules(of option: CommandOption) throws(CommandFailure) -> Set<Rule>? {
    guard let names = self[option] else { return nil }
    var rules: Set<Rule> = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      rules.insert(try rule(named: String(name), of: option))
    }
    return rules
  }

  private func rule(named name: String, of option: CommandOption) throws(CommandFailure) -> Rule {
    if let rule = Rule(rawValue: name) { return rule }
    let near = Spelling.nearest(to: name, among: Rule.allCases.map(\.rawValue))
    let hint = near.map { "; did you mean \($0)?" } ?? ". Run 'check --rules' for the list."
    throw .usage("unknown rule \"\(name)\" in \(option.flag)\(hint)")
  }
}
