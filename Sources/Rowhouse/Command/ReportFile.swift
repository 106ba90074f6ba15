import Files

/// The file that `--report` names.
struct ReportFile: Sendable {
  /// The path as it was given.
  private let name: String
  private let file: OutputFile

  /// Looks whether the report can be written.
  ///
  /// - Parameters:
  ///   - name: The path of the file.
  ///   - output: The folder of the site, which need not exist.
  /// - Throws: ``CommandFailure``, where the report could not be written after all the work.
  init(_ name: String, besides output: String) throws(CommandFailure) {
    self.name = name
    if let places = try Self.places(of: name, and: output) {
      if places.folder.isAncestor(orEqualTo: places.report) {
        throw .usage("--report \(name) is inside the output; write the report elsewhere")
      }
      if places.report.isAncestor(orEqualTo: places.folder) {
        throw .usage("--report \(name) is a folder above the output; write the report elsewhere")
      }
    }
    file = try Self.saying(name) { () throws(FileError) in try OutputFile(name) }
  }

  /// Refuses to take the place of an input.
  func expectOutside(of input: String) throws(CommandFailure) {
    guard let places = try Self.places(of: name, and: input) else { return }
    if places.folder.isAncestor(orEqualTo: places.report) {
      throw .usage("--report \(name) is among the inputs; write the report elsewhere")
    }
  }

  /// Makes sure that there is room for the report.
  func reserve() throws(CommandFailure) {
    try Self.saying(name) { () throws(FileError) in try file.reserve() }
  }

  /// Writes the report in place of an older one.
  func write(_ report: BuildReport) throws(CommandFailure) {
    try Self.saying(name) { () throws(FileError) in try file.write(report.json) }
  }

  /// Where a report and a folder are, or would be; `nil` for a report to a pipe or a device, whose
  /// name leads nowhere: `/dev/stdout` is a link to `pipe:[123]`.
  private static func places(
    of report: String, and folder: String
  ) throws(CommandFailure) -> (report: FilePath, folder: FilePath)? {
    try saying(report) { () throws(FileError) in
      let kind = (try? FileStatus(of: FilePath(report)))?.kind ?? .file
      guard kind == .file || kind == .folder else { return nil }
      return (try place(of: FilePath(report)), try place(of: FilePath(folder)))
    }
  }

  /// Where a file or folder is, or would be, without symbolic links as far as there is a way.
  private static func place(of path: FilePath) throws(FileError) -> FilePath {
    let place = try path.resolvedIfPresent()
    guard place == path, let name = path.last else { return place }
    return try self.place(of: path.parent.bytes.isEmpty ? "." : path.parent).appending(name)
  }

  /// Does something for the report, and says so where that fails.
  private static func saying<Outcome>(
    _ name: String, _ body: () throws(FileError) -> Outcome
  ) throws(CommandFailure) -> Outcome {
    do throws(FileError) {
      return try body()
    } catch {
      throw .machine("--report \(name): \(error)")
    }
  }
}
