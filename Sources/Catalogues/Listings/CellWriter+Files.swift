import Bytes
import Markup
package import Records
import Rendering
package import Screens

/// The files that cells of a table name, with their places in the site.
package struct ShownFiles: Sendable {
  let cells: CellFiles
  private let folder: SitePath
  private let sizeText: @Sendable (_ bytes: Int) -> String

  /// - `folder`: The folder of the table's pages.
  /// - `sizeText`: Returns a size for people.
  package init(
    _ cells: CellFiles, in folder: SitePath, sizeText: @escaping @Sendable (_ bytes: Int) -> String
  ) {
    self.cells = cells
    self.folder = folder
    self.sizeText = sizeText
  }

  func path(of file: CellFile) -> SitePath { file.components.reduce(folder) { $0.file($1) } }

  func alternative(of row: TableRow, in column: Int) -> String? {
    cells.alternative(of: row, in: column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The format and the size of a file: `PDF, 1.2 MB`.
  func summary(of file: CellFile) -> String { "\(file.type.title), \(sizeText(file.size))" }
}

extension ShownFiles? {
  /// Whether the cells of a column name files of the site, and nothing else is one.
  func has(_ column: Int) -> Bool { self?.cells.columns.contains(column) == true }
}

extension CellWriter {
  /// Writes the first file that a cell of a listing names, and returns whether it names one.
  mutating func file(
    of column: Int, in row: TableRow, as kind: ColumnType, _ files: ShownFiles?,
    alternative: (PageWords) -> String
  ) -> Bool {
    guard let files, let file = files.cells.files(of: row, in: column).first else { return false }
    let place = files.path(of: file)
    switch kind {
    case .picture:
      html.smallImage(
        at: path.reference(to: place),
        words: files.alternative(of: row, in: column) ?? alternative(words), isLazy: true)
    case .sound: sound(.file(place))
    default: link(utf8: row.text(of: column).trimmed, to: .page(place, fragment: nil))
    }
    return true
  }

  /// Writes all files that a cell names, on the page of its row, and returns whether it names any.
  mutating func files(
    of column: Int, in row: TableRow, as kind: ColumnType, _ files: ShownFiles?,
    alternative: (PageWords) -> String = { _ in "" }
  ) -> Bool {
    guard let files else { return false }
    let all = files.cells.files(of: row, in: column)
    for (number, file) in all.enumerated() {
      let place = files.path(of: file)
      if number > 0 { literal(" ") }
      switch file.type.use {
      case .picture:
        image(file, at: place, of: files.alternative(of: row, in: column) ?? alternative(words))
      case .sound where kind == .sound: sound(.file(place))
      case .sound, .document:
        let text = row.text(of: column).trimmed
        link(
          utf8: all.count == 1 ? text : ArraySlice(file.type.title.utf8),
          to: .page(place, fragment: nil))
        html.text(" (\(files.summary(of: file)))")
      }
    }
    return !all.isEmpty
  }
}
