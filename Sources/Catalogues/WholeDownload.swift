import Publishing
import Records
import Rendering
import Screens

/// A file that has all rows of a catalogue, for other programs.
struct WholeDownload: Sendable {
  let form: ExportForm
  let path: SitePath
  let file: FileSeries

  /// The link to it, called by its kind.
  let link: Download

  /// Its size: "12 MB", or "about 144 MB" as an estimate from a part; `nil` if it cannot be made.
  let size: String?

  /// The link in the foot of pages.
  var entry: CatalogueFrame.Entry {
    CatalogueFrame.Entry(
      form.rawValue.uppercased(), to: .download(path, savedAs: link.name), detail: size)
  }

  /// The most parts that are made to know how large it is.
  private static let sampleSize = 24

  /// The most rows that are in memory at a time.
  private static let partSize = 1_000

  /// Takes a title, the file name when saved, and a function that writes some of the rows.
  init(
    _ form: ExportForm, in folder: SitePath, titled title: String, of count: Int,
    _ words: PageWords,
    write: @escaping @Sendable (Range<Int>, ExportPart, inout [UInt8]) throws -> Void
  ) {
    self.form = form
    let path = folder.file("all.\(form.rawValue)")
    self.path = path
    let parts = (count + Self.partSize - 1) / Self.partSize
    file = FileSeries(count: 1, parts: parts, path: { _ in path }) { _, part, bytes in
      let rows = part * Self.partSize..<min(count, (part + 1) * Self.partSize)
      try write(rows, ExportPart(isFirst: part == 0, isLast: part == parts - 1), &bytes)
    }
    // What cannot be made is told when it is.
    let known = try? file.size(making: Self.sampleSize)
    size = known.map {
      let size = ByteCount($0.bytes).text(in: words)
      return $0.isExact ? size : words(.about, size)
    }
    let name = String(title.map { $0.isNewline || "/\\:*?\"<>|".contains($0) ? "-" : $0 })
    let kind = form.rawValue.uppercased()
    link = Download(
      size.map { "\(kind) (\($0))" } ?? kind, at: path, savedAs: "\(name).\(form.rawValue)")
  }
}
