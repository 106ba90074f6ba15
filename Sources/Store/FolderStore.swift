package import Files
internal import Synchronization

/// A site in a folder on disk.
///
/// A new site is made in a hidden folder beside the output and replaces it in one step, so a
/// process that opens a file there finds the old site or the new one, never a mixture and never
/// nothing. A build that fails, or is killed at any moment, leaves the old site unchanged.
///
/// - Files with unchanged bytes are not written again: they keep inode and time stamp, so `rsync`
///   and the like copy only the difference.
/// - They are not even read if the site is known to be as the last build left it.
/// - Other files in the output, which are not in our ``Manifest``, stay there: `CNAME`, `.git`. If
///   the site needs the path of one, nothing is published.
/// - A file of ours that was edited by hand is replaced if the new site has it. Otherwise it stays.
/// - A file or folder that replaces an old one keeps its attributes: permissions, group, owner,
///   access control lists and extended attributes, if the process has permission to set them. New
///   ones inherit from the output folder.
/// - The folder itself is a new one after each commit. A process whose current folder it is, or
///   that serves it by descriptor, keeps the old one, which is then empty; serve it by its path.
package final class FolderStore: SiteStore {
  private let staging: StagingFolder
  private let site: Folder
  private let old: OldSite?
  private let ledger = Mutex(Ledger())
  private let isFinished = Atomic(false)
  private let drafts = Atomic(0)
  private let keptCount: Int?

  /// Errors in finishing the work of earlier builds on older sites.
  package let unfinished: [FileError]

  /// Prepares to replace the output; throws early if that is impossible, and changes nothing.
  ///
  /// Missing folders above the output are created. The work of a build that was killed, or failed,
  /// is finished first.
  ///
  /// The output need not exist; of a symbolic link to a folder the target is replaced. `left` is
  /// the ``SiteState`` in which the last build left it, if its files may be reused without reading
  /// them. `count` is the number of earlier sites to keep as ``Releases``; `nil` keeps the existing
  /// ones, and adds none.
  package init(
    _ output: String, leftAs left: Digest? = nil, keeping count: Int? = nil
  ) throws(FileError) {
    keptCount = count
    let location = try OutputLocation(output)
    do throws(FileError) {
      staging = try StagingFolder(for: location)
      unfinished = try staging.finish()
    } catch {
      location.forget()
      throw error
    }
    do throws(FileError) {
      old = try OldSite(at: location, leftAs: left)
      site = try staging.makeSite(inPlaceOf: old)
    } catch {
      staging.forget()
      throw error
    }
  }

  deinit {
    discard()
  }

  /// Finishes the work of a build that failed, or was killed, unless another build is running.
  ///
  /// If it was killed before its swap, its files are removed. Returns the errors of unfinished
  /// work; throws if no build could continue.
  package static func finish(_ output: String) throws(FileError) -> [FileError] {
    let location = try OutputLocation(output)
    defer { location.forget() }
    guard let staging = try StagingFolder(leftAt: location) else { return [] }
    let errors = try staging.finish()
    try staging.remove()
    return errors
  }

  package func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    let path = try path(of: file)
    try occupying(path) { () throws(FileError) in
      let digest = Digest(of: bytes.span)
      let entry = Manifest.Entry(path: path, size: bytes.count, digest: digest)
      let isKept =
        old?.takeOver(entry, to: site) == true
        || old?.manifest[path] == entry && old?.link(path, holding: bytes, to: site) == true
      let unkept = isKept ? nil : try place(bytes, at: path)
      // All that the workers share: one append a file.
      ledger.withLock { $0.note(entry, isKept: isKept, unkept) }
    }
  }

  package func takeOver(_ bytes: [UInt8], as file: String) throws(FileError) -> Bool {
    guard old?.isAsLeft == true else { return false }
    return try takeOver(file, size: bytes.count, digest: Digest(of: bytes.span))
  }

  package func takeOver(_ file: String, size: Int, digest: Digest) throws(FileError) -> Bool {
    let path = try path(of: file)
    guard let old, old.isAsLeft else { return false }
    let entry = Manifest.Entry(path: path, size: size, digest: digest)
    guard old.takeOver(entry, to: site) else { return false }
    ledger.withLock { $0.note(entry, isKept: true, nil) }
    return true
  }

  package func draft(of file: String) throws(FileError) -> FolderDraft {
    let path = try path(of: file)
    // In the site, so that it inherits what files there do, by a name that no file of it has.
    let name = try FilePath(".draft-\(drafts.add(1, ordering: .relaxed).newValue)")
    let original = old?.file(path)
    let permissions = original == nil ? old?.permissions(of: path) ?? 0o644 : 0o600
    return FolderDraft(
      of: path, as: name, inPlaceOf: original,
      try FileDraft(name, in: site, permissions: permissions), for: self)
  }

  /// Replaces the site by a release, and keeps it as one; a damaged one throws, changing nothing.
  package func restore(_ release: Release) throws(FileError) -> StoreSummary {
    let source = try release.folder()
    if let (file, _) = try release.manifest.faults(in: source).first {
      throw FileError(
        "restore \"\(source.path)\"",
        .words(
          "\"\(file)\" was changed since it was published. Choose another release or build "
            + "again.")
      )
    }
    for entry in release.manifest.entries {
      let (folder, name) = try source.walk(to: entry.path)
      try site.makeFolders(above: entry.path)
      let unkept = try folder.share(name, with: site, as: entry.path)
      let isKept = old?.manifest[entry.path] == entry
      ledger.withLock { $0.note(entry, isKept: isKept, unkept) }
    }
    return try commit()
  }

  package func scratch() -> ScratchFile? { ScratchFile(in: site) }

  private func path(of file: String) throws(FileError) -> FilePath {
    guard !isFinished.load(ordering: .acquiring) else { throw .finished }
    if let reason = UnsafePath(file.utf8) {
      throw FileError("write \"\(file)\"", .words(reason.rawValue))
    }
    return try FilePath(file)
  }

  @discardableResult
  package func commit() throws(FileError) -> StoreSummary {
    guard !isFinished.load(ordering: .acquiring) else { throw .finished }
    let (manifest, noted) = ledger.withLock { (Manifest($0.entries), $0.summary) }
    var summary = noted
    summary.written = manifest.entries.count - summary.kept
    try carryOver(to: manifest, noting: &summary)
    try staging.publish(site, replacing: old, keeping: keptCount)
    isFinished.store(true, ordering: .releasing)
    summary.leftovers = staging.finishSwap().filter { !unfinished.contains($0) }
    return summary
  }

  /// The number of written and reused files, with the manifest, and their bytes, in O(*n*) files.
  package var size: (files: Int, bytes: Int) {
    ledger.withLock { ledger in
      let bytes = ledger.entries.reduce(Manifest.frameSize) { sum, entry in
        sum + entry.size + Manifest.lineSize(of: "\(entry.path)", entry.size)
      }
      return (ledger.entries.count + 1, bytes)
    }
  }

  package func discard() {
    guard !isFinished.exchange(true, ordering: .acquiringAndReleasing) else { return }
    staging.forget()
  }
}

