import Bytes
import Files
import Publishing
import Rendering
import Screens
import Themes

/// The parsed arguments of a verb.
package struct Arguments: Sendable {
  /// The words that are not options, in order; without any, the inputs of a config file.
  package let operands: [String]

  /// The operands of the command line alone.
  private let typedOperands: [String]

  package let verb: Verb

  /// The noun for one item of the verb's pages.
  package var noun: String { verb.noun }

  /// When they were read, which is before the files that they name.
  package let start = Machine.time

  /// The part of the work to do; `nil` for all of it.
  package var work: (any BuildWork)?

  /// Whether the process is the command's alone, so that it can be started again to do a part of the work.
  var isAlone = false

  /// The default cache folder; `nil` turns the cache off.
  var usualCache: FilePath?

  /// The values of options: those of the command line, then those that they override.
  private var layers: [[CommandOption: [String]]]

  /// Reads the words, with options anywhere, as `--output DIR` or `--output=DIR`, until `--` ends
  /// them; a lone `-` is an operand.
  package init(_ words: [String], of verb: Verb) throws {
    var operands: [String] = []
    var values: [CommandOption: [String]] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.utf8.starts(with: "-".utf8), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]), of: verb)
      guard values[option] == nil || option.isRepeatable else {
        throw CommandFailure.usage("\(option.flag) appears twice. Leave out one of them.")
      }
      let value = try Self.value(of: option, in: verb, after: parts.dropFirst().first, &rest)
      values[option, default: []].append(value)
    }
    typedOperands = operands
    layers = [values]
    if let file = values[.config]?.first {
      let builder = Self.builder(of: verb, as: values[.readAs]?.first)
      let config = try ConfigFile(file, of: builder)
      if operands.isEmpty { operands = config.inputs }
      // What is planned reads the file again.
      if builder.name == verb.name { layers.append(config.values) }
    }
    self.operands = operands
    self.verb = verb
  }

  /// The verb whose options a config file has: that which a plan is for.
  private static func builder(of verb: Verb, as name: String?) -> Verb {
    verb.planned.first { $0.name == name } ?? verb.planned.first ?? verb
  }

  private static func option(
    _ flag: String, of verb: Verb
  ) throws(CommandFailure) -> CommandOption {
    let options = verb.options + verb.others
    if let option = options.first(where: { $0.flags.contains(flag) }) { return option }
    // Of all verbs, only plan has the options of others.
    if !verb.others.isEmpty, ["--part", "--join"].contains(flag) {
      throw .usage(
        "unknown option \(flag): each draw reads the input itself. Run rowhouse plan INPUT... "
          + "--plan DIR once.")
    }
    let flags = options.flatMap { [$0.flag, $0.oldFlag].compactMap(\.self) }
    let near = Spelling.nearest(to: flag, among: flags).flatMap { near in
      options.first { $0.flag == near } ?? options.first { $0.oldFlag == near }
    }
    // Its old name is also that of the order of rows elsewhere.
    let other = flag == CommandOption.sortable.oldFlag ? ", or \(CommandOption.sort.flag)" : ""
    let hint = near.map { "; did you mean \($0.flag)\(other)?" } ?? ". See --help for the options."
    throw .usage("unknown option \(flag)\(hint)")
  }

  private static func value(
    of option: CommandOption, in verb: Verb, after inline: Substring?,
    _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let name = verb.value(of: option) else {
      guard inline == nil else { throw .usage("\(option.flag) takes no value. Remove the value.") }
      return ""
    }
    // A word that begins like an option is one: the value was forgotten. After = it is meant.
    let isNext = rest.first.map { !$0.utf8.starts(with: "--".utf8) } ?? false
    guard let value = inline.map(String.init) ?? (isNext ? rest.popFirst() : nil) else {
      throw .usage("missing value: \(option.flag) \(name)")
    }
    guard !value.isEmpty else { throw .usage("empty value: \(option.flag) \(name)") }
    return value
  }

  // MARK: - What they say

  /// The files and folders that the arguments name as inputs, and `-` for standard input.
  package var readPaths: [String] { operands + sideInputs }

  /// The files and folders that options name.
  var sideInputs: [String] {
    [.config, .schema, .phrases, .values, .logo, .page, .footer].flatMap(all)
      + all(.theme).filter(ThemeChoice.isFolder)
  }

  /// Returns the typed arguments without some options, in an order that does not depend on how they
  /// were typed; parsing them gives the same arguments.
  package func words(besides others: Set<CommandOption>) -> [String] {
    let options = layers[0].filter { !others.contains($0.key) }
      .sorted { $0.key.rawValue < $1.key.rawValue }
    let flags = options.flatMap { option, values in
      values.map { option.value == nil ? option.flag : "\(option.flag)=\($0)" }
    }
    return [verb.name] + flags + ["--"] + typedOperands
  }

  /// The one folder that was named, or the usual one.
  func folder(orElse usual: String?) throws(CommandFailure) -> String {
    guard let folder = operands.first ?? usual else {
      throw .usage("missing DIR. Usage: \(verb.name) DIR")
    }
    guard operands.count < 2 else {
      throw .usage("too many arguments. \(verb.name) takes one folder.")
    }
    return folder
  }

  /// Whether an option could have been given.
  func allows(_ option: CommandOption) -> Bool { (verb.options + verb.others).contains(option) }

  package func has(_ option: CommandOption) -> Bool { layers.contains { $0[option] != nil } }

  /// The value of an option, if it was given.
  package subscript(option: CommandOption) -> String? { all(option).first }

  /// Returns the arguments with options that those of the command line and of `--config` override.
  package func over(_ config: ConfigFile) -> Arguments {
    var arguments = self
    arguments.layers.append(config.values)
    return arguments
  }

  /// Returns the values of an option that may be repeated, such as `name=Title`: the parts before
  /// and after the first equals sign.
  package func pairs(_ option: CommandOption) throws(CommandFailure) -> [(
    name: String, value: String
  )] {
    var pairs: [(name: String, value: String)] = []
    for text in all(option) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .invalid(option, text, use: option.value ?? "") }
      pairs.append((parts[0], parts[1]))
    }
    return pairs
  }

  /// All values of an option that may be given several times; for one column, the last counts.
  package func all(_ option: CommandOption) -> [String] {
    let given = layers.compactMap { $0[option] }
    guard option.isForColumns else { return given.first ?? [] }
    func column(_ text: String) -> Substring { text.prefix { $0 != "=" } }
    return given.reduce([]) { values, others in
      let columns = Set(values.map(column))
      return others.filter { !columns.contains(column($0)) } + values
    }
  }

  /// The value of an option, read in a way that fails for what it does not take, if it was given.
  package func value<Value>(
    _ option: CommandOption, use remedy: @autoclosure () -> String, _ read: (String) -> Value?
  ) throws(CommandFailure) -> Value? {
    guard let text = self[option] else { return nil }
    guard let value = read(text) else { throw .invalid(option, text, use: remedy()) }
    return value
  }

  /// The value of an option that is one of several words, if it was given.
  package func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: CommandOption
  ) throws(CommandFailure) -> Choice? {
    guard let text = self[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .invalid(option, text, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// The value of an option that is a number, if it was given.
  package func number(_ option: CommandOption, in range: ClosedRange<Int>) throws(CommandFailure)
    -> Int?
  {
    try value(option, use: "a number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The value of an option that is a whole percentage, with or without `%`, if it was given.
  package func percentage(_ option: CommandOption) throws(CommandFailure) -> Int? {
    try value(option, use: "a whole percentage from 0% to 100%") { text in
      let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
      // Numbers have other spellings, such as +50 and 050.
      return (0...100).first { "\($0)" == digits }
    }
  }

  /// The value of an option that is a number of bytes, if it was given.
  func byteCount(_ option: CommandOption) throws(CommandFailure) -> Int? {
    try value(option, use: "a number of bytes such as 500000000, 500MB or 1.5GB") {
      ByteCount($0)?.bytes
    }
  }

  func theme() throws -> Theme? {
    let theme = try self[.theme].map(ThemeChoice.theme)
    guard let accent = self[.accent] else { return theme }
    return try Self.accented(theme ?? .cupertino, accent)
  }

  /// A theme with the colour of `--accent`, or those for light and dark, each with enough contrast.
  private static func accented(_ theme: Theme, _ text: String) throws(CommandFailure) -> Theme {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let colours = names.compactMap { Colour(css: $0) }
    guard 1...2 ~= names.count, colours.count == names.count else {
      throw .invalid(
        .accent, text,
        use: "a colour such as #2446c2, or two for light and dark pages: #2446c2,#a3b8ff")
    }
    let grounds = theme.grounds
    for (colour, isDark) in zip(colours, [false, true]) {
      let own = isDark ? grounds.dark : grounds.light
      guard !colour.isReadable(on: own) else { continue }
      let least = own.map(colour.contrast).min() ?? 1
      let contrast = (least * 100).rounded(.down) / 100
      throw .usage(
        "the --accent colour \(colour) has a contrast of \(contrast) on "
          + "\(isDark ? "dark" : "light") pages, "
          + "expected at least \(Colour.leastContrast). The nearest colour that works is "
          + "\(colour.readable(on: own, lighter: isDark)).")
    }
    let dark = colours.count > 1 ? colours[1] : colours[0].readable(on: grounds.dark, lighter: true)
    return theme.accented(colours[0], dark)
  }

  /// The values for the site's forms, if a file was given.
  func formValues() throws -> FormValues {
    guard let file = self[.values] else { return .none }
    let bytes = try SmallFile.bytes(of: file)
    return try FormValues(bytes, file: file)
  }

  /// The host whose files the site is to have.
  func host() throws(CommandFailure) -> SiteHost? { try choice(.host) }

  /// The address the site is published at, if it was given.
  func baseURL() throws(CommandFailure) -> BaseURL? {
    try value(.baseURL, use: "an https URL such as https://example.org/site/") { BaseURL($0) }
  }
}
