import Bytes
import Files
import Publishing
import Store

extension Verb {
  /// `rollback`: puts a site that was kept back in its place.
  package static func rollback(defaultFolder: String?) -> Verb {
    Verb(
      name: "rollback",
      summary: "Restore an earlier release",
      operands: defaultFolder == nil ? "DIR" : "[DIR]",
      options: [.to, .list, .quiet, .help],
      group: .built,
      examples: ["rowhouse rollback site --list", "rowhouse rollback site --to 3"],
      notes: """
        Releases are kept by builds with --keep N. The release replaces the site in one step, and \
        the site becomes a release: run the command again to undo it. Files that Rowhouse didn't \
        make stay.

        Without --to, the release that was replaced last is restored. If it is damaged, nothing \
        changes: choose another with --to.
        """
    ) { arguments, console in
      let folder = try arguments.folder(orElse: defaultFolder)
      let number = try arguments.number(.to, in: 1...Int.max)
      if arguments.has(.list) {
        guard number == nil else {
          throw CommandFailure.usage("--list can't be combined with --to")
        }
        return try printReleases(of: folder, console)
      }
      console.warn(ofOlderSites: try FolderStore.finish(folder))
      let release = try release(number, of: folder)
      let summary = try FolderStore(folder, keeping: Int.max).restore(release)
      summary.warn(of: folder, console)
      try console.result("restored release \(release.number) of \(release.time) in \(folder)")
    }
  }
}

/// Prints the releases, the one that was replaced last first, and which of them are damaged.
private func printReleases(of folder: String, _ console: Console) throws {
  let releases = try Releases(of: folder).all()
  for (number, release) in releases.reversed() {
    switch release {
    case .success(let release): try console.answer("\(release)")
    case .failure(let error): try console.answer("\(number)\tdamaged: \(error)")
    }
  }
}

/// Opens a release, by default the one that was replaced last.
private func release(_ number: Int?, of folder: String) throws -> Release {
  let releases = try Releases(of: folder)
  let numbers = try releases.numbers()
  guard let number = number ?? numbers.last else {
    throw CommandFailure.findings(
      "error: \(folder) has no earlier releases. Build with --keep 3 to keep the last three.")
  }
  guard numbers.contains(number) else {
    throw CommandFailure.findings(
      "error: \(folder) has no release \(number). Choose "
        + "\(numbers.map { "\($0)" }.list(joinedBy: "or")) with --to.")
  }
  do throws(FileError) { return try releases.release(number) } catch {
    let others = ((try? releases.all()) ?? []).filter { (try? $0.release.get()) != nil }
    let hint =
      others.isEmpty
      ? "Build again."
      : "Choose \(others.map { "\($0.number)" }.list(joinedBy: "or")) with --to."
    throw CommandFailure.findings("error: \(error). \(hint)")
  }
}

extension Release: CustomStringConvertible {
  /// The number, when it was published, and how large it is.
  package var description: String {
    let bytes = manifest.entries.reduce(0) { $0 + $1.size }
    return
      "\(number)\t\(time)\t\(Quantity(manifest.entries.count, of: "file"))\t\(ByteCount(bytes))"
  }

  fileprivate var time: String { published.text("%Y-%m-%d %H:%M UTC") }
}
