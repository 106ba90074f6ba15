package import Files
import Store

/// The folder that the processes share which make one site together.
///
/// What it has, each written whole or not at all, so that whoever does a part again does no harm:
/// - `plan`: the command, and where every row is
/// - `rows-2-of-4`: what one process has read of the inputs, where several did
/// - `pages-2-of-4`: the pages that one has drawn, and what is known of them
package struct PlanFolder: Sendable {
  package let path: FilePath

  /// - Parameter path: Need not exist yet.
  /// - Throws: `FileError` for what is no path.
  package init(_ path: String) throws(FileError) { self.path = try FilePath(path) }

  /// What is done in parts.
  package enum Work: String, Sendable { case rows, pages }

  /// What is there of a work that was cut in one way.
  package struct Parts {
    package let header: PlanHeader

    /// Those that are there, in order, and those that are not.
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
        "use \"\(path)\"", .words("there is no plan in it; make one by rowhouse plan"))
    }
  }

  /// Looks for the parts of a work, by what they are of and how it was cut, the most complete first.
  ///
  /// What cannot be read, as it is damaged or another version's, is as good as missing.
  ///
  /// - Parameter work: The work.
  /// - Returns: What there is.
  /// - Throws: `FileError`, where the folder cannot be read.
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
