import Bytes
import Commands
import Files
import Records

extension ConfigFile {
  /// Options that are about one build, and not about its site.
  private static let passing: [CommandOption] =
    typed + [.writeSchema, .report, .force, .checksum, .quiet, .jobs, .memory, .cache]

  /// Returns the options of a build and what was found out about its table, to be edited by hand: a
  /// member a line, and a column a line; paths are relative to `file`.
  static func text(
    of arguments: Arguments, _ table: CollectionIndex, titled title: String, for file: String
  ) -> [UInt8] {
    let inputs = arguments.operands.filter { $0 != "-" }.map { path($0, from: file) }
    var members = inputs.isEmpty ? [] : [(Self.inputs, list(inputs))]
    members.append((CommandOption.title.rawValue, .string(title)))
    for option in Verb.table.options where arguments.has(option) && !passing.contains(option) {
      let value = json(of: option, arguments.all(option), for: file)
      if option != .title, Form(option, in: .table) != .columns {
        members.append((option.rawValue, value))
      }
    }
    if let place = table.titleColumn ?? table.nameColumn, !arguments.has(.titleColumn) {
      members.append((CommandOption.titleColumn.rawValue, .string(table.columns[place].name)))
    }
    if !arguments.has(.columns) {
      let shown = table.shown.map { table.columns[$0].name }
      members.append((CommandOption.columns.rawValue, .list(shown.map(JSONText.string))))
    }
    var lines = members.map(line)
    for (option, columns) in columns(of: arguments, table) where !columns.isEmpty {
      let inner = columns.map { line(of: $0, .string($1)) }.joined(separator: ",\n    ")
      lines.append("\"\(option.rawValue)\": {\n    \(inner)\n  }")
    }
    return Array("{\n  \(lines.joined(separator: ",\n  "))\n}\n".utf8)
  }

  /// A member of an object, without its braces.
  private static func line(of name: String, _ value: JSONText) -> String {
    let object = JSONText.object([(name, value)]).bytes(spaced: true)
    return String(decoding: object.dropFirst().dropLast(), as: UTF8.self)
  }

  private static func json(
    of option: CommandOption, _ values: [String], for file: String
  ) -> JSONText {
    switch Form(option, in: .table) {
    case .flag: .flag(true)
    case .number: Int(values[0]).map(JSONText.number) ?? .string(values[0])
    case .text, .columns: .string(values[0])
    case .names: .list(NameList(values[0]).names.map(JSONText.string))
    case .paths: .list(values.map { .string(path($0, from: file)) })
    case .path:
      .string(
        option == .theme && !ThemeChoice.isFolder(values[0])
          ? values[0] : path(values[0], from: file))
    }
  }

  /// The options for columns, with a value for each.
  private static func columns(
    of arguments: Arguments, _ table: CollectionIndex
  ) -> [(CommandOption, [(String, String)])] {
    let names = table.columns.map(\.name)
    return Verb.table.options.filter { Form($0, in: .table) == .columns }.map { option in
      var found: [(String, String)] = []
      for place in table.detailed {
        guard let value = word(for: option, of: table.columns[place]) else { continue }
        found.append((names[place], value))
      }
      for text in arguments.all(option) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        let name = (try? ColumnName.place(of: parts[0], in: names)).map { names[$0] } ?? parts[0]
        let value = parts.count > 1 ? parts[1] : GroupTotal.Measure.sum.rawValue
        if let place = found.firstIndex(where: { $0.0 == name }) {
          found[place].1 = value
        } else {
          found.append((name, value))
        }
      }
      return (option, found)
    }
  }

  /// A finding about a column, as the value of an option.
  private static func word(for option: CommandOption, of column: TableColumn) -> String? {
    switch option {
    case .label: return column.title
    case .type:
      // Whole numbers that are said to be such are amounts.
      if column.isOfIdentifiers { return nil }
      let order = column.dayReadings?.order.map { ":\($0.rawValue)" } ?? ""
      return column.kind.optionWord + order
    case .split:
      guard column.kind == .list, case .separated(let separator) = column.format.list else {
        return nil
      }
      return String(decoding: separator, as: UTF8.self).replacing("\n", with: "\\n")
    default: return nil
    }
  }

  private static func list(_ texts: [String]) -> JSONText {
    texts.count == 1 ? .string(texts[0]) : .list(texts.map(JSONText.string))
  }

  /// The path of a file from the folder of another; one that is below it as it was typed.
  private static func path(_ path: String, from file: String) -> String {
    let folder = SmallFile.folder(of: file)
    guard path.utf8.first != UInt8(ascii: "/"), !folder.isEmpty else { return path }
    if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    guard let here = try? FilePath(folder).resolved(), let start = try? FilePath(".").resolved(),
      let place = try? FilePath(path)
    else { return path }
    // A folder of a site that is not there yet has no other path than this.
    let whole = (try? place.resolved()) ?? start.appending(place)
    return "\(whole.path(from: here))"
  }
}
