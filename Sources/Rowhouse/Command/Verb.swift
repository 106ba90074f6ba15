/// One thing that a command can do.
package struct Verb: Sendable {
  /// The word it is asked for with.
  let name: String

  /// What it does, in a line of help.
  let summary: String

  /// What it takes besides options, as help shows it.
  ///
  /// Empty, if nothing.
  var operands = ""

  /// Where it publishes to, if nothing else is said.
  var defaultOutput: String?

  /// What one of the things is called that its pages list.
  var noun = "recording"

  /// What its site is called, if nothing else is said.
  var defaultTitle = "\"Recordings\""

  /// What `--strict` objects to.
  var refusal = "recording was skipped (the same one twice is not)"

  /// The options it has.
  var options: [CommandOption] = [.help]

  /// The options it has besides, which its help tells of in its notes.
  var others: [CommandOption] = []

  /// What the words after options stand for, where its things have words of their own for it.
  var values: [CommandOption: String] = [:]

  /// What options are for, where its things have words of their own for it.
  var summaries: [CommandOption: String] = [:]

  /// Words that values of options may be, which shells offer, where its things have words of their own.
  var words: [CommandOption: [String]] = [:]

  /// Further lines of help: what people ask about most.
  var notes: String = ""

  /// Does it.
  let run: @Sendable (Arguments, Console) async throws(CommandFailure) -> Void

  /// What the word after an option stands for; nil, if none follows.
  func value(of option: CommandOption) -> String? { values[option] ?? option.value }
}
