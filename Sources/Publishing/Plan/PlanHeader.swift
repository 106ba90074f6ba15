package import Bytes
package import Files
package import Store

/// The command, inputs and version of a plan: files with different headers belong to different
/// plans.
package struct PlanHeader: Sendable {
  /// The parts of the planned command, in words.
  package private(set) var words: [String] = []

  /// The folder in which it was given: paths may begin there.
  private var folder: [UInt8] = []

  /// The digest of the sizes and times of the inputs.
  private var inputs = Digest(0)

  /// The program that wrote the plan; no other can read it.
  private var program = Digest(0)

  /// Creates an empty header for an archive to fill in.
  init() {}

  /// - Parameters:
  ///   - words: The parts of the command.
  ///   - files: The files that are read.
  /// - Throws: `FileError` if the status of one of them can't be read.
  package init(_ words: [String], reading files: [FilePath]) throws(FileError) {
    self.words = words
    folder = Self.currentFolder
    inputs = try Self.digest(of: files)
    program = try Self.ownProgram.get()
  }

  /// Throws if another program wrote the plan.
  func expectUsable(for file: FilePath) throws(FileError) {
    guard try program == Self.ownProgram.get() else {
      throw FileError(
        "use \"\(file)\"",
        .words(
          "another version of rowhouse created it. Plan "
            + "again."))
    }
  }

  /// Objects to another folder than the one in which paths of the plan begin.
  package func expectFolder(for file: FilePath) throws(FileError) {
    guard Self.currentFolder == folder else {
      let words = String(decoding: folder, as: UTF8.self)
      throw FileError(
        "use \"\(file)\"", .words("it was planned in \(words). Run the command there."))
    }
  }

  private static var currentFolder: [UInt8] { FilePath.currentFolder.map { Array($0.bytes) } ?? [] }

  /// Distinguishes this plan from others.
  package var digest: Digest {
    var digesting = Digesting()
    for text in [Self.format] + words + ["\(inputs)", "\(program)"] {
      digesting.add(Array("\(text)\0".utf8).span)
    }
    digesting.add(folder.span)
    return digesting.digest
  }

  /// The first bytes of each file.
  static let format = "rowhouse-plan 1"

  /// The size of the program and its beginning, where linkers put a digest of the whole: the build ID of
  /// ELF, the UUID of Mach-O.
  ///
  /// It is read once, and compared with every file of a plan.
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

  /// The paths, sizes and times of files: those of a file that was copied to another host with its time
  /// are the same there.
  private static func digest(of files: [FilePath]) throws(FileError) -> Digest {
    var digesting = Digesting()
    for file in files {
      let status = try FileStatus(of: file)
      digesting.add(file.bytes.span)
      digesting.add(Array("\0\(status.size)\0\(status.modified)\0".utf8).span)
    }
    return digesting.digest
  }
}

extension PlanHeader: Archivable {
  package mutating func serialize(in archive: inout Archive) {
    archive.serialize(&words, each: "")
    archive.serialize(&folder)
    archive.serialize(&inputs)
    archive.serialize(&program)
  }
}
