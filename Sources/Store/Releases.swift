package import Files

/// The sites that were in an output before the one that is there now, as far as they were kept.
///
/// They lie beside it, in `.NAME.rowhouse-releases`, each in a folder called by its number. A file that
/// did not change is the same file in each of them, so that one takes the room of what has changed.
/// Only whoever holds the staging folder changes them.
package struct Releases {
  private let location: OutputLocation
  private let name: FilePath

  /// - Parameter output: The folder that the site is in.
  /// - Throws: `FileError`
  package init(of output: String) throws(FileError) {
    let location = try OutputLocation(output)
    try self.init(at: location)
    location.forget()
  }

  init(at location: OutputLocation) throws(FileError) {
    self.location = location
    name = try FilePath(".\(location.name).rowhouse-releases")
  }

  /// The numbers of all entries that are called by one, damaged or not: the one that was replaced last is
  /// at the end.
  ///
  /// - Throws: `FileError`
  package func numbers() throws(FileError) -> [Int] {
    guard let folder = try folder() else { return [] }
    // After the largest number there would be none for the next.
    return try folder.entries().compactMap { entry in
      let name = "\(entry.name)"
      return Int(name).flatMap { "\($0)" == name && (1..<Int.max).contains($0) ? $0 : nil }
    }.sorted()
  }

  /// Opens one of them, and reads no other.
  ///
  /// - Throws: `FileError`, where it is not as a build left it.
  package func release(_ number: Int) throws(FileError) -> Release {
    try Release(number, in: location.parent.folder(name))
  }

  /// All of them by their numbers, and for a damaged one the reason why it cannot be used.
  ///
  /// - Throws: `FileError`
  package func all() throws(FileError) -> [(number: Int, release: Result<Release, FileError>)] {
    guard let folder = try folder() else { return [] }
    return try numbers().map { number in
      (number, Result { () throws(FileError) in try Release(number, in: folder) })
    }
  }

  /// Takes in a site that has been replaced, by a number that none of the others has.
  func take(_ site: FilePath, of staging: Folder, as number: Int) throws(FileError) {
    // What was published once is not for everybody again.
    if try folder() == nil { try location.parent.makeFolder(name, permissions: 0o700) }
    let folder = try location.parent.folder(name)
    try staging.move(site, to: folder, as: FilePath("\(number)"))
  }

  /// Removes the releases that have the files of the site that is in place, and the oldest of those that
  /// are too many.
  ///
  /// Of a damaged one it is not known what is ours, so it stays.
  ///
  /// - Parameters:
  ///   - manifest: The site that is in place.
  ///   - count: How many may stay.
  ///   - staging: Where one goes first, so that no half of one is left.
  /// - Returns: The reasons why damaged ones cannot be used.
  /// - Throws: `FileError`
  func tidy(
    besides manifest: Manifest, keeping count: Int, by staging: Folder
  ) throws(FileError) -> [FileError] {
    guard let folder = try folder() else { return [] }
    var (releases, damage): ([Release], [FileError]) = ([], [])
    for (_, release) in try all() {
      do throws(FileError) { releases.append(try release.get()) } catch { damage.append(error) }
    }
    let others = releases.filter { $0.manifest != manifest }.suffix(count).map(\.number)
    for release in releases where !others.contains(release.number) {
      try folder.move(FilePath("\(release.number)"), to: staging, as: StagingFolder.probe)
      try staging.removeTree(StagingFolder.probe)
    }
    if try folder.entries().isEmpty { try location.parent.removeFolder(name) }
    return damage
  }

  private func folder() throws(FileError) -> Folder? {
    try location.parent.statusIfPresent(of: name) == nil ? nil : location.parent.folder(name)
  }
}
