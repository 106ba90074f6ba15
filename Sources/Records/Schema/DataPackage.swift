package import Bytes

/// A description of several tables: a data package of Frictionless Data.
///
/// It reads version 1 (https://specs.frictionlessdata.io/data-package/, and tabular-data-package),
/// and version 2 as far as it is the same. Tables are files beside it: nothing is fetched.
package struct DataPackage: Equatable, Sendable {
  package let about: About

  /// The tables, at least one.
  package let resources: [Resource]

  /// The other resources, by name, and the reasons for leaving them out.
  package let others: [(name: String, reason: String)]

  /// The members of its `rowhouse`: options for the pages of the tables.
  package let options: [JSONValue.Member]

  /// The description of a package, or of a resource.
  package struct About: Equatable, Sendable {
    /// The title, or otherwise the name of a package.
    package let title: String?
    package let description: String?
    package let sources: [Reference]
    package let licences: [Reference]
  }

  /// A name, and an address that goes with it.
  package struct Reference: Equatable, Sendable {
    package let words: String
    package let address: String?
  }

  /// A table.
  package struct Resource: Equatable, Sendable {
    /// The name in foreign keys.
    package let name: String
    package let about: About

    /// Its files, which have one part of the rows each, beside the package or in folders there.
    package let paths: [String]

    /// The schema of its columns, from the package or from a file beside it.
    package let schema: Schema?

    /// The foreign keys beside the schema, where the Data Package Creator writes them.
    package let keys: [TableSchema.ForeignKey]

    package let delimiter: Delimiter?
    package let hasHeader: Bool
    package let encoding: TextEncoding?
  }

  package enum Schema: Equatable, Sendable {
    case here(TableSchema)
    case file(String)
  }

  package static func == (first: DataPackage, second: DataPackage) -> Bool {
    first.about == second.about && first.resources == second.resources
      && first.others.elementsEqual(second.others, by: ==) && first.options == second.options
  }
}

// MARK: - Reading

extension DataPackage {
  /// The name that a package's file has.
  private static let file = "datapackage.json"

  /// A longer file with another name is a table: no values are made of it.
  private static let longest = 1 << 20

  /// Returns the path of a folder's package file, which may not exist.
  package static func path(in folder: String) -> String { "\(folder)/\(file)" }

  /// Whether a file has the name of a package.
  package static func isName(_ path: String) -> Bool {
    path.split(separator: "/").last.map(String.init) == file
  }

  /// Reads a file; `nil` if it is something else by content and name; throws for an invalid
  /// package.
  package init?(_ json: [UInt8], file: String) throws(InputError) {
    let isCalledSo = Self.isName(file)
    guard isCalledSo || json.count <= Self.longest else { return nil }
    let package: JSONValue
    do throws(InputError) {
      package = try JSONValue(json, in: file)
    } catch {
      guard isCalledSo else { return nil }
      throw error
    }
    let all = package["resources"]?.values ?? []
    guard !all.isEmpty, all.allSatisfy({ $0["path"] ?? $0["data"] != nil }) else {
      guard isCalledSo else { return nil }
      throw InputError(
        "\(file): not a data package. Expected an object with \"resources\", a list with an object "
          + "and its \"path\" for each table.")
    }
    about = About(package, orElse: package["name"])
    switch package["rowhouse"] {
    case .object(let members)?: options = members
    case nil: options = []
    default: throw InputError("\(file): its member \"rowhouse\" is not an object of options.")
    }
    var resources: [Resource] = []
    var others: [(name: String, reason: String)] = []
    for (index, resource) in all.enumerated() {
      let name = resource["name"]?.words ?? "resource \(index + 1)"
      if resource["path"] == nil {
        others.append((name, "its rows are inside the package. Save them as a file beside it."))
      } else if Self.isTable(resource) {
        let place = "\(file): resource \"\(Excerpt.of(name))\""
        resources.append(try Resource(resource, named: name, at: place))
      } else {
        others.append((name, "not a table"))
      }
    }
    guard !resources.isEmpty else {
      let names = others.prefix(5).map { "\"\(Excerpt.of($0.name))\": \($0.reason)" }
      throw InputError(
        "\(file): no tables among its resources: "
          + "\(names.joined(separator: "; "))")
    }
    self.resources = resources
    self.others = others
  }

