internal import Files

/// The site that is in the output when a build begins.
struct OldSite: Sendable {
  let folder: Folder
  let identity: FileStatus.Identity

  /// The manifest; empty without a site.
  let manifest: Manifest

  /// When the last of its files changed, if all are as the last build left them.
  private let newest: Duration?

  /// Whether every file is exactly as the last build left it.
  var isAsLeft: Bool { newest != nil }

  /// Opens the site, or returns `nil` if there is no folder yet; throws for a damaged manifest.
  ///
  /// A wrong guess could delete files of others. `left` is the state in which the last build left
  /// it, if its files may be reused without reading them.
  init?(at location: OutputLocation, leftAs left: Digest?) throws(FileError) {
    guard let folder = try location.folder() else { return nil }
    self.folder = folder
    identity = try folder.status().identity
    manifest =
      try Manifest(
        of: folder, to: "publish to \"\(location.output)\"",
        else: ". Restore the file, or move the folder away and build again.") ?? Manifest([])
    let state = left == nil ? nil : SiteState(of: manifest, in: folder)
    newest = state?.digest == left ? state?.newest : nil
  }

  /// The site's file at a path, if it is one of ours, or the manifest, and can be read.
  func file(_ path: FilePath) -> InputFile? {
    guard path == Manifest.file || manifest[path] != nil else { return nil }
    // Without it, its place is taken by a file like any other that is new.
    guard let (place, name) = try? folder.walk(to: path) else { return nil }
    return try? place.file(name)
  }

  /// The permissions of the site's file at a path, if it is one of ours, even an unreadable one.
  func permissions(of path: FilePath) -> UInt32? {
    guard manifest[path] != nil, let (place, name) = try? folder.walk(to: path),
      let status = try? place.status(of: name), status.kind == .file
    else { return nil }
    return status.permissions
  }

  /// Links the old site's file at a path, ours or the manifest, if it still has these bytes.
  ///
  /// The bytes themselves are compared: the manifest has the written bytes, not the current ones.
  /// After any failure, the file can be written instead.
  func link(_ path: FilePath, holding bytes: [UInt8], to site: Folder) -> Bool {
    link(path, to: site) { place, name in
      guard let file = try? place.file(name), file.size == bytes.count else { return false }
      return (try? file.holds(bytes.span)) == true
    }
  }

  /// Links the old file at a path, if the last build left it with these bytes and it is untouched.
  func takeOver(_ entry: Manifest.Entry, to site: Folder) -> Bool {
    guard let newest, manifest[entry.path] == entry else { return false }
    return link(entry.path, to: site) { place, name in
      (try? place.status(of: name)).map { $0.changed <= newest } == true
    }
  }

  /// Links a file, if a test on its folder and its name there succeeds.
  func link(
    _ path: FilePath, to site: Folder, if isRight: (Folder, FilePath) -> Bool = { _, _ in true }
  ) -> Bool {
    do throws(FileError) {
      let (place, name) = try folder.walk(to: path)
      guard isRight(place, name) else { return false }
      do throws(FileError) {
        try place.link(name, to: site, as: path)
      } catch let error where error.isMissing {
        try site.makeFolders(above: path)
        try place.link(name, to: site, as: path)
      }
      return true
    } catch {
      // Nobody is told: writing the file either works or says what is wrong.
      return false
    }
  }
}
