import Bytes
import Files
import Store

/// What is remembered of a build, so that the same is not done again where nothing has changed.
///
/// It is a file for each output in a folder of caches: the output itself does not depend on what was
/// there before, and says nothing of the machine. Its lines are the format, the digests of what was read
/// and of what was published, what was said at the end, and what was read.
///
/// Inputs are the same while their size, inode and time of change are, as for `make` and `rsync`; with
/// `--checksum`, while their bytes are. What changed after the build had begun may have been read before
/// or after that, so nothing is then remembered.
struct BuildMemory: Sendable {
  private static let format = "rowhouse-build 1"

  private let folder: FilePath
  private let output: String
  private let words: [String]
  private let readsBytes: Bool
  private let isForced: Bool
  private let start = Machine.time

  /// What a build ended with.
  struct Ending {
    /// What was published.
    let summary: String

    /// How many records were refused, if any were.
    let refused: String?
  }

  /// Options that make no difference to what is published.
  private static let others: Set<CommandOption> = [.jobs, .memory, .quiet, .cache, .force]

  /// Fails where nothing can be remembered: standard input is gone when it was read, and a report or a
  /// schema is of a build.
  ///
  /// - Parameters:
  ///   - arguments: What is asked for.
  ///   - output: Where it is published.
  init?(_ arguments: Arguments, output: String) {
    let told = arguments[.cache].flatMap { try? FilePath($0) }
    guard let folder = told ?? arguments.usualCache, !arguments.operands.contains("-"),
      !arguments.has(.report), !arguments.has(.writeSchema)
    else { return nil }
    self.folder = folder
    self.output = output
    words = arguments.words(besides: Self.others)
    readsBytes = arguments.has(.checksum)
    isForced = arguments.has(.force)
  }

  /// What the last build ended with, if this one would end with the same.
  func unchanged() -> Ending? {
    guard !isForced, let file, let text = try? InputFile(file).readAll(),
      let lines = String(validating: text, as: UTF8.self)?
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      lines.count > 4, lines[0] == Self.format,
      let state = state(of: Array(lines[4...])), lines[1] == state.text
    else { return nil }
    return Ending(summary: lines[2], refused: lines[3].isEmpty ? nil : lines[3])
  }

  /// Remembers a build.
  ///
  /// - Parameters:
  ///   - paths: The files and folders that were read.
  ///   - ending: What the build ended with.
  /// - Returns: Why that cannot be remembered, if it cannot.
  func remember(_ paths: [String], _ ending: Ending) -> FileError? {
    // The clock of files is a few milliseconds behind.
    guard let state = state(of: paths), state.newest < start - .milliseconds(20), let file else {
      return nil
    }
    let lines = [Self.format, state.text, ending.summary, ending.refused ?? ""] + paths
    guard !lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    do throws(FileError) {
      try Folder(startOf: folder).makeFolders(above: file)
      try OutputFile("\(file)").write(Array(lines.joined(separator: "\n").utf8))
      return nil
    } catch {
      return error
    }
  }

  /// The file of the output; nil, where there is none yet.
  private var file: FilePath? {
    guard let place = try? FilePath(output).resolved(),
      let name = try? FilePath("\(Digest(of: place.bytes.span)).build")
    else { return nil }
    return folder.appending(name)
  }
}

// MARK: - What there is

extension BuildMemory {
  private struct State {
    /// The digests of all that matters.
    let text: String

    /// When the last of what was read changed.
    let newest: Duration
  }

  /// What there is now; nil, where something is missing or cannot be looked at.
  private func state(of paths: [String]) -> State? {
    guard let program = Machine.program, let site = Digest.ofSite(in: output) else { return nil }
    var digesting = Digesting()
    digesting.add(program)
    for word in words { digesting.add(word) }
    var newest = Duration.zero
    do throws(FileError) {
      for path in paths {
        for file in try Self.files(at: FilePath(path)) {
          let status = try FileStatus(of: file)
          newest = max(newest, status.changed)
          digesting.add("\(file)")
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
    return State(text: "\(digesting.digest) \(site)", newest: newest)
  }

  /// A file, or those of a folder but for sites below it.
  static func files(at path: FilePath) throws(FileError) -> [FilePath] {
    guard try FileStatus(of: path).kind == .folder else { return [path] }
    let listing = try FolderListing(of: Folder(path), skippingFoldersWith: Manifest.file)
    return listing.files.map { path.appending($0) }
  }
}

extension Digesting {
  /// Adds a text, and that it ends there.
  fileprivate mutating func add(_ text: String) { add(Array("\(text)\0".utf8).span) }
}
