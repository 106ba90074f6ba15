internal import Files

/// The hidden folder beside the output in which a new site is made.
///
/// Its name follows from the output's, so that two builds for one output meet there: the one with
/// the lock on it continues, and finishes the work of an earlier one. The lock belongs to the
/// process, so it ends with the process; no process number is ever compared.
///
/// It may contain:
/// - `new`: the new site; right after the swap, the old one
/// - `swap-123`: made before the swap, with the inode that `new` had. While `new` has this inode,
///   nothing was swapped. Its text is the old site's name after the swap.
/// - `old-7-3`: an old site that is to be kept or removed, see ``WaitingSite``
/// - `gone-7`: a release that is being removed
/// - `probe`: a folder that exists for a moment, to try the swap
final class StagingFolder: Sendable {
  static let site: FilePath = "new"
  static let probe: FilePath = "probe"

  let folder: Folder
  let location: OutputLocation
  private let name: FilePath

  /// Makes the folder, or takes over that of an earlier build; throws if another build lives.
  init(for location: OutputLocation) throws(FileError) {
    do throws(FileError) {
      self.location = location
      name = try Self.name(at: location)
      folder = try Self.lockedFolder(name, in: location.parent)
    } catch {
      if error.isBusy {
        throw .output(location.output, "another build is publishing there. Wait for it to finish.")
      }
      guard error.isPermission else { throw error }
      throw .output(
        location.output,
        "\(error). The new site is written beside the old one: allow writing there, or use a "
          + "folder inside it.")
    }
  }

  /// Takes over an earlier build's folder; `nil` without one, or if another build is running.
  init?(leftAt location: OutputLocation) throws(FileError) {
    self.location = location
    name = try Self.name(at: location)
    do throws(FileError) {
      guard try location.parent.statusIfPresent(of: name) != nil else { return nil }
      folder = try Self.lockedFolder(name, in: location.parent)
    } catch let error where error.isBusy {
      return nil
    }
  }

  /// Unlocks at once: a program that is being started may hold the folder a moment longer.
  deinit { folder.unlock() }

  private static func name(at location: OutputLocation) throws(FileError) -> FilePath {
    try FilePath(".\(location.name).rowhouse-staging")
  }

  private static func lockedFolder(
    _ name: FilePath, in parent: Folder
  ) throws(FileError) -> Folder {
    while true {
      do throws(FileError) {
        // Nobody else may put a symbolic link where the site is made.
        try parent.makeFolder(name, permissions: 0o700)
      } catch let error where error.isOccupied {
        // Another build's, alive or not: the lock tells.
      }
      do throws(FileError) {
        let folder = try parent.folder(name)
        try folder.lock()
        // The build that held the lock may have removed the folder, and a third made a new one.
        let named = try parent.status(of: name)
        if try folder.status().identity == named.identity { return folder }
      } catch let error where error.isMissing {
        // It went between two calls, or is no folder and never will be.
        if let kind = try parent.statusIfPresent(of: name)?.kind, kind != .folder { throw error }
      }
    }
  }
}

// MARK: - Clearing

extension StagingFolder {
  /// Finishes the work after the swaps of this and earlier builds; removes an unpublished site.
  ///
  /// Old sites that could not be kept or removed wait there for the next build, and their errors
  /// are returned; throws if no build can continue.
  func finish() throws(FileError) -> [FileError] {
    if let strange = try folder.entries().first(where: { !Self.isOurs($0) })?.name {
      throw strangeEntry(strange)
    }
    if let note = try Self.noteOfSwap(in: folder) {
      guard let old = try WaitingSite(notedIn: note, of: folder) else { throw strangeEntry(note) }
      try folder.move(Self.site, to: folder, as: old.name)
    }
    try removeEntries()
    return try finishOldSites()
  }

  /// Removes the folder, unless older sites wait in it.
  func remove() throws(FileError) {
    try removeEntries()
    if try folder.entries().isEmpty { try location.parent.removeFolder(name) }
  }

  /// Removes the folder and the folders that were made for the output.
  func forget() {
    // What stays behind is hidden and harmless, and the next build removes it or says why not.
    try? remove()
    location.forget()
  }

  /// Removes the notes last: without one, a killed build is taken for one before its swap.
  private func removeEntries() throws(FileError) {
    let entries = try folder.entries()
    for entry in entries where entry.name == Self.site || entry.name == Self.probe {
      try folder.removeTree(entry.name)
    }
    for entry in entries where entry.kind == .file && Self.isOurs(entry) {
      try folder.removeFile(entry.name)
    }
  }