/// The files written so far, and the summary.
private struct Ledger {
  var entries: [Manifest.Entry] = []
  var summary = StoreSummary()

  mutating func note(_ entry: Manifest.Entry, isKept: Bool, _ unkept: FileError?) {
    entries.append(entry)
    if isKept { summary.kept += 1 }
    summary.unkept = summary.unkept ?? unkept
  }
}

// MARK: - The steps

extension FolderStore {
  private func place(_ bytes: [UInt8], at path: FilePath) throws(FileError) -> FileError? {
    let original = old?.file(path)
    let permissions = original == nil ? old?.permissions(of: path) ?? 0o644 : 0o600
    do throws(FileError) {
      return try site.write(bytes.span, to: path, permissions: permissions, like: original)
    } catch let error where error.isMissing {
      // The first file of a folder. Which folders there are is not remembered: the system knows.
      try site.makeFolders(above: path)
      return try site.write(bytes.span, to: path, permissions: permissions, like: original)
    }
  }

  /// Puts a draft where it belongs, or the old site's file if that is the same.
  func take(
    _ entry: Manifest.Entry, from draft: FilePath, isSame: Bool, _ unkept: FileError?
  ) throws(FileError) {
    try occupying(entry.path) { () throws(FileError) in
      let isKept =
        isSame && old?.manifest[entry.path] == entry && old?.link(entry.path, to: site) == true
      if isKept {
        try site.removeFile(draft)
      } else {
        try site.makeFolders(above: entry.path)
        guard try site.statusIfPresent(of: entry.path) == nil else {
          throw .occupied("\(entry.path)")
        }
        try site.move(draft, to: site, as: entry.path)
      }
      ledger.withLock { $0.note(entry, isKept: isKept, isKept ? nil : unkept) }
    }
  }

  /// Puts something at a path, whose error says so if another file of the site is in the way.
  private func occupying(_ path: FilePath, _ put: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) {
      try put()
    } catch let error where error.isOccupied || error.isNotAFolder {
      throw .occupied("\(path)")
    }
  }

  /// Carries over the files of others, and writes the manifest of our own.
  private func carryOver(
    to manifest: Manifest, noting summary: inout StoreSummary
  ) throws(FileError) {
    guard let old else { return try write(manifest) }
    var carryOver = CarryOver(
      old: old.folder, oldManifest: old.manifest, site: site, siteManifest: manifest,
      output: staging.location.output, summary: summary)
    try carryOver.run()
    try write(manifest)
    try carryOver.keepAttributes()
    summary = carryOver.summary
    summary.unkept = carryOver.unkept ?? summary.unkept
  }

  private func write(_ manifest: Manifest) throws(FileError) {
    let text = manifest.text
    if let old, old.link(Manifest.file, holding: text, to: site) { return }
    try site.write(text.span, to: Manifest.file, like: old?.file(Manifest.file))
  }
}

extension Folder {
  /// Creates a hard link to a file in a site, or copies it if it can't be linked, because it is
  /// another user's; returns the error if a copy could not keep an attribute.
  func share(
    _ name: FilePath, with site: Folder, as file: FilePath
  ) throws(FileError) -> FileError? {
    do throws(FileError) {
      try link(name, to: site, as: file)
      return nil
    } catch {
      guard error.isPermission || error.isUnsupported else { throw error }
      return try site.copy(self.file(name), to: file)
    }
  }
}

/// Errors of the store itself.
extension FileError {
  /// The output is not a place that a site can be swapped into.
  static func output(_ output: String, _ words: String) -> FileError {
    FileError("publish to \"\(output)\"", .words(words))
  }

  /// Two files of the site need one place: they have one path, or one is the other's folder.
  package static func occupied(_ file: String) -> FileError {
    FileError(
      "write \"\(file)\"",
      .words("the site already has a file or folder there. Give one of the two another path."))
  }

  /// The error for a path that the site needs and that a file of another origin has.
  static func foreign(_ file: FilePath, in output: String) -> FileError {
    .output(
      output,
      "it would overwrite \"\(file)\", which rowhouse did not create. Move the file away or use "
        + "another folder.")
  }

  /// The store was committed or discarded before.
  static var finished: FileError {
    FileError("write to the site", .words("it was already committed or discarded"))
  }
}
