import Bytes
import Files
import Publishing
import Store

extension Verb {
  /// `rollback`: puts a site that was kept back in its place.
  ///
  /// - Parameter defaultFolder: The folder that is meant if none is named. `nil`, if one must be.
  /// - Returns: The verb.
  package static func rollback(defaultFolder: String?) -> Verb {
    Verb(
      name: "rollback",
      summary: "puts a site that was kept with --keep back in its place",
      operands: defaultFolder == nil ? "DIR" : "[DIR]",
      options: [.to, .list, .quiet, .help],
      notes: """
        The site takes the place of the one that is there in one step, and that is kept in turn: the same
        command again undoes it. What rowhouse did not make stays where it is.
        """
    ) { arguments, console throws(CommandFailure) in
      let folder = try arguments.folder(orElse: defaultFolder)
      let number = try arguments.number(.to, in: 1...Int.max)
      let releases: [Release]
      do throws(FileError) {
        releases = try Releases(of: folder).all()
      } catch {
        throw .machine("\(error)")
      }
      if arguments.has(.list) {
        guard number == nil else { throw .usage("--list changes nothing; leave --to out") }
        for release in releases.reversed() { try console.answer("\(release)") }
        return
      }
      guard let last = releases.last else {
        throw .findings(
          "error: nothing is kept of \(folder); a build with --keep 3 keeps the last three")
      }
      guard let release = number.map({ number in releases.first { $0.number == number } }) ?? last
      else {
        let numbers = releases.map { "\($0.number)" }.list(joinedBy: "and")
        throw .findings(
          "error: there is no release \(number ?? 0) of \(folder); there are \(numbers)")
      }
      let summary: StoreSummary
      do throws(FileError) {
        summary = try FolderStore(folder, keeping: Int.max).restore(release)
      } catch {
        throw .machine("\(error)")
      }
      summary.warn(of: folder, console)
      try console.result("\(folder) is release \(release.number) again, of \(release.time)")
    }
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
