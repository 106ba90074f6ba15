public import Files

/// The list of the files in a site's folder that are ours.
///
/// It lies in the folder as `.rowhouse-manifest`: a line that names the format, then a line a file
/// in the order of the paths' bytes, with path, size and digest between tabs.
///
/// ```
/// rowhouse-manifest 1
/// index.html	1234	44bc2cf5ad770999
/// ```
///
/// Whatever is in the folder and not in the list is somebody else's, and stays.
public struct Manifest: Sendable {
  /// The manifest's own path in the site's folder.
  public static let file: FilePath = ".rowhouse-manifest"

  /// The files in the order of their paths' bytes.
  public let entries: [Entry]

  private let places: [FilePath: Int]

  /// One file.
  public struct Entry: Hashable, Sendable {
    /// The path from the site's front.
    public let path: FilePath

    /// The size in bytes.
    public let size: Int

    public let digest: Digest

    public init(path: FilePath, size: Int, digest: Digest) {
      self.path = path
      self.size = size
      self.digest = digest
    }
  }

  /// Makes a list of files with paths that differ, in any order.
  public init(_ entries: some Sequence<Entry>) {
    self.entries = entries.sorted { $0.path < $1.path }
    places = Dictionary(
      zip(self.entries.map(\.path), self.entries.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The file at a path, or `nil` when there is none of ours.
  public subscript(path: FilePath) -> Entry? { places[path].map { entries[$0] } }

  /// Reads the manifest of a site.
  ///
  /// - Returns: `nil` when the folder has none, so nothing in it is ours.
  /// - Throws: ``ManifestError``.
  public init?(of folder: Folder) throws(ManifestError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.file(Self.file).readAll()
    } catch {
      guard error.isMissing else { throw .file(error) }
      return nil
    }
    try self.init(parsing: bytes)
  }
}

extension Manifest: Equatable {
  public static func == (left: Manifest, right: Manifest) -> Bool { left.entries == right.entries }
}