  /// Removes or keeps the sites that wait.
  private func finishOldSites() throws(FileError) -> [FileError] {
    var errors: [FileError] = []
    // One reason may stand in the way of several sites.
    func add(_ more: [FileError]) { errors += more.filter { !errors.contains($0) } }
    for entry in try folder.entries() where entry.name.bytes.starts(with: Releases.gone) {
      do throws(FileError) { try folder.removeTree(entry.name) } catch { add([error]) }
    }
    // Without a site, there is none that files could be rescued to.
    guard let site = try location.folder() else { return errors }
    let waiting = try Self.waiting(in: folder)
    for (index, old) in waiting.enumerated() {
      do throws(FileError) {
        add(try retire(old, for: site, newer: waiting.count - 1 - index))
      } catch {
        add([error])
      }
    }
    return errors
  }

  /// Removes an old site, or makes it a release.
  ///
  /// A file that another process put there just before the swap is moved to the new site.
  private func retire(
    _ old: WaitingSite, for site: Folder, newer: Int
  ) throws(FileError) -> [FileError] {
    let removal = try OldSiteRemoval(of: folder.folder(old.name), for: site)
    let isKept = (old.count ?? 0) > newer && removal.hasLoss
    try removal.run(keepingOurs: isKept)
    var errors: [FileError] = []
    if let count = old.count {
      let releases = try Releases(at: location)
      do throws(FileError) {
        // Room comes first: a build that is killed then leaves no more than are kept.
        errors = try releases.tidy(
          besides: removal.siteManifest, keeping: isKept ? count - 1 : count, by: folder)
      } catch {
        guard isKept else { throw error }
        errors = [error]
      }
      if isKept { try releases.take(old, of: folder) }
    }
    if !isKept { try folder.removeTree(old.name) }
    return errors
  }

  private func strangeEntry(_ name: FilePath) -> FileError {
    .output(
      location.output,
      "\"\(folder.path.appending(name))\" exists and was not created by a build. Move it away.")
  }

  private static func isOurs(_ entry: FolderEntry) -> Bool {
    switch entry.kind {
    case .folder:
      entry.name == site || entry.name == probe || WaitingSite(entry.name) != nil
        || entry.name.bytes.starts(with: Releases.gone)
    case .file: entry.name.bytes.starts(with: "swap-".utf8)
    case .link, .pipe, .socket, .device: false
    }
  }
}

// MARK: - What waits

extension StagingFolder {
  /// The sites that wait to be kept or removed, the oldest first; briefly also a live build's.
  static func waiting(at location: OutputLocation) throws(FileError) -> [WaitingSite] {
    do throws(FileError) {
      return try waiting(in: location.parent.folder(name(at: location)))
    } catch let error where error.isMissing {
      return []
    }
  }

  private static func waiting(in folder: Folder) throws(FileError) -> [WaitingSite] {
    var waiting = try folder.entries().compactMap { WaitingSite($0.name) }
    if let note = try noteOfSwap(in: folder), let old = try WaitingSite(notedIn: note, of: folder) {
      waiting.append(old)
    }
    return waiting.sorted { $0.number < $1.number }
  }

  /// The name of the note that identifies the new site's folder.
  static func note(of site: FileStatus) throws(FileError) -> FilePath {
    try FilePath("swap-\(site.identity.inode)")
  }

  /// Returns the note of a killed build that had already swapped the two.
  private static func noteOfSwap(in folder: Folder) throws(FileError) -> FilePath? {
    guard let site = try folder.statusIfPresent(of: site) else { return nil }
    let notes = try folder.entries().filter { $0.kind == .file }.map(\.name)
    let ours = try note(of: site)
    return notes.contains(ours) ? nil : notes.first
  }
}

/// An old site in the staging folder: `old-7-3` becomes release 7, where three are kept, and
/// `old-7` is removed.
struct WaitingSite {
  /// The number of the release that it becomes, higher than those of all that were replaced before.
  let number: Int

  /// The number of releases to keep, if it was given.
  let count: Int?

  init(_ number: Int, keeping count: Int?) {
    self.number = number
    self.count = count
  }

  /// Reads a name; nil for any other.
  init?(_ name: FilePath) {
    let parts = "\(name)".split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0] == "old", let number = Int(parts[1]),
      number > 0
    else { return nil }
    self.init(number, keeping: parts.count == 3 ? Int(parts[2]) : nil)
    guard "\(text)" == "\(name)" else { return nil }
  }

  fileprivate init?(notedIn note: FilePath, of folder: Folder) throws(FileError) {
    let bytes = try folder.file(note).readAll()
    guard let name = FilePath(name: bytes) else { return nil }
    self.init(name)
  }

  var text: String { "old-\(number)" + (count.map { "-\($0)" } ?? "") }

  var name: FilePath {
    get throws(FileError) { try FilePath(text) }
  }
}
