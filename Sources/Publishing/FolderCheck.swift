public import Files
import Validation

/// Judges a folder after the fact: every page, every reference, and the manifest if there is one.
public struct FolderCheck: Sendable {
  private let folder: String
  private let workers: Int

  /// What was found.
  public struct Report: Sendable {
    /// The number of pages.
    public let pages: Int

    /// What is wrong, a line each, in the order of the files.
    ///
    /// Nothing, if all is well.
    public let faults: [String]
  }

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - workers: The number of pages that are read at once. The result does not depend on it.
  public init(_ folder: String, workers: Int) {
    self.folder = folder
    self.workers = max(1, workers)
  }

  /// Reads everything and judges it.
  ///
  /// - Throws: ``FileError`` when something could not be read.
  public func run() async throws(FileError) -> Report {
    let root = try Folder(FilePath(folder))
    let files = try FolderListing(of: root).files
    let pages = files.filter(Self.isPage)
    var links = SiteLinks()
    var findings: [Finding] = []
    for part in await judge(pages) {
      let part = try part.get()
      links.merge(part.links)
      findings += part.findings
    }
    for file in files where !Self.isPage(file) { links.add(file: "\(file)") }
    findings += links.findings()
    return Report(
      pages: pages.count,
      faults: findings.sorted().map(\.description) + (try manifestFaults(in: root)))
  }

  /// A page is told by the end of its name.
  private static func isPage(_ file: FilePath) -> Bool {
    [".html", ".htm", ".xhtml"].contains {
      file.bytes.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  private struct Part: Sendable {
    var links = SiteLinks()
    var findings: [Finding] = []
  }

  private func judge(_ pages: [FilePath]) async -> [Result<Part, FileError>] {
    await withTaskGroup(of: Result<Part, FileError>.self) { group in
      for worker in 0..<workers {
        group.addTask {
          Result { () throws(FileError) in try judge(pages, from: worker) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func judge(_ pages: [FilePath], from worker: Int) throws(FileError) -> Part {
    var validator = PageValidator()
    var part = Part()
    for index in stride(from: worker, to: pages.count, by: workers) {
      let bytes = try InputFile(FilePath(folder).appending(pages[index])).readAll()
      let reading = validator.read(bytes, file: "\(pages[index])")
      part.findings += reading.findings
      part.links.add(reading)
    }
    return part
  }

  private func manifestFaults(in root: Folder) throws(FileError) -> [String] {
    let manifest: Manifest?
    do throws(ManifestError) {
      manifest = try Manifest(of: root)
    } catch {
      return [Self.fault(in: Manifest.file, "\(error)")]
    }
    return try manifest?.faults(in: root).map { Self.fault(in: $0.file, "\($0.kind)") } ?? []
  }

  /// A fault of a file as a whole, said the way findings are.
  private static func fault(in file: FilePath, _ message: String) -> String {
    "\(file):1:1: error: \(message) [manifest]"
  }
}
