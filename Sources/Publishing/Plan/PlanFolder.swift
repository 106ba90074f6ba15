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

  /// What is there of a work in parts.
  package enum Parts {
    /// All parts, in order.
    case complete([PlanFileReader])

    /// Not these, of so many; all of none that was begun, where nothing was.
    case missing([WorkPart])
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

  /// The first part of a work, whichever it was cut into, to learn what the plan is of.
  package func first(of work: Work) throws(FileError) -> PlanFileReader? {
    for part in try names(of: work).sorted(by: { ($0.count, $0.index) < ($1.count, $1.index) }) {
      return try PlanFileReader(file(of: part, work))
    }
    return nil
  }

  /// Looks for all parts of a work.
  ///
  /// Where it was cut in several ways, the one that is complete counts, or that with the most parts. Parts
  /// of another plan are as good as missing.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - header: What they must be of.
  /// - Returns: The parts, or what is missing.
  /// - Throws: `FileError`, for a part that cannot be read.
  package func parts(of work: Work, _ header: PlanHeader) throws(FileError) -> Parts {
    var found: [Int: [WorkPart: PlanFileReader]] = [:]
    for part in try names(of: work) {
      let reader = try PlanFileReader(file(of: part, work))
      if reader.header.digest == header.digest { found[part.count, default: [:]][part] = reader }
    }
    let best = found.max { one, other in
      let (missing, others) = (one.key - one.value.count, other.key - other.value.count)
      return (missing, one.key) > (others, other.key)
    }
    guard let best else { return .missing([]) }
    let parts = (0..<best.key).map { WorkPart($0, of: best.key) }
    let missing = parts.filter { best.value[$0] == nil }
    return missing.isEmpty ? .complete(parts.compactMap { best.value[$0] }) : .missing(missing)
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
