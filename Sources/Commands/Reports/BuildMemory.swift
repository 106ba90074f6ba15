import Bytes
package import Files
package import Store

/// The record of the last build, so that the next one doesn't repeat work with the same result.
///
/// It is a file for each output in a cache folder: the output itself doesn't depend on the record,
/// and contains nothing about the machine.
///
/// Inputs are unchanged if their size, inode and time of change are, as for `make` and `rsync`;
/// with `--checksum`, if their bytes are. An input that changes during the build may have been read
/// before or after that, so it counts as changed. It is detected by checking twice: before the
/// input is read, and at the end. A change right after the first check may have the same time of
/// change, so an input that changed at the start of the build counts as changed, too. Standard
/// input always does.
///
/// The errors of a single page depend only on its bytes, its path and the program. So the pages of
/// the last build have none, whatever its inputs and options were.
package struct BuildMemory: Sendable {
  private let folder: FilePath
  private let output: String
  private let words: [String]
  private let readsBytes: Bool
  private let isForced: Bool

  /// Whether an option needs a build, such as a report.
  private let needsBuild: Bool
  private let start: Duration

  /// The result of a build.
  package struct Ending {
    /// The line about the published site.
    package let summary: String

    /// How many rows were skipped, if any were.
    package let refused: String?

    package init(summary: String, refused: String?) {
      self.summary = summary
      self.refused = refused
    }
  }

  private static let others: Set<CommandOption> = [
    .jobs, .memory, .quiet, .cache, .force, .report, .writeSchema, .writeConfig, .keep,
    .watch, .port, .open,
  ]

  /// Returns `nil` if there is no cache folder; `start` is by the clock of this machine, which need
  /// not be that of a file server.
  package init?(_ arguments: Arguments, output: String, start: Duration = Machine.time) {
    let told = arguments[.cache].flatMap { try? FilePath($0) }
    guard let folder = told ?? arguments.usualCache else { return nil }
    self.folder = folder
    self.output = output
    self.start = start
    words = arguments.words(besides: Self.others)
    readsBytes = arguments.has(.checksum)
    isForced = arguments.has(.force)
    needsBuild =
      arguments.has(.report) || arguments.has(.writeSchema) || arguments.has(.writeConfig)
  }

  /// The result of the last build, if this one would have the same.
  package func unchanged() -> Ending? {
    guard !isForced, !needsBuild, let last, let inputs = last.inputs,
      self.inputs(at: last.paths)?.digest == inputs, SiteState(of: output)?.digest == last.site
    else { return nil }
    return last.ending
  }

  /// The files and folders that the last build read.
  var lastPaths: [String] { last?.paths ?? [] }

  /// The state that the last build left the site in, if its files may be reused without reading.
  package func left() -> Digest? { isForced || readsBytes ? nil : last?.site }

  /// Remembers a build that wrote a number of files, unless another process has written more;
  /// returns the error if it can't.
  package func remember(_ sight: InputSight, _ ending: Ending, written: Int) -> FileError? {
    // The clock of files is a few milliseconds behind.
    let start = start - .milliseconds(20)
    guard let file, let program = Self.program, let site = SiteState(of: output, since: start),
      site.written <= written
    else { return nil }
    let inputs = inputs(at: sight.paths)
    // The second look comes after the bytes were read for the digest.
    let isSettled = inputs.map { $0.newest < start } == true && sight.isSame
    let record = BuildRecord(
      program: program, site: site.digest, inputs: isSettled ? inputs?.digest : nil,
      paths: sight.paths, ending: ending)
    guard let text = record.text else { return nil }
    do throws(FileError) {
      try Folder(startOf: folder).makeFolders(above: file)
      try OutputFile("\(file)").write(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  /// The last build, if it was by this program.
  private var last: BuildRecord? {
    guard let file, let bytes = try? InputFile(file).readAll(),
      let text = String(validating: bytes, as: UTF8.self), let record = BuildRecord(text),
      record.program == Self.program
    else { return nil }
    return record
  }

  /// The file that remembers the output; `nil` if the output has no valid path.
  private var file: FilePath? {
    guard let place = try? FilePath(output).resolved(),
      let name = try? FilePath("\(Digest(of: place.bytes.span)).build")
    else { return nil }
    return folder.appending(name)
  }

  /// The program that runs; `nil` if that cannot be found out.
  private static var program: Digest? {
    guard let program = Machine.program else { return nil }
    var digesting = Digesting()
    digesting.add(program)
    return digesting.digest
  }

  /// Returns the digest of the options and of the inputs, and the latest time of change; `nil`
  /// where something is missing or cannot be looked at, such as standard input.
  private func inputs(at paths: [String]) -> (digest: Digest, newest: Duration)? {
    guard !paths.contains("-") else { return nil }
    var digesting = Digesting()
    for word in words { digesting.add(word) }
    var newest = Duration.zero
    do throws(FileError) {
      for path in paths {
        for file in try Self.files(at: FilePath(path)) {
          digesting.add("\(file)")
          guard let status = try FileStatus(ifPresentAt: file) else { continue }
          newest = max(newest, status.changed)
          if readsBytes {
            try InputFile(file).readPieces { digesting.add($0) }
          } else {
            digesting.add(status)
          }
        }
      }
    } catch {
      return nil
    }
    return (digesting.digest, newest)
  }

  /// A file, which may be missing, or those of a folder but for sites below it.
  package static func files(at path: FilePath) throws(FileError) -> [FilePath] {
    guard try FileStatus(ifPresentAt: path)?.kind == .folder else { return [path] }
    let listing = try FolderListing(of: Folder(path), skippingFoldersWith: Manifest.file)
    return listing.files.map { path.appending($0) }
  }
}

/// Which files and folders are read, and their sizes, inodes and times of change before that.
package struct InputSight: Sendable {
  package private(set) var paths: [String] = []
  private var states: [Digest?] = []

  package init() {}

  /// Looks at files and folders that are about to be read.
  package mutating func look(at paths: [String]) {
    self.paths += paths
    states += paths.map(Self.state)
  }

  /// Whether all of them are as they were.
  var isSame: Bool { !states.contains(nil) && states == paths.map(Self.state) }

  /// Nil, where there is nothing, or it cannot be looked at.
  private static func state(of path: String) -> Digest? {
    var digesting = Digesting()
    do throws(FileError) {
      for file in try BuildMemory.files(at: FilePath(path)) {
        digesting.add("\(file)")
        if let status = try FileStatus(ifPresentAt: file) { digesting.add(status) }
      }
    } catch {
      return nil
    }
    return digesting.digest
  }
}

extension Digesting {
  /// Adds a text, and that it ends there.
  fileprivate mutating func add(_ text: String) { add(Array("\(text)\0".utf8).span) }
}
