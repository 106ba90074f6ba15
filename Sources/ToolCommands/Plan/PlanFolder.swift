import Bytes
package import Files
package import Publishing
import Store

/// The folder that the processes share which make one site together.
///
/// It contains the following files. Each is written whole or not at all, so that a part can be done
/// again at any time:
/// - `plan`: the command and its inputs
/// - `pages-2-of-4`: the pages that one process has drawn, and the facts about them
///
/// Each is a file of frames (``FrameWriter``), which begins with a line about its format.
package struct PlanFolder: Sendable {
  package let path: FilePath

  /// Takes the path of a folder that need not exist yet; throws if the text is not a path.
  package init(_ path: String) throws(FileError) { self.path = try FilePath(path) }

  /// The first line of each file, with the number of the format.
  private static let format = Array("rowhouse plan 2\n".utf8)

  // MARK: - The plan

  var planPath: FilePath { path.appending("plan") }

  /// Writes the plan, which replaces an older one.
  package func write(_ plan: Plan) throws(FileError) {
    let frames = try FrameWriter("plan", in: madeFolder())
    try frames.append((Self.format + plan.bytes).span)
    try frames.commit()
  }

  /// Reads the plan; throws if another program or a process in another folder wrote it.
  package func plan() throws(FileError) -> Plan {
    let first: [UInt8]?
    do throws(FileError) {
      first = try FrameReader(planPath).next()
    } catch let error where error.isMissing {
      throw FileError("use \"\(path)\"", .words("it contains no plan. Run rowhouse plan first."))
    }
    guard let first, first.starts(with: Self.format) else { throw .foreign(planPath) }
    var fields = FieldReader(Array(first.dropFirst(Self.format.count)))
    guard let plan = Plan(from: &fields) else { throw .damaged(planPath) }
    try plan.expectUsable(as: planPath)
    return plan
  }

  private func madeFolder() throws(FileError) -> Folder {
    try Folder(startOf: path).makeFolders(above: path.appending("file"))
    return try Folder(path)
  }

  // MARK: - Its parts

  package func write(_ part: WorkPart, of plan: Plan) throws(FileError) -> PartWriter {
    let folder = try madeFolder()
    let frames = try FrameWriter(FilePath("pages-\(part.suffix)"), in: folder)
    try frames.append(Self.beginning(of: part, plan).span)
    return PartWriter(frames, in: folder)
  }

  /// The first frame of a part's file: the format, the digest of the plan, and the part's own name,
  /// which a copy does not have.
  private static func beginning(of part: WorkPart, _ plan: Plan) -> [UInt8] {
    format + "\(plan.digest) \(part)".utf8
  }

  /// Finds the parts of a plan; of several divisions, those of which the fewest are missing.
  ///
  /// A damaged file, or one of another version or plan, counts as missing. The files are in order;
  /// without any part, both lists are empty.
  package func parts(of plan: Plan) throws(FileError) -> (files: [FilePath], missing: [WorkPart]) {
    var found: [Int: Set<WorkPart>] = [:]
    for part in try namedParts() {
      let file = try file(of: part)
      guard let first = try? FrameReader(file).next(), first == Self.beginning(of: part, plan)
      else { continue }
      found[part.count, default: []].insert(part)
    }
    let best = found.min { first, second in
      (first.key - first.value.count, second.value.count)
        < (second.key - second.value.count, first.value.count)
    }
    guard let (count, parts) = best else { return ([], []) }
    var (files, missing): ([FilePath], [WorkPart]) = ([], [])
    for part in (0..<count).map({ WorkPart($0, of: count) }) {
      if parts.contains(part) { files.append(try file(of: part)) } else { missing.append(part) }
    }
    return (files, missing)
  }

  private func file(of part: WorkPart) throws(FileError) -> FilePath {
    path.appending(try FilePath("pages-\(part.suffix)"))
  }

  private func namedParts() throws(FileError) -> [WorkPart] {
    guard let status = try? FileStatus(of: path), status.kind == .folder else { return [] }
    return try Folder(path).entries().compactMap { entry in
      let name = "\(entry.name)"
      guard entry.kind == .file, name.utf8.starts(with: "pages-".utf8) else { return nil }
      return WorkPart(name.dropFirst("pages-".utf8.count), separator: "-of-")
    }
  }
}
