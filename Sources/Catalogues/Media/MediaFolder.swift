import Bytes
package import Files

/// A folder of files for paths in cells; none outside or hidden is read, whatever the links.
package struct MediaFolder: Sendable {
  /// The path that the folder was opened by.
  package let path: FilePath

  /// The absolute path of the folder, without symbolic links.
  private let place: FilePath

  /// Whether a path may begin with a slash, as in the pages of a site whose folder this is.
  private let isRoot: Bool

  /// The file of a path, or the reason for leaving the path as text.
  package enum Target {
    /// A regular file, by its path in the folder without symbolic links.
    case file(FilePath)

    /// Something outside of the folder, or hidden.
    case outside

    case nothing
  }

  /// Finds the folder, in which paths may begin with a slash if `isRoot`; throws if it isn't one.
  package init(_ path: FilePath, root isRoot: Bool = false) throws(FileError) {
    self.path = path
    self.isRoot = isRoot
    place = try path.resolved()
    guard try FileStatus(of: place).kind == .folder else {
      throw FileError("read the files in \"\(path)\"", .words("it is not a folder"))
    }
  }

  /// Whether a path is that of a file.
  package func hasFile(at path: [UInt8]) -> Bool {
    if case .file = target(of: path) { true } else { false }
  }

  /// Finds a file by the path in a cell: as it is written, or else with percent signs decoded, or with
  /// slashes for backslashes.
  package func target(of text: [UInt8]) -> Target {
    let path = String(decoding: text, as: UTF8.self)
    let own = find(path)
    guard case .nothing = own else { return own }
    if let decoded = path.removingPercents, case .file(let file) = find(decoded) {
      return .file(file)
    }
    guard path.utf8.contains(Self.backslash) else { return own }
    return find(path.replacing("\\", with: "/"))
  }

  private static let backslash = UInt8(ascii: "\\")

  private func find(_ text: String) -> Target {
    let bytes = Array(text.utf8)
    let isDrive = bytes.count > 2 && bytes[1] == UInt8(ascii: ":") && "/\\".utf8.contains(bytes[2])
    guard let first = bytes.first, !"\\~".utf8.contains(first), !isDrive else { return .outside }
    if first == UInt8(ascii: "/"), !isRoot || bytes.dropFirst().first == first { return .outside }
    var names: [String] = []
    for name in text.split(separator: "/") where name != "." {
      if name == ".." {
        guard names.popLast() != nil else { return .outside }
      } else {
        names.append(String(name))
      }
    }
    guard !names.contains(where: { $0.hasPrefix(".") }) else { return .outside }
    guard !names.isEmpty, let path = try? FilePath(names.joined(separator: "/")),
      let target = try? place.appending(path).resolved()
    else { return .nothing }
    guard place.isAncestor(orEqualTo: target) else { return .outside }
    let way = target.path(from: place)
    guard !way.components.contains(where: { $0.bytes.first == UInt8(ascii: ".") }) else {
      return .outside
    }
    guard let status = try? FileStatus(of: target), status.kind == .file else { return .nothing }
    return .file(way)
  }

  /// Opens a file by its path in the folder, following no symbolic link.
  package func open(_ file: FilePath) throws(FileError) -> InputFile {
    let (parent, name) = try Folder(place).walk(to: file)
    return try parent.file(name)
  }
}

/// The folders in which the paths of a table's cells begin.
package struct MediaFolders: Sendable {
  /// The folder for all sources, if it was chosen.
  private let chosen: MediaFolder?

  /// The folder of each source otherwise.
  private var folders: [String: MediaFolder] = [:]
  private var distinct: [MediaFolder] = []

  /// Takes the folder of each source, by its name and the files that are read, or one that was
  /// chosen for all.
  package init(of names: [String], in files: [FilePath], or chosen: MediaFolder? = nil) {
    self.chosen = chosen
    guard chosen == nil else { return }
    let files = Set(files.map { "\($0)" })
    var known: [FilePath: MediaFolder] = [:]
    for name in names where folders[name] == nil {
      // The table of an archive or a workbook has the name of that, and a slash before its own.
      var file = name[...]
      while !files.contains(String(file)), let slash = file.lastIndex(of: "/") {
        file = file[..<slash]
      }
      guard files.contains(String(file)), let path = try? FilePath(String(file)) else { continue }
      let parent: FilePath = path.parent.bytes.isEmpty ? "." : path.parent
      if known[parent] == nil, let folder = try? MediaFolder(parent) {
        known[parent] = folder
        distinct.append(folder)
      }
      folders[name] = known[parent]
    }
  }

  /// The folder of a source; `nil` if it has none, as standard input.
  package func folder(of source: String) -> MediaFolder? { chosen ?? folders[source] }

  /// Whether a path is in one of the folders: in a chosen one always, to report missing files.
  package func mayHaveFile(at path: [UInt8]) -> Bool {
    chosen != nil || distinct.contains { $0.hasFile(at: path) }
  }
}

extension String {
  /// The text with escapes such as `%20` decoded; `nil` if it has none.
  fileprivate var removingPercents: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return nil }
    let bytes = Array(utf8)
    return String(validating: PercentEncoding.decoded(bytes.span), as: UTF8.self)
  }
}
