package import Files
import Store

/// The folder that the processes share which make one site together.
///
/// It contains the following files. Each is written whole or not at all, so that a part can be done
/// again at any time:
/// - `plan`: the command, and where every row is
/// - `rows-2-of-4`: the result of one process that read a part of the inputs, if several did
/// - `pages-2-of-4`: the pages that one process has drawn, and the facts about them
package struct PlanFolder: Sendable {
  package let path: FilePath

  /// - Parameter path: Need not exist yet.
  /// - Throws: `FileError` if the text is not a path.
  package init(_ path: String) throws(FileError) { self.path = try FilePath(path) }

  /// The work that is done in parts.
  package enum Work: String, Sendable { case rows, pages }

  /// The existing parts of work that was divided in one way.
  package struct Parts {
    package let header: PlanHeader

    /// The existing parts, in order, and the numbers of the missing ones.
    package let parts: [PlanFileReader]
    package let missing: [WorkPart]

    /// Its name in messages: `rows-…-of-4`.
    package let name: String
  }

  /// Begins the file of the plan itself.
  package func write(_ header: PlanHeader) throws(FileError) -> PlanFileWriter {
    try PlanFileWriter("plan", in: path, header)
  }

  /// Begins the file of a part.
  package func write(
    _ part: WorkPart, of work: Work, _ header: PlanHeader
  ) throws(FileError) -> PlanFileWriter {
    try PlanFileWriter("\(work)-\(part.suffix)", in: path, header)
  }

  /// Opens the plan itself.
  package func plan() throws(FileError) -> PlanFileReader {
    do throws(FileError) {
      return try PlanFileReader(path.appending("plan"))
    } catch let error where error.isMissing {
      throw FileError(
        "use \"\(path)\"", .words("it contains no plan. Run rowhouse plan first."))
    }
  }

  /// Finds the parts of some work, by their header and their number, the most complete first.
  ///
  /// An unreadable part, which is damaged or of another version, counts as missing.
  ///
  /// - Parameter work: The work.
  /// - Returns: The existing parts.
  /// - Throws: `FileError` if the folder can't be read.
  package func parts(of work: Work) throws(FileError) -> [Parts] {
    struct Key: Hashable {
      let digest: Digest
      let count: Int
    }
    var found: [Key: [WorkPart: PlanFileReader]] = [:]
    for part in try names(of: work) {
      guard let reader = try? PlanFileReader(file(of: part, work)) else { continue }
      found[Key(digest: reader.header.digest, count: part.count), default: [:]][part] = reader
    }
    let parts = found.compactMap { key, readers -> Parts? in
      let all = (0..<key.count).map { WorkPart($0, of: key.count) }
      guard let header = readers.first?.value.header else { return nil }
      return Parts(
        header: header, parts: all.compactMap { readers[$0] },
        missing: all.filter { readers[$0] == nil }, name: "\(work)-…-of-\(key.count)")
    }
    return parts.sorted { ($0.missing.count, $1.parts.count) < ($1.missing.count, $0.parts.count) }
  }

  private func file(of part: WorkPart, _ work: Work) throws(FileError) -> FilePath {
    path.appending(try FilePath("\(work)-\(part.suffix)"))
  }

  private func names(of work: Work) throws(FileError) -> [WorkPart] {
    guard let status = try? FileStatus(of: path), status.kind == .folder else { return [] }
    var parts: [WorkPart] = []
    for entry in try Folder(path).entries() where entry.kind == .file {
      let name = "\(entry.name)"
      guard name.utf8.starts(with: "\(work)-".utf8),
        let part = WorkPart(name.dropFirst(work.rawValue.utf8.count + 1), separator: "-of-")
      else { continue }
      parts.append(part)
    }
    return parts
  }
}
