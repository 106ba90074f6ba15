import Bytes
import Files
package import Records
import Screens

/// The words for inputs in which there are no rows, or not those that were asked for.
extension InputError {
  /// A folder has no files that could be data.
  static func noFiles(in folder: String) -> Self {
    Self(
      Reason(
        .empty,
        "no \(RecordFormat.endings.list(joinedBy: "or")) files in \"\(folder)\". Pass a file or "
          + "another folder."))
  }

  /// A file has no list at a path; the lists that it has, if it is one object of JSON.
  static func noList(_ path: String, in file: String, among lists: DocumentLists?) -> Self {
    let hint =
      lists?.words().map { names in
        let near = Spelling.nearest(to: path, among: lists?.first.map(\.path) ?? [])
        return "\(near.map { "; did you mean \"\($0)\"?" } ?? ".") The lists are: \(names)"
      } ?? ". --rows works only with a JSON file that is one object with lists in it."
    return Self(file: file, reason: Reason(.choice, "no list at \"\(path)\"\(hint)"))
  }

  /// A packed file has no table with a name; the names of those that it has.
  static func noTable(_ name: String, in file: String, among names: [String]) -> Self {
    let words = "no table named \"\(Excerpt.of(name))\". The tables are: \(names.shortList)."
    return Self(file: file, reason: Reason(.choice, words))
  }

  /// A packed file has no table; the names of its files.
  static func noTable(in file: String, among names: [String]) -> Self {
    Self(
      file: file,
      reason: .invalid(
        names.isEmpty
          ? "the archive is empty. Download it again."
          : "no table in the archive; it contains \(names.shortList). Pass --rows with the name of "
            + "a table."))
  }

  /// `-` is among the inputs more than once.
  static let standardInputTwice = Self(
    Reason(.choice, "standard input (-) appears twice. Pass - only once."))
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