  /// Whether a resource is a table, by its properties or by its file's name.
  private static func isTable(_ resource: JSONValue) -> Bool {
    if resource["schema"] != nil || resource["type"]?.text == "table"
      || resource["profile"]?.text == "tabular-data-resource"
      || ["csv", "tsv"].contains(resource["format"]?.text?.lowercased())
    {
      return true
    }
    // Of JSON that is no table there are reports and settings.
    let path = resource["path"]?.texts.first?.lowercased() ?? ""
    return RecordFormat(named: path) != nil && path.suffix(5) != ".json"
  }
}

extension DataPackage.About {
  fileprivate init(_ value: JSONValue, orElse name: JSONValue? = nil) {
    title = value["title"]?.words ?? name?.words
    description = value["description"]?.words
    sources = (value["sources"]?.values ?? []).compactMap {
      DataPackage.Reference($0["title"] ?? $0["name"], at: $0["path"] ?? $0["web"])
    }
    licences = (value["licenses"]?.values ?? []).compactMap {
      DataPackage.Reference($0["title"] ?? $0["name"], at: $0["path"])
    }
  }
}

extension DataPackage.Reference {
  fileprivate init?(_ words: JSONValue?, at address: JSONValue?) {
    guard let words = words?.words ?? address?.words else { return nil }
    self.words = words
    self.address = address?.words
  }
}

extension DataPackage.Resource {
  fileprivate init(
    _ resource: JSONValue, named name: String, at place: String
  ) throws(InputError) {
    self.name = name
    about = DataPackage.About(resource)
    paths = resource["path"]?.texts ?? []
    guard !paths.isEmpty else {
      throw InputError(
        "\(place): no \"path\". Expected the path of a file beside the package, or a list of paths."
      )
    }
    for path in paths { try Self.expectBeside(path, at: place) }
    switch resource["schema"] {
    case .string(let path)?:
      try Self.expectBeside(path, at: place)
      schema = .file(path)
    case let schema?: self.schema = .here(try TableSchema(schema, of: "\(place): its schema"))
    case nil: schema = nil
    }
    keys = (resource["foreignKeys"]?.values ?? []).compactMap(TableSchema.ForeignKey.init)
    let dialect = resource["dialect"]
    hasHeader = dialect?["header"] != .bool(false)
    delimiter = try dialect?["delimiter"]?.text.map { (text) throws(InputError) in
      guard text.utf8.count == 1, let sign = text.utf8.first.flatMap(Delimiter.init) else {
        throw InputError(
          "\(place): unsupported delimiter \"\(Excerpt.of(text))\". Use a comma, semicolon, | or tab."
        )
      }
      return sign
    }
    encoding = try resource["encoding"]?.text.map { (text) throws(InputError) in
      guard let encoding = TextEncoding(named: text) else {
        throw InputError(
          "\(place): unsupported encoding \"\(Excerpt.of(text))\". Convert the file with iconv -f NAME -t "
            + "UTF-8 and remove \"encoding\".")
      }
      return encoding
    }
  }

  /// Refuses the path of a file that is not beside the package, nor in a folder there.
  private static func expectBeside(
    _ path: String, at place: String
  ) throws(InputError) {
    let words = "\(place): the path \"\(Excerpt.of(path))\""
    guard path.firstRange(of: "://") == nil else {
      throw InputError(
        "\(words) is a URL, which is not downloaded. Save the file beside the package and use its "
          + "name.")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(".."), parts.first?.isEmpty == false, parts.first != "~" else {
      throw InputError(
        "\(words) is outside the package's folder. Move the file beside the package.")
    }
  }
}

extension JSONValue {
  /// The string, unless it is only white space.
  fileprivate var words: String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The string, or the strings of a list.
  fileprivate var texts: [String] { text.map { [$0] } ?? values.compactMap(\.text) }
}
