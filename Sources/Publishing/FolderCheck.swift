package import Files
import Store
import Validation

/// Judges a folder after the fact: every page, every reference, and the manifest if there is one.
package struct FolderCheck: Sendable {
  private let folder: String
  private let workers: Workers

  /// What was found.
  package struct Report: Sendable {
    /// The number of pages.
    package let pages: Int

    /// What is wrong, a line each, in the order of the files.
    ///
    /// Nothing, if all is well.
    package let faults: [String]
  }

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - workers: The number of pages that are read at once. The result does not depend on it.
  package init(_ folder: String, workers: Int) {
    self.folder = folder
    self.workers = Workers(workers)
  }

  /// Reads everything and judges it.
  ///
  /// - Throws: `FileError` when something could not be read.
  package func run() async throws(FileError) -> Report {
    let root = try Folder(FilePath(folder))
    let files = try FolderListing(of: root).files
    let pages = files.filter(Self.isPage)
    let known = SiteFiles(files.map { "\($0)" })
    let parts = try await workers.parts(of: pages.count) { queue throws(FileError) in
      try judge(pages, queue, known)
    }
    var judgement = parts.reduce(into: Judgement()) { $0.merge($1) }
    for file in files where !Self.isPage(file) { judgement.add(file: "\(file)") }
    return Report(
      pages: pages.count,
      faults: judgement.findings().map(\.description) + (try manifestFaults(in: root)))
  }

  /// A page is told by the end of its name.
  private static func isPage(_ file: FilePath) -> Bool {
    file.ends(withAnyOf: [".html", ".htm", ".xhtml"])
  }

  private func judge(
    _ pages: [FilePath], _ queue: JobQueue, _ files: SiteFiles
  ) throws(FileError) -> Judgement {
    var validator = PageValidator(files: files)
    var judgement = Judgement()
    while let index = queue.next() {
      let bytes = try InputFile(FilePath(folder).appending(pages[index])).readAll()
      judgement.add(validator.read(bytes, file: "\(pages[index])"), of: bytes)
    }
    return judgement
  }

  private func manifestFaults(in root: Folder) throws(FileError) -> [String] {
    let manifest: Manifest?
    do throws(ManifestError) {
      manifest = try Manifest(of: root)
    } catch {
      return [Self.fault(in: Manifest.file, "\(error)")]
    }
    return try manifest?.faults(in: root).map { Self.fault(in: $0.file, "\($0.fault)") } ?? []
  }

  /// A fault of a file as a whole, said the way findings are.
  private static func fault(in file: FilePath, _ message: String) -> String {
    "\(file):1:1: error: \(message) [manifest]"
  }
}
