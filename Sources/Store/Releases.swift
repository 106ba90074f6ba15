package import Files

/// Earlier sites of an output that were kept.
///
/// They are beside it, in `.NAME.rowhouse-releases`, each in a folder named by its number. An
/// unchanged file is the same file in each of them, so that a release takes only the space of its
/// changes. Only the holder of the staging folder's lock changes them.
package struct Releases {
  private let location: OutputLocation
  private let name: FilePath

  package init(of output: String) throws(FileError) {
    let location = try OutputLocation(output)
    try self.init(at: location)
    location.forget()
  }

  init(at location: OutputLocation) throws(FileError) {
    self.location = location
    name = try FilePath(".\(location.name).rowhouse-releases")
  }

  /// The numbers of all, also damaged and waiting ones; the one replaced last is at the end.
  package func numbers() throws(FileError) -> [Int] {
    let waiting = try StagingFolder.waiting(at: location).filter { ($0.count ?? 0) > 0 }
    return (try entries() + waiting.map(\.number)).sorted()
  }

  /// Opens one of them, and reads no other; throws if it is not as a build left it.
  package func release(_ number: Int) throws(FileError) -> Release {
    if let waiting = try StagingFolder.waiting(at: location).first(where: { $0.number == number }) {
      throw FileError(
        "read the release \(number)",
        .words("\"\(waiting.text)\" is in the hidden folder of a build that did not finish"))
    }
    return try Release(number, in: location.parent.folder(name))
  }

  /// All of them by their numbers, and for a damaged one the reason why it cannot be used.
  package func all() throws(FileError) -> [(number: Int, release: Result<Release, FileError>)] {
    let (folder, filed) = (try folder(), try entries())
    return try numbers().map { number in
      let release = Result { () throws(FileError) in
        guard let folder, filed.contains(number) else { return try self.release(number) }
        return try Release(number, in: folder)
      }
      return (number, release)
    }
  }

  /// A number that is higher than all others.
  func nextNumber() throws(FileError) -> Int {
    // Where they cannot be listed, that is said when the old site is to be put there.
    let others = ((try? entries()) ?? []) + (try StagingFolder.waiting(at: location).map(\.number))
    return (others.max() ?? 0) + 1
  }

  /// Takes in a site that has been replaced.
  func take(_ old: WaitingSite, of staging: Folder) throws(FileError) {
    // What was published once is not for everybody again.
    if try location.parent.statusIfPresent(of: name) == nil {
      try location.parent.makeFolder(name, permissions: 0o700)
    }
    let folder = try location.parent.folder(name)
    try staging.move(old.name, to: folder, as: FilePath("\(old.number)"))
  }

  /// Removes the releases with the files of the current site, and the oldest beyond a number.
  ///
  /// Each is moved to `staging` first, to be removed as a whole. A damaged one stays, since its own
  /// files are not known, and its error is returned.
  func tidy(
    besides manifest: Manifest, keeping count: Int, by staging: Folder
  ) throws(FileError) -> [FileError] {
    let folder: Folder
    do throws(FileError) {
      guard let found = try self.folder() else { return [] }
      folder = found
    } catch let error where error.isNotAFolder || error.isLink {
      return [error]
    }
    var (releases, damage): ([Release], [FileError]) = ([], [])
    for number in try entries() {
      do throws(FileError) { releases.append(try Release(number, in: folder)) } catch {
        damage.append(error)
      }
    }
    let others = releases.filter { $0.manifest != manifest }.suffix(count).map(\.number)
    for release in releases where !others.contains(release.number) {
      let gone = try FilePath("gone-\(release.number)")
      try folder.move(FilePath("\(release.number)"), to: staging, as: gone)
      try staging.removeTree(gone)
    }
    if try folder.entries().isEmpty { try location.parent.removeFolder(name) }
    return damage
  }

  /// The prefix in the names of releases that are being removed.
  static let gone = Array("gone-".utf8)

  private func folder() throws(FileError) -> Folder? {
    try location.parent.statusIfPresent(of: name) == nil ? nil : location.parent.folder(name)
  }

  /// The numbers in the names of all entries, in order.
  private func entries() throws(FileError) -> [Int] {
    guard let folder = try folder() else { return [] }
    // After the largest number there would be none for the next.
    return try folder.entries().compactMap { entry in
      let name = "\(entry.name)"
      return Int(name).flatMap { "\($0)" == name && (1..<Int.max).contains($0) ? $0 : nil }
    }.sorted()
  }
}

/// A site that was in the output before another took its place, and was kept.
package struct Release: Sendable {
  /// Its number: the later it was replaced, the higher.
  package let number: Int

  package let manifest: Manifest

  package let published: UniversalTime

  /// The folder of all of them: of a thousand, no file is open.
  private let releases: Folder

  /// Opens one of the releases in a folder; throws if it is not as a build left it.
  init(_ number: Int, in releases: Folder) throws(FileError) {
    self.number = number
    self.releases = releases
    let name = try FilePath("\(number)")
    let action = "read the release \"\(releases.path.appending(name))\""
    let folder: Folder
    do throws(FileError) { folder = try releases.folder(name) } catch {
      throw FileError(action, error.reason)
    }
    do {
      guard let manifest = try Manifest(of: folder) else {
        throw FileError(action, .words("it has no \(Manifest.file)"))
      }
      self.manifest = manifest
    } catch {
      throw error as? FileError ?? FileError(action, .words("\(error)"))
    }
    published = UniversalTime(try folder.status(of: Manifest.file).modified)
  }

  package func folder() throws(FileError) -> Folder {
    try releases.folder(FilePath("\(number)"))
  }
}
