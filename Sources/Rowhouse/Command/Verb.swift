/// One thing that a command can do.
package struct Verb: Sendable {
  /// Its name on the command line.
  let name: String

  /// Its purpose, in a line of help.
  let summary: String

  /// Its operands, as help shows them.
  ///
  /// Empty, if nothing.
  var operands = ""

  /// The folder it publishes to by default.
  var defaultOutput: String?

  /// The noun for one item of its pages.
  var noun = "recording"

  /// The default title of its site.
  var defaultTitle = "\"Recordings\""

  /// The event that ends a build with `--strict`.
  var refusal = "recording was skipped (the same one twice is not)"

  /// The options it has.
  var options: [CommandOption] = [.help]

  /// The options that it does not run without.
  var required: [CommandOption] = []

  /// The options that most people need, which `-h` shows.
  ///
  /// Empty where it shows all.
  var common: [CommandOption] = []

  /// The part of the command's help that it is in.
  var group = Group.other

  /// A text about its inputs.
  var input = ""

  /// Example commands.
  var examples: [String] = []

  /// Further options that it accepts; its notes describe them.
  var others: [CommandOption] = []

  /// Placeholders for the values of options, where they differ from the usual ones.
  var values: [CommandOption: String] = [:]

  /// Summaries of options, where they differ from the usual ones.
  var summaries: [CommandOption: String] = [:]

  /// Values of options that shells offer, where they differ from the usual ones.
  var words: [CommandOption: [String]] = [:]

  /// Further paragraphs of help.
  var notes: String = ""

  /// Runs it.
  let run: @Sendable (Arguments, Console) async throws(CommandFailure) -> Void

  /// Whether help shows its options in groups, because there are many.
  var isGrouped: Bool { options.count > 12 }

  /// The placeholder for the value of an option; `nil`, if it has no value.
  func value(of option: CommandOption) -> String? { values[option] ?? option.value }
}

extension Verb {
  /// A part of a command's help.
  enum Group: String, CaseIterable {
    case building = "Build a site"
    case built = "Work with a built site"
    case parts = "Build one site with several processes"
    case other = "Other"
  }
}
