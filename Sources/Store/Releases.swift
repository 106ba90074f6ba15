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

  /// All of them, the one that was replaced last at the end.
  ///
  /// - Throws: `FileError`
  package func all() throws(FileError) -> [Release] {
    guard let folder = try folder() else { return [] }
    var releases: [Release] = []
    for number in try numbers(in: folder) { try releases.append(Release(number, in: folder)) }
    return releases
  }

  /// The number of the next one.
  func nextNumber() throws(FileError) -> Int {
    guard let folder = try folder() else { return 1 }
    return (try numbers(in: folder).last ?? 0) + 1
  }

  /// Takes in a site that has been replaced, by a number that none of the others has.
  func take(_ site: FilePath, of staging: Folder, as number: Int) throws(FileError) {
    // What was published once is not for everybody again.
    if try folder() == nil { try location.parent.makeFolder(name, permissions: 0o700) }
    let folder = try location.parent.folder(name)
    try staging.move(site, to: folder, as: FilePath("\(number)"))
  }

  /// Removes what has the files of the site that is in place, and the oldest of what are too many.
  ///
  /// - Parameters:
  ///   - manifest: The site that is in place.
  ///   - count: How many may stay.
  ///   - staging: Where one goes first, so that no half of one is left.
  /// - Throws: `FileError`
  func tidy(
    besides manifest: Manifest, keeping count: Int, by staging: Folder
  ) throws(FileError) {
    guard let folder = try folder() else { return }
    let releases = try all()
    let others = releases.filter { $0.manifest != manifest }.suffix(count).map(\.number)
    for release in releases where !others.contains(release.number) {
      try folder.move(FilePath("\(release.number)"), to: staging, as: StagingFolder.probe)
      try staging.removeTree(StagingFolder.probe)
    }
    if try folder.entries().isEmpty { try location.parent.removeFolder(name) }
  }

  private func folder() throws(FileError) -> Folder? {
    try location.parent.statusIfPresent(of: name) == nil ? nil : location.parent.folder(name)
  }

  private func numbers(in folder: Folder) throws(FileError) -> [Int] {
    let names = try folder.entries().filter { $0.kind == .folder }.map { "\($0.name)" }
    // After the largest number there would be none for the next.
    return names.compactMap { name in
      Int(name).flatMap { "\($0)" == name && (1..<Int.max).contains($0) ? $0 : nil }
    }.sorted()
  }
}
