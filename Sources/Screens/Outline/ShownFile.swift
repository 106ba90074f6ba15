/// A file of the site that a row shows or plays, which the site may lack.
package struct ShownFile: Sendable {
  package let path: SitePath

  /// The error if it is missing.
  package let fault: String
}

extension ScreenOutline {
  /// The files that rows show or play.
  package var shownFiles: [ShownFile] {
    sections.flatMap(\.rows).flatMap { row in
      var files: [ShownFile] = []
      func add(_ path: SitePath, _ does: String) {
        files.append(
          ShownFile(
            path: path,
            fault: "row \"\(row.cell.title)\" \(does) \"\(path)\", which is not a file of the "
              + "site. Add it to the site's files, or fix the path."))
      }
      if case .image(let path)? = row.cell.picture { add(path, "shows the image") }
      if case .sound(.file(let path)) = row.cell.accessory { add(path, "plays") }
      return files
    }
  }
}
