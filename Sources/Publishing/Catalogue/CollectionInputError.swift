import Bytes
package import Documents
package import Files
package import Packing
package import Records
import Screens

/// The reason a collection could not be read at all.
package enum CollectionInputError: Error {
  /// The content of a file is invalid.
  case data(RecordFault)

  /// A file could not be opened, or a folder not be listed.
  case file(FileError)

  /// A folder has no files that could be data.
  case noFiles(folder: String)

  /// A file has no list at a path; the lists that it has, if it is one object of JSON.
  case noList(String, file: String, among: DocumentLists?)

  /// A packed file cannot be unpacked.
  case packed(PackingFault)

  /// A document in a packed file cannot be read, or has no tables.
  case document(DocumentFault)

  /// A packed file has no table, or none with a name; the names of those that it has, or of its files.
  case noTable(String?, file: String, among: [String])

  /// `-` is among the inputs more than once.
  case standardInputTwice

  /// Reading was called off.
  case interrupted
}

extension CollectionInputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .data(let fault): "\(fault)"
    case .file(let error): "\(error)"
    case .noFiles(let folder):
      "no \(RecordFormat.endings.list(joinedBy: "or")) files in \"\(folder)\". Pass a file or "
        + "another folder."
    case .noList(let path, let file, let lists):
      "\(file): no list at \"\(path)\""
        + (lists?.words().map { names in
          let near = Spelling.nearest(to: path, among: lists?.first.map(\.path) ?? [])
          return "\(near.map { "; did you mean \"\($0)\"?" } ?? ".") The lists are: \(names)"
        } ?? ". --rows works only with a JSON file that is one object with lists in it.")
    case .packed(let fault): "\(fault)"
    case .document(let fault): "\(fault)"
    case .noTable(let name?, let file, let names):
      "\(file): no table named \"\(Excerpt.of(name))\". The tables are: \(names.shortList)."
    case .noTable(nil, let file, let names):
      names.isEmpty
        ? "\(file): the archive is empty. Download it again."
        : "\(file): no table in the archive; it contains \(names.shortList). "
          + "Pass --rows with the name of a table."
    case .standardInputTwice:
      "standard input (-) appears twice. Pass - only once."
    case .interrupted: "\(PublishError.interrupted)"
    }
  }

  /// The mistake in a column that the options name, if that is the error.
  package var columnFault: ColumnFault? {
    guard case .data(let fault) = self else { return nil }
    switch fault.reason {
    case .column(let fault): return fault
    case .several(let faults): return CollectionInputError.data(faults[0]).columnFault
    default: return nil
    }
  }

  /// The error as one of the data or of the system.
  package var fault: SiteFault {
    switch self {
    case .data(let fault):
      switch fault.reason {
      case .unreadable, .memory: .machine("\(self)")
      default: .data("\(self)")
      }
    case .packed(let fault), .document(.packing(let fault)):
      if case .file = fault.reason { .machine("\(self)") } else { .data("\(self)") }
    case .file, .interrupted: .machine("\(self)")
    case .document, .noTable, .noFiles, .noList, .standardInputTwice: .data("\(self)")
    }
  }
}

extension DocumentLists {
  /// Returns the first lists except for one, with their contents:
  /// `"birds" (3,376 objects) and "tags" (3 values)`; `nil` if there are none.
  package func words(besides list: List? = nil) -> String? {
    let others = first.filter { $0 != list }.prefix(Self.namedCount)
    guard !others.isEmpty else { return nil }
    let more = count - others.count - (list == nil ? 0 : 1)
    return (others.map { "\"\($0.path)\" (\($0.contents))" } + (more > 0 ? ["\(more) more"] : []))
      .list()
  }
}

extension DocumentLists.List {
  /// How many members or objects it has, or values of other kinds.
  package var contents: String {
    let (count, noun) =
      key != nil ? (values, "member") : objects > 0 ? (objects, "object") : (values, "value")
    return "\(GroupedNumber(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
