internal import Files

/// Removes the previous site after the swap, except for files of others that are only there.
///
/// A file that its owner saved or created between the carrying over and the swap moves now.
struct OldSiteRemoval {
  private let old: Folder
  private let oldManifest: Manifest
  private let site: Folder
  let siteManifest: Manifest

  /// Throws if a manifest cannot be read: then nothing is known to be ours.
  init(of old: Folder, for site: Folder) throws(FileError) {
    self.old = old
    self.site = site
    oldManifest = try Self.manifest(of: old)
    siteManifest = try Self.manifest(of: site)
  }

  /// Whether files of the old site are not in the new one as they were.
  var hasLoss: Bool { !oldManifest.entries.isEmpty && oldManifest != siteManifest }

  /// Runs the removal; with `isKept` files of the site itself stay there.
  func run(keepingOurs isKept: Bool) throws(FileError) {
    try visit(old, at: "", isKept)
  }

  private static func manifest(of folder: Folder) throws(FileError) -> Manifest {
    try Manifest(of: folder, to: "remove the old site \"\(folder.path)\"") ?? Manifest([])
  }

  private func visit(_ folder: Folder, at path: FilePath, _ isKept: Bool) throws(FileError) {
    folder.allowEmptying()
    var manifest: FilePath?
    for entry in try folder.entries() {
      let file = path.appending(entry.name)
      if entry.kind == .folder {
        try visit(folder.folder(entry.name), at: file, isKept)
        if !isKept { try folder.removeFolder(entry.name) }
      } else if file == Manifest.file {
        manifest = entry.name
      } else if entry.kind == .file, oldManifest[file] != nil {
        if !isKept { try folder.removeFile(entry.name) }
      } else {
        try retire(entry.name, of: folder, at: file)
      }
    }
    // Last, since whoever goes on after a crash needs it to know what is ours.
    if let manifest, !isKept { try folder.removeFile(manifest) }
  }

  /// Removes a foreign file if the new site has it, and moves it there if not.
  private func retire(_ name: FilePath, of folder: Folder, at file: FilePath) throws(FileError) {
    let mine = try folder.status(of: name)
    try site.makeFolders(above: file)
    let (place, newName) = try site.walk(to: file)
    guard let theirs = try place.statusIfPresent(of: newName) else {
      return try folder.move(name, to: place, as: newName)
    }
    if theirs.identity == mine.identity { return try folder.removeFile(name) }
    guard siteManifest[file] == nil, theirs.kind != .folder else {
      throw FileError(
        "remove \"\(folder.path.appending(name))\"",
        .words("it was created while the site was being replaced. Move it away and build again."))
    }
    // Both are versions of one file, and the one that was changed last is what its owner wants.
    if mine.changed < theirs.changed { return try folder.removeFile(name) }
    try folder.move(name, to: place, as: newName)
  }
}
