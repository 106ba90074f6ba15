import Bytes

extension TableSchema {
  /// Returns a table's detected names and types as a Table Schema for ``init(_:file:)``, to be
  /// edited by hand: a field a line.
  ///
  /// - `identifier`: The name of the column that names rows, as it was typed.
  /// - `missing`: The words for missing values, in addition to empty text.
  package static func text(
    of table: CollectionIndex, namedBy identifier: String?, missing: [String]
  ) -> [UInt8] {
    var text = Array("{\n  \"fields\": [".utf8)
    for (index, column) in table.columns.enumerated() {
      text += (index == 0 ? "\n    " : ",\n    ").utf8
      text += field(of: column).bytes(spaced: true)
    }
    text += "\n  ],\n  \"missingValues\": ".utf8
    text += JSONText.list(([""] + missing).map(JSONText.string)).bytes(spaced: true)
    let names = table.columns.map(\.name)
    if let identifier, let place = try? ColumnName.place(of: identifier, in: names) {
      text += ",\n  \"primaryKey\": ".utf8
      text += JSONText.string(names[place]).bytes()
    }
    return text + "\n}\n".utf8
  }

  private static func field(of column: TableColumn) -> JSONText {
    var type = FieldType(of: column.kind)
    var delimiter: String?
    if column.kind == .list, case .separated(let separator) = column.format.list {
      (type, delimiter) = (.list, String(decoding: separator, as: UTF8.self))
    }
    let numbers = type == .number || type == .integer ? column.numbers : nil
    // How most days are written is found in them again.
    var format: String?
    if [.date, .time, .datetime].contains(type) { format = column.dayReadings?.pattern ?? "any" }
    if column.kind == .email { format = "email" }
    if [.address, .picture, .sound].contains(column.kind), !column.namesFiles { format = "uri" }
    if column.isWhole { delimiter = "" }
    return .object([
      ("name", .string(column.name)),
      ("title", column.title == column.name ? nil : .string(column.title)),
      ("description", column.description.map(JSONText.string)),
      ("type", .string(type.rawValue)),
      ("format", format.map(JSONText.string)),
      ("delimiter", delimiter.map(JSONText.string)),
      ("decimalChar", numbers != nil && column.format.writesComma ? .string(",") : nil),
      ("groupChar", numbers?.groupSign(besides: column.format.mark).map(JSONText.string)),
      ("bareNumber", numbers != nil && column.format.unit != nil ? .flag(false) : nil),
      ("trueValues", type == .boolean ? words("true True TRUE yes Yes YES y Y") : nil),
      ("falseValues", type == .boolean ? words("false False FALSE no No NO n N") : nil),
    ])
  }

  private static func words(_ words: String) -> JSONText {
    .list(words.split(separator: " ").map { .string(String($0)) })
  }
}

extension DayReadings {
  /// A pattern of `strptime` that the example is written in; `nil` if the column is text.
  fileprivate var pattern: String? {
    guard let order else { return nil }
    let separator = example.first { !$0.isNumber } ?? "/"
    let hasLongYear = example.split { !$0.isNumber }.contains { $0.count == 4 }
    let parts = order.rawValue.map { $0 == "y" && hasLongYear ? "%Y" : "%\($0)" }
    return parts.joined(separator: String(separator)) + (type == .date ? "" : " %H:%M")
  }
}
