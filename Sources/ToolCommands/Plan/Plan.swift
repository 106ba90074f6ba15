import Bytes
package import Files
import Store

/// The agreement of processes on one site: the command, its folder, the inputs, the program.
package struct Plan: Sendable {
  /// The parts of the planned command, in words.
  package let words: [String]

  /// The folder in which it was given: paths may begin there.
  private let folder: String

  /// The program that wrote the plan: another may draw other pages.
  private let program: Digest

  /// The files that are read.
  private let inputs: [Input]

  /// An input as of the plan; a copy on another host that has its time is the same there.
  fileprivate struct Input: Hashable {
    let path: String
    let size: Int
    let modified: String
  }

  /// Takes the parts of the command; throws if the status of a file can't be read.
  package init(_ words: [String], reading files: [FilePath]) throws(FileError) {
    self.words = words
    folder = Self.currentFolder
    program = try Self.ownProgram.get()
    inputs = try files.map { (file) throws(FileError) in
      let status = try FileStatus(of: file)
      return Input(path: "\(file)", size: status.size, modified: "\(status.modified)")
    }
  }

  /// Throws if the plan is another program's, or of another folder in which its paths begin.
  func expectUsable(as file: FilePath) throws(FileError) {
    guard try program == Self.ownProgram.get() else { throw .foreign(file) }
    guard folder == Self.currentFolder else {
      throw FileError(
        "use \"\(file)\"", .words("it was planned in \(folder). Run the command there."))
    }
  }

  /// Objects to inputs that are not as they were, given those that there are now.
  package func expectInputs(of now: Plan, in folder: PlanFolder) throws(FileError) {
    guard inputs != now.inputs else { return }
    let (known, found) = (Set(inputs), Set(now.inputs))
    let paths = (Set(inputs.map(\.path)), Set(now.inputs.map(\.path)))
    let change: String
    if let gone = inputs.first(where: { !paths.1.contains($0.path) }) {
      change = "\(gone.path) is no longer read"
    } else if let new = now.inputs.first(where: { !paths.0.contains($0.path) }) {
      change = "\(new.path) is new"
    } else if let changed = now.inputs.first(where: { !known.contains($0) }) {
      let isResized = !inputs.contains { $0.path == changed.path && $0.size == changed.size }
      change = "\(changed.path) has another \(isResized ? "size" : "time")"
    } else {
      change = found.isEmpty ? "there are none" : "they are in another order"
    }
    throw FileError(
      "use \"\(folder.planPath)\"",
      .words("the inputs have changed since: \(change). Plan again."))
  }

  private static var currentFolder: String { FilePath.currentFolder.map { "\($0)" } ?? "" }

  /// The program's size and beginning, where linkers put a digest: ELF's build ID, Mach-O's UUID.
  private static let ownProgram = Result { () throws(FileError) in
    guard let path = Machine.programFile else {
      throw FileError("plan", .words("cannot find the file of this program"))
    }
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    try file.read(0..<min(file.size, 1 << 14), into: &bytes)
    bytes += "\(file.size)".utf8
    return Digest(of: bytes.span)
  }
}

// MARK: - In files

extension Plan {
  /// The plan as its file has it, behind the format: the folder, the program, the words, and the
  /// path, size and time of each input.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var fields = FieldWriter { bytes += $0 }
    fields.append(folder)
    fields.append([program.value].span)
    fields.append(words.count)
    for word in words { fields.append(word) }
    fields.append(inputs.count)
    for input in inputs {
      fields.append(input.path)
      fields.append(input.size)
      fields.append(input.modified)
    }
    fields.flush()
    return bytes
  }

  /// Reads a plan from its file; `nil` if it is damaged.
  init?(from fields: inout FieldReader) {
    guard let folder = fields.text(), let program = fields.longs(1),
      let words = fields.list(ofSize: 8, { $0.text() }), !words.isEmpty,
      let inputs = fields.list(ofSize: 24, { Input(from: &$0) }), fields.isAtEnd()
    else { return nil }
    self.folder = folder
    self.program = Digest(program[0])
    self.words = words
    self.inputs = inputs
  }

  var digest: Digest { Digest(of: bytes.span) }
}

extension Plan.Input {
  fileprivate init?(from fields: inout FieldReader) {
    guard let path = fields.text(), let size = fields.number(), let modified = fields.text()
    else { return nil }
    self.init(path: path, size: size, modified: modified)
  }
}

extension FileError {
  /// A file of a plan that another version of the program has written.
  static func foreign(_ file: FilePath) -> FileError {
    FileError("use \"\(file)\"", .words("another version of rowhouse created it. Plan again."))
  }
}
