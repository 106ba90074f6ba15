package import Bytes

/// The files that cells of a table name by their paths.
package struct CellFiles: Sendable {
  /// The columns whose cells name them.
  package let columns: [Int]

  /// The use of files of columns with one use, pictures or sounds; others have links, and no SVG,
  /// which is not to be opened.
  private let uses: [Int: MediaType.Use]

  /// Each different file once.
  package let files: [CellFile]

  /// The number of the file of each path, as cells have it.
  private let numbers: [[UInt8]: Int32]

  /// The column with the alternative texts of a column's pictures.
  private let alternatives: [Int: Int]

  package init(
    _ files: [CellFile], at numbers: [[UInt8]: Int32], in columns: [Int: ColumnType],
    describedBy alternatives: [Int: Int]
  ) {
    self.files = files
    self.numbers = numbers
    self.columns = columns.keys.sorted()
    self.alternatives = alternatives
    uses = columns.compactMapValues { $0 == .picture ? .picture : $0 == .sound ? .sound : nil }
  }

  /// The files that a cell names: one, or several with `;` or `|` between their paths.
  package func files(of row: TableRow, in column: Int) -> [CellFile] {
    guard columns.contains(column) else { return [] }
    let paths = row.withText(of: column) { Self.paths(in: $0) { numbers[$0] != nil } }
    let use = uses[column]
    return paths.compactMap { path in numbers[path].map { files[Int($0)] } }
      .filter { file in use.map { $0 == file.type.use } ?? (file.type != .svg) }
  }

  /// The alternative text of the pictures in a column, if the row has one.
  package func alternative(of row: TableRow, in column: Int) -> ArraySlice<UInt8>? {
    guard let place = alternatives[column] else { return nil }
    let text = row.text(of: place)
    return Blank.isBlank(text.span) ? nil : text
  }

  /// The paths in a cell, without blanks around them; a cell that is the path of a file is not divided.
  package static func paths(in cell: Span<UInt8>, where isPath: ([UInt8]) -> Bool) -> [[UInt8]] {
    let whole = Blank.content(of: cell).map { cell[$0] }
    guard !whole.isEmpty else { return [] }
    let separators = [UInt8(ascii: ";"), UInt8(ascii: "|")]
    guard whole.contains(where: separators.contains), !isPath(whole) else { return [whole] }
    let parts = whole.split(whereSeparator: separators.contains)
    return parts.map { Array($0.trimmed) }.filter { !$0.isEmpty }
  }
}

/// A file of the site that cells name.
package struct CellFile: Hashable, Sendable {
  package let type: MediaType

  /// The size in bytes.
  package let size: Int

  /// The digest of its content, in lower-case hexadecimal digits.
  package let digest: String

  /// The width and height of a picture in pixels, if they are known.
  package let width: Int?
  package let height: Int?

  package init(_ type: MediaType, size: Int, digest: String, width: Int?, height: Int?) {
    self.type = type
    self.size = size
    self.digest = digest
    self.width = width
    self.height = height
  }

  /// The components of its path in the folder of the table's pages.
  package var components: [String] {
    ["files", String(digest.prefix(2)), "\(digest).\(type.rawValue)"]
  }
}
