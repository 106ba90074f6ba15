import Files
import Rendering
import Themes

/// The theme that a command line names.
package enum ThemeChoice {
  static var names: String { Theme.all.map(\.name).joined(separator: ", ") }

  /// Finds a theme: one of ours by name, or else a folder with stylesheets, such as `./contrast`.
  static func theme(named name: String) throws -> Theme {
    if let theme = Theme.all.first(where: { $0.name == name }) { return theme }
    guard isFolder(name) else {
      throw CommandFailure.invalid(
        .theme, name, among: Theme.all.map(\.name),
        orElse:
          ", or a folder of stylesheets")
    }
    return try theme(in: name)
  }

  /// Whether there is a folder; false also on an error, which the message covers too.
  package static func isFolder(_ path: String) -> Bool {
    (try? FileStatus(of: FilePath(path)))?.kind == .folder
  }

  /// The stylesheets of a folder, one after another in the order of their names.
  private static func theme(in folder: String) throws -> Theme {
    let listing = try FolderListing(of: Folder(FilePath(folder)))
    if let link = listing.links.first {
      throw CommandFailure.usage(
        "the theme \(folder) contains the symbolic link \(link). Replace it with the file itself.")
    }
    let files = listing.files
    if let other = files.first(where: { !$0.ends(withAnyOf: [".css"]) }) {
      throw CommandFailure.usage(
        "the theme \(folder) contains \(other), expected only .css files. Move it away.")
    }
    guard !files.isEmpty else {
      throw CommandFailure.usage("the theme \(folder) contains no stylesheet. Add a .css file.")
    }
    var css: [UInt8] = []
    for file in files { css += try stylesheet("\(folder)/\(file)") }
    return Theme(name: folder, changing: css)
  }

  private static func stylesheet(_ file: String) throws -> [UInt8] {
    let bytes = try SmallFile.bytes(of: file)
    if let fault = ThemeStylesheet.fault(in: bytes) {
      throw CommandFailure.usage("\(file):\(fault.line): \(fault.words)")
    }
    // A byte order mark would be a part of the first selector.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0) + [UInt8(ascii: "\n")]
  }
}
