/// One thing that a command can do.
package struct Verb: Sendable {
  /// Its name on the command line.
  package let name: String

  /// Its purpose, in a line of help.
  package let summary: String

  /// Its operands, as help shows them; empty for none.
  package let operands: String

  let defaultOutput: String?

  /// The noun for one item of its pages.
  let noun: String

  let defaultTitle: String

  /// The event that ends a build with `--strict`.
  package let refusal: String

  package let options: [CommandOption]

  /// The options that it does not run without.
  package let required: [CommandOption]

  /// The options that most people need, which `-h` shows; empty where it shows all.
  let common: [CommandOption]

  /// The part of the command's help that it is in.
  package let group: Group

  /// A text about its inputs.
  package let input: String

  /// Whether a word in place of a verb names an input of this one.
  let reads: @Sendable (String) -> Bool

  package let examples: [String]

  /// Further options that it accepts; its notes describe them.
  package var others: [CommandOption]

  /// Placeholders for the values of options, where they differ from the usual ones.
  let values: [CommandOption: String]

  /// Summaries of options, where they differ from the usual ones.
  package var summaries: [CommandOption: String]

  /// Values of options that shells offer, where they differ from the usual ones.
  package var words: [CommandOption: [String]]

  /// Further paragraphs of help.
  package var notes: String

  /// The verbs whose work it may be a part of, the usual one first.
  package var planned: [Verb] = []

  package let run: @Sendable (Arguments, Console) async throws -> Void

  package init(
    name: String, summary: String, operands: String = "", defaultOutput: String? = nil,
    noun: String = "row", defaultTitle: String = "the name of the file or folder",
    refusal: String = "row is skipped", options: [CommandOption] = [.help],
    required: [CommandOption] = [], common: [CommandOption] = [], group: Group = .other,
    input: String = "", reads: @escaping @Sendable (String) -> Bool = { _ in false },
    examples: [String] = [], others: [CommandOption] = [],
    values: [CommandOption: String] = [:], summaries: [CommandOption: String] = [:],
    words: [CommandOption: [String]] = [:], notes: String = "",
    run: @escaping @Sendable (Arguments, Console) async throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.defaultOutput = defaultOutput
    self.noun = noun
    self.defaultTitle = defaultTitle
    self.refusal = refusal
    self.options = options
    self.required = required
    self.common = common
    self.group = group
    self.input = input
    self.reads = reads
    self.examples = examples
    self.others = others
    self.values = values
    self.summaries = summaries
    self.words = words
    self.notes = notes
    self.run = run
  }

  /// Its options as help shows them: where there are many, in groups with a title.
  package var sections: [(title: String?, options: [CommandOption])] {
    guard options.count > 12 else { return [(nil, options)] }
    return CommandOption.Group.allCases.map { group in
      (group.rawValue, options.filter { $0.group == group })
    }.filter { !$0.options.isEmpty }
  }

  /// The placeholder for the value of an option; `nil`, if it has no value.
  package func value(of option: CommandOption) -> String? { values[option] ?? option.value }

  package enum Group: String, CaseIterable {
    case building = "Build a site"
    case built = "Work with a built site"
    case parts = "Build one site with several processes"
    case other = "Other"
  }
}
