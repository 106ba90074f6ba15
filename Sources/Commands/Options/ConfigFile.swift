package import Bytes
import Files
import Rendering
import Themes

/// Options that stand in a file: that of `--config`, or the member `rowhouse` of a data package.
///
/// It is a JSON object with a member for each long option: `"facet": ["kind", "country"]`,
/// `"type": {"zip": "text"}`, `"row-pages": true`. Paths are relative to the file. Options of the
/// command line override it; of options for columns, those for the same column.
package struct ConfigFile: Sendable {
  /// The inputs, where the command line has none.
  package private(set) var inputs: [String] = []

  /// The values of options, as on the command line.
  private(set) var values: [CommandOption: [String]] = [:]

  /// The name of the member for the inputs.
  package static let inputs = "input"

  /// Options that only a command line has.
  package static let typed: [CommandOption] = [
    .config, .writeConfig, .help, .watch, .port, .open,
  ]

  /// Options for the columns and pages of a table, which a data package of others may have: none
  /// of paths, limits, the network or publishing.
  static let ofPackages: [CommandOption] = [
    .title, .description, .noun, .accent, .theme, .lang, .groupBy, .sort, .sortable, .facet, .total,
    .rowPages, .pageSize, .columns, .hide, .label, .type, .split, .link, .titleColumn, .id,
  ]

  /// The form of an option's value in JSON.
  package enum Form {
    case flag, number, text, path

    /// A list of strings, or one string.
    case names

    /// A list of paths, or one path, where the option may be repeated.
    case paths

    /// An object with a member for each column.
    case columns

    package init(_ option: CommandOption, in verb: Verb) {
      let value = verb.value(of: option)
      self =
        switch value {
        case nil: .flag
        case "N": .number
        case _? where option.isForColumns: .columns
        case let value? where value.hasSuffix(",...") || value == "ONE,MANY": .names
        case _? where option.isRepeatable: .paths
        case let value? where value.contains("FILE") || value.contains("DIR"): .path
        default: .text
        }
    }

    fileprivate var words: String {
      switch self {
      case .flag: "true or false"
      case .number: "a number"
      case .text, .path: "a string"
      case .names, .paths: "a list of strings"
      case .columns: "an object such as {\"COLUMN\": \"VALUE\"}"
      }
    }
  }

  /// Reads the file of `--config`: an object with options of a verb.
  init(_ file: String, of verb: Verb) throws {
    let json = try JSONValue(SmallFile.bytes(of: file), in: file, as: .choice)
    guard case .object(let members) = json else {
      throw CommandFailure.usage(
        "\(file): not a config file. Expected an object with a member for each option, such as "
          + "{\"title\": \"Birds\"}.")
    }
    let folder = SmallFile.folder(of: file)
    let options = verb.options.filter { !Self.typed.contains($0) }
    for member in members {
      if member.name == Self.inputs {
        inputs = try Self.texts(member, .paths, in: file).map { Self.path($0, in: folder) }
        continue
      }
      let option = try Self.option(of: member, among: options, of: verb, in: file)
      try add(option, member, of: verb, in: file, folder)
    }
  }

  /// Reads a data package's member; those that a package can't have are left out, and noted.
  package init(
    _ members: [JSONValue.Member], ofPackage file: String, for verb: Verb,
    noting note: (String) -> Void
  ) throws(CommandFailure) {
    for member in members {
      guard let option = Self.ofPackages.first(where: { $0.rawValue == member.name }) else {
        let isKnown = verb.options.contains { $0.rawValue == member.name }
        let near = Spelling.nearest(to: member.name, among: Self.ofPackages.map(\.rawValue))
        note(
          "note: \(file): left out \"\(Excerpt.of(member.name))\" of \"rowhouse\""
            + (isKnown
              ? ", which only the command line or --config can say"
              : near.map { "; did you mean \"\($0)\"?" } ?? ": unknown option"))
        continue
      }
      try add(option, member, of: verb, in: file, nil)
    }
    // Another name may be a folder's.
    if let name = values[.theme]?.first, !Theme.all.contains(where: { $0.name == name }) {
      throw .invalid(.theme, name, among: Theme.all.map(\.name))
    }
  }

  private static func option(
    of member: JSONValue.Member, among options: [CommandOption], of verb: Verb, in file: String
  ) throws(CommandFailure) -> CommandOption {
    let name = member.name
    if let option = options.first(where: { $0.rawValue == name || $0.flags.contains("--\(name)") })
    {
      return option
    }
    let words = "\(file): unknown member \"\(Excerpt.of(name))\""
    if typed.contains(where: { $0.rawValue == name }) {
      throw .usage("\(words): --\(name) works only on the command line. Remove it.")
    }
    let near = Spelling.nearest(to: name, among: options.map(\.rawValue) + [inputs])
    throw .usage(
      words
        + (near.map { "; did you mean \"\($0)\"?" }
          ?? ". Use \"\(inputs)\", or a long option of rowhouse \(verb.name) without its dashes."))
  }

  private mutating func add(
    _ option: CommandOption, _ member: JSONValue.Member, of verb: Verb, in file: String,
    _ folder: String?
  ) throws(CommandFailure) {
    guard values[option] == nil else {
      throw .usage("\(file): the member \"\(option.rawValue)\" is there twice. Remove one of them.")
    }
    let form = Form(option, in: verb)
    let texts = try Self.texts(member, form, in: file)
    if form == .flag {
      if !texts.isEmpty { values[option] = texts }
      return
    }
    guard !texts.isEmpty, !texts.contains("") else {
      throw .usage("\(file): \"\(option.rawValue)\" is empty. Remove it, or use \(form.words).")
    }
    let isPath = form == .path || form == .paths
    values[option] = texts.map { text in
      guard let folder, isPath else { return text }
      // A theme of Rowhouse has a name and no path.
      let path = Self.path(text, in: folder)
      return option == .theme && !ThemeChoice.isFolder(path) ? text : path
    }
  }

  /// The words that a value would be on the command line.
  private static func texts(
    _ member: JSONValue.Member, _ form: Form, in file: String
  ) throws(CommandFailure) -> [String] {
    let failure = CommandFailure.usage(
      "\(file): unexpected value of \"\(Excerpt.of(member.name))\". Use \(form.words).")
    switch (form, member.value) {
    case (.flag, .bool(let isGiven)): return isGiven ? [""] : []
    case (.columns, .object(let members)):
      return try members.map { (member) throws(CommandFailure) in
        guard let text = member.value.words else { throw failure }
        return "\(member.name)=\(text)"
      }
    // A total is a sum unless more is said.
    case (.columns, .string(let text)) where member.name == CommandOption.total.rawValue:
      return [text]
    case (.names, .array(let values)), (.paths, .array(let values)):
      let texts = values.compactMap(\.words)
      guard texts.count == values.count else { throw failure }
      return form == .names ? [NameList(texts).word] : texts
    case (.number, .number), (.number, .string), (.names, .string), (.paths, .string),
      (.text, .string), (.text, .number), (.path, .string):
      guard let text = member.value.words else { throw failure }
      return [text]
    default: throw failure
    }
  }

  private static func path(_ path: String, in folder: String) -> String {
    path == "-" || path.utf8.first == UInt8(ascii: "/") ? path : folder + path
  }
}

/// Names in the value of an option, with commas between them; a file's names may have commas too.
package struct NameList {
  package let names: [String]

  /// Stands between names of which one has a comma; no word of a command line has it.
  private static let separator = "\0"

  package init(_ names: [String]) { self.names = names }

  package init(_ word: String) {
    let separator = word.utf8.contains(0) ? Self.separator : ","
    names = word.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  package var word: String {
    names.joined(separator: names.contains { $0.contains(",") } ? Self.separator : ",")
  }
}

extension JSONValue {
  /// A string, or a whole number as it is written on the command line.
  fileprivate var words: String? {
    switch self {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .null, .bool, .array, .object: nil
    }
  }
}
