package import Files
import Store
package import Validation

/// Validates a folder: every page, every reference, and the manifest if there is one.
///
/// Files that Rowhouse made, as the manifest lists them, must be HTML that is also XML, even after
/// edits. Every other page is validated as the language that it declares.
package struct FolderCheck: Sendable {
  private let folder: String
  private let workers: Workers

  /// The result of a check.
  package struct Report: Sendable {
    package let pages: Int

    /// The number of those that are ordinary HTML, to which some rules do not apply.
    package let ordinaryPages: Int

    /// The errors in file order, of a frequent rule the first, then differences from the manifest.
    package let findings: [Finding]
  }

  /// Prepares a check of a number of pages at once, on which the result does not depend.
  package init(_ folder: String, workers: Int) {
    self.folder = folder
    self.workers = Workers(workers)
  }

  package func run() async throws(FileError) -> Report {
    let root = try Folder(FilePath(folder))
    let listing = try FolderListing(of: root)
    let pages = listing.files.filter(\.isPage)
    // What a link of the system leads to is not looked at; a browser finds it there.
    let others = listing.files.filter { !$0.isPage } + listing.links
    let known = SiteFiles((pages + others).map { "\($0)" })
    let (manifest, fault) = manifest(of: root)
    let parts = try await workers.parts(of: pages.count) { queue throws(FileError) in
      try validate(pages, queue, known, manifest)
    }
    var validation = SiteValidation()
    for part in parts { validation.merge(part.validation) }
    for file in others { validation.add(file: "\(file)") }
    var altered = FindingTally.ofSite
    if let fault { altered.add(fault) }
    for fault in try manifest?.faults(in: root) ?? [] {
      altered.add(Self.finding(in: fault.file, fault.fault))
    }
    return Report(
      pages: pages.count, ordinaryPages: parts.reduce(0) { $0 + $1.ordinaryPages },
      findings: validation.findings() + altered.findings())
  }

  private func validate(
    _ pages: [FilePath], _ queue: JobQueue, _ files: SiteFiles, _ manifest: Manifest?
  ) throws(FileError) -> (validation: SiteValidation, ordinaryPages: Int) {
    var validator = PageValidator(files: files)
    var others = HTMLValidator(files: files)
    var validation = SiteValidation()
    var ordinaryPages = 0
    while let index = queue.next() {
      let (page, file) = (pages[index], "\(pages[index])")
      let bytes = try InputFile(FilePath(folder).appending(page)).readAll()
      if manifest?[page] == nil, PageForm(of: bytes, file: file) == .ordinary {
        validation.add(others.read(bytes, file: file), of: bytes)
        ordinaryPages += 1
      } else {
        validation.add(validator.read(bytes, file: file), of: bytes)
      }
    }
    return (validation, ordinaryPages)
  }

  /// Returns the manifest, if there is one, or its error.
  private func manifest(of root: Folder) -> (Manifest?, Finding?) {
    do {
      return (try Manifest(of: root), nil)
    } catch {
      return (nil, Self.finding(in: Manifest.file, "\(error)"))
    }
  }

  /// A fault of a file as a whole.
  private static func finding(in file: FilePath, _ message: String) -> Finding {
    Finding(file: "\(file)", rule: .manifest, message: message)
  }
}

extension FilePath {
  /// Whether a file is a page, by its extension.
  package var isPage: Bool { ends(withAnyOf: [".html", ".htm", ".xhtml"]) }
}
