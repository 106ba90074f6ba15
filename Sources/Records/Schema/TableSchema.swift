package import Bytes

/// A description of a table: a Table Schema of Frictionless Data.
///
/// It reads version 1 (https://specs.frictionlessdata.io/table-schema/), and the different
/// spellings of version 2. Constraints are not checked, and foreign keys of several columns are
/// ignored.
package struct TableSchema: Equatable, Sendable {
  /// The columns, in the order of the file.
  package var columns: [ColumnMetadata]

  /// The words for missing values.
  package var missing: [String] = []

  /// The columns whose values together identify a row.
  package var primaryKey: [String] = []

  /// The columns whose values are those of a column of a table.
  package var foreignKeys: [ForeignKey] = []

  /// A column that refers to the rows of a table.
  package struct ForeignKey: Hashable, Sendable {
    package let field: String

    /// The name of the table; nothing if it is the column's own.
    package let resource: String

    /// The column there that has the same values.
    package let reference: String
  }
}

// MARK: - Reading

extension TableSchema {
  /// Reads a file, named in messages; throws if it is not JSON, or not of that shape.
  package init(_ json: [UInt8], file: String) throws(InputError) {
    try self.init(try JSONValue(json, in: file), of: file)
  }

  /// Reads a schema from a file, or from a part of one.
  init(_ schema: JSONValue, of file: String) throws(InputError) {
    guard case .array(let fields)? = schema["fields"] else {
      throw InputError(
        "\(file): not a Table Schema. Expected an object with \"fields\", a list with an object "
          + "for each column.")
    }
    columns = []
    var names: Set<String> = []
    for (index, field) in fields.enumerated() {
      let place = "\(file): field \(index + 1)"
      let column = try ColumnMetadata(field, at: place)
      guard names.insert(column.name).inserted else {
        throw InputError(
          "\(place): another field is also named \"\(Excerpt.of(column.name))\". Rename one of them."
        )
      }
      columns.append(column)
    }
    // Version 2 has objects with a label.
    missing = schema["missingValues"]?.values.compactMap { ($0["value"] ?? $0).text } ?? []
    missing.removeAll(where: \.isEmpty)
    let primary = schema["primaryKey"]
    primaryKey = primary?.text.map { [$0] } ?? primary?.values.compactMap(\.text) ?? []
    for key in primaryKey { try expectField(key, of: "primary", in: file) }
    for key in (schema["foreignKeys"]?.values ?? []).compactMap(ForeignKey.init)
    where !foreignKeys.contains(key) {
      try expectField(key.field, of: "foreign", in: file)
      foreignKeys.append(key)
    }
  }

  private func expectField(
    _ name: String, of kind: String, in file: String
  ) throws(InputError) {
    let names = columns.map(\.name)
    guard !names.contains(name) else { return }
    throw InputError(
      "\(file): the \(kind) key names no field \"\(Excerpt.of(name))\""
        + ColumnName.suggestion(for: name, among: names, noun: "fields"))
  }
}

extension TableSchema.ForeignKey {
  /// Reads a key; `nil` if it is of several columns, or of none.
  init?(_ key: JSONValue) {
    func only(_ fields: JSONValue?) -> String? {
      fields?.text ?? (fields?.values.count == 1 ? fields?.values[0].text : nil)
    }
    guard let field = only(key["fields"]), let reference = only(key["reference"]?["fields"])
    else { return nil }
    // Version 2 leaves the resource out that is the column's own.
    self.init(
      field: field, resource: key["reference"]?["resource"]?.text ?? "", reference: reference)
  }
}

extension ColumnMetadata {
  fileprivate init(_ field: JSONValue, at place: String) throws(InputError) {
    guard let name = field["name"]?.text, !name.isEmpty else {
      throw InputError("\(place): no \"name\". Expected an object with the \"name\" of a column.")
    }
    self.init(name)
    title = field["title"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    description = field["description"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    if let words = field["type"]?.text {
      guard let type = FieldType(rawValue: words) else {
        let types = FieldType.allCases.map { "\"\($0.rawValue)\"" }.list(joinedBy: "or")
        let hint =
          Spelling.nearest(to: words, among: FieldType.allCases.map(\.rawValue)).map {
            "; did you mean \"\($0)\"?"
          } ?? "."
        throw InputError("\(place): unknown type \"\(Excerpt.of(words))\"\(hint) Use \(types).")
      }
      self.type = type
      // An empty delimiter is one of our own: cells have one value, whatever they look like.
      if field["delimiter"]?.text == "", type == .string { separator = .nothing }
      if type == .list { separator = .text(Array((field["delimiter"]?.text ?? ",").utf8)) }
    }
    // Words of one's own are texts here.
    if type == .boolean, field["trueValues"] ?? field["falseValues"] != nil { type = .any }
    dayOrder = field["format"]?.text.flatMap(DayOrder.init(ofPattern:))
    mark = field["decimalChar"]?.text == "," ? .comma : nil
  }
}

extension DayOrder {
  /// The order in a pattern of `strptime`, such as `%d/%m/%y`; `nil` if it has another, or none.
  fileprivate init?(ofPattern pattern: String) {
    let signs = zip(pattern, pattern.dropFirst()).filter { $0.0 == "%" }.map(\.1)
    let parts = String(signs.filter { "dmyY".contains($0) }).lowercased()
    guard let order = Self.allCases.first(where: { parts.hasPrefix($0.rawValue) }) else {
      return nil
    }
    self = order
  }
}
