package import Bytes
import Files
import Publishing
package import Records
import Screens
import Store

/// The files beside a table that its cells name, which are copied into the site.
///
/// Each file is read once to learn its kind, size and digest, and again when it is copied. For each
/// path there are its bytes and a number in memory, for each file some 200 bytes.
package struct MediaFiles: Sendable {
  /// The files as cells have them.
  package let cells: CellFiles

  /// The files to copy, in the same order.
  private let sources: [MediaSearch.Source]

  /// The paths of the files that were read or looked for, from where the program runs.
  package let paths: [String]

  /// The paths that stay text, by reason.
  package let notes: [String]

  /// Finds the files of a table; `nil` if no column may name files, or if it was interrupted.
  ///
  /// Paths begin in `folders`; rows are read only if there are any and a column may name files.
  /// `isInterrupted` is called for each file.
  package init?(
    of index: CollectionIndex, in folders: MediaFolders?,
    isInterrupted: @escaping () -> Bool = { false }
  ) throws(InputError) {
    let columns = index.detailed.filter { index.columns[$0].namesFiles }
    guard !columns.isEmpty else { return nil }
    var search = MediaSearch(isInterrupted: isInterrupted)
    if let folders {
      try index.visitRows { row in
        guard let folder = folders.folder(of: index.file(at: row.position)) else { return }
        for column in columns {
          row.withText(of: column) { search.look($0, in: folder) }
        }
      }
    }
    guard !isInterrupted() else { return nil }
    let numbers = search.joined()
    sources = search.sources
    paths = search.paths
    notes = search.notes
    var alternatives: [Int: Int] = [:]
    for column in columns { alternatives[column] = index.alternative(of: column) }
    cells = CellFiles(
      search.files, at: numbers,
      in: Dictionary(uniqueKeysWithValues: columns.map { ($0, index.columns[$0].kind) }),
      describedBy: alternatives)
  }

  /// The files of the site, which are copied in pieces.
  func series(at path: @escaping @Sendable ([String]) -> SitePath) -> FileSeries {
    let (files, sources) = (cells.files, self.sources)
    var series = FileSeries(count: files.count, path: { path(files[$0].components) }) {
      number, part, bytes in
      let source = sources[number]
      let file = try source.folder.open(source.path)
      guard try file.status() == source.status else {
        throw FileError(
          "copy \"\(file.path)\"", .words("it has changed during the build. Build again."))
      }
      let start = part * FileSeries.pieceSize
      try file.read(start..<min(start + FileSeries.pieceSize, file.size), into: &bytes)
    }
    series.known = { number in
      let source = sources[number]
      return (source.status.size, source.digest)
    }
    return series
  }
}

/// The search for the files of a table's cells.
private struct MediaSearch {
  let isInterrupted: () -> Bool

  /// The files as cells have them, and where each is.
  private(set) var files: [CellFile] = []
  private(set) var sources: [Source] = []

  struct Source: Sendable {
    let folder: MediaFolder
    let path: FilePath

    /// The digest of the file, and its status when it was read.
    let digest: Digest
    let status: FileStatus
  }

  /// The paths of the files that were read or looked for, from where the program runs.
  private(set) var paths: [String] = []

  /// The number of the file of each path in cells, for each folder; `nil` if it stays text.
  private var numbers: [FilePath: [[UInt8]: Int32?]] = [:]

  /// The numbers of files by their content.
  private var known: [CellFile: Int32] = [:]
  private var failures: [Failure: (count: Int, example: [UInt8])] = [:]

  private enum Failure: CaseIterable { case outside, missing, other, ambiguous }

  /// As many missing files are inputs, so that a build notices when they come.
  private static let maximumMissing = 10_000

  init(isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

  /// Looks for the files of a cell.
  mutating func look(_ cell: Span<UInt8>, in folder: MediaFolder) {
    // A second reference to the numbers would copy all of them for the next path.
    let paths = CellFiles.paths(in: cell) { path in
      guard let number = numbers[folder.path]?[path] else { return folder.hasFile(at: path) }
      return number != nil
    }
    for path in paths where numbers[folder.path]?[path] == nil {
      guard !isInterrupted() else { return }
      // A URL names a file of another site.
      let number = WebAddress(path[...]) == nil ? find(path, in: folder) : nil
      numbers[folder.path, default: [:]][path] = .some(number)
    }
  }

  private mutating func find(_ path: [UInt8], in folder: MediaFolder) -> Int32? {
    let file: FilePath
    switch folder.target(of: path) {
    case .outside: return fail(.outside, path)
    case .nothing:
      if failures[.missing]?.count ?? 0 < Self.maximumMissing {
        paths.append("\(folder.path)/\(String(decoding: path, as: UTF8.self))")
      }
      return fail(.missing, path)
    case .file(let target): file = target
    }
    paths.append("\(folder.path.appending(file))")
    do throws(FileError) {
      let input = try folder.open(file)
      let status = try input.status()
      var digest = Digest(0)
      guard let read = try CellFile(reading: input, named: path, into: &digest) else {
        return fail(.other, path)
      }
      if let number = known[read] { return number }
      let number = Int32(files.count)
      files.append(read)
      sources.append(Source(folder: folder, path: file, digest: digest, status: status))
      known[read] = number
      return number
    } catch {
      return fail(.missing, path)
    }
  }

  private mutating func fail(_ failure: Failure, _ path: [UInt8]) -> Int32? {
    failures[failure, default: (0, path)].count += 1
    return nil
  }

  /// The number of each path's file; a path of different files in several folders stays text.
  mutating func joined() -> [[UInt8]: Int32] {
    var joined: [[UInt8]: Int32?] = [:]
    for folder in numbers.keys.sorted() {
      for (path, number) in numbers[folder] ?? [:] {
        guard let number else { continue }
        if let other = joined[path], other != number {
          joined[path] = .some(nil)
        } else {
          joined[path] = number
        }
      }
    }
    let ambiguous = joined.filter { $0.value == nil }.keys
    for path in ambiguous.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      _ = fail(.ambiguous, path)
    }
    return joined.compactMapValues(\.self)
  }

  /// A line for each reason why paths stay text.
  var notes: [String] {
    Failure.allCases.compactMap { failure in
      guard let (count, example) = failures[failure] else { return nil }
      let path = "\"\(Excerpt.of(String(decoding: example, as: UTF8.self)))\""
      let such = count == 1 ? path : "such as \(path),"
      let paths = count == 1 ? "the path" : "\(GroupedNumber(count)) paths,"
      let (lead, stay) = count == 1 ? ("leads", "it stays") : ("lead", "they stay")
      let (target, remedy) =
        switch failure {
        case .outside:
          ("out of the folder or to something hidden", "Copy the files into the folder.")
        case .missing: ("to no file", "Copy the files there, or name their folder with --files.")
        case .other:
          (
            "to no picture, sound or PDF, or to one with the ending of another format",
            "Rename the files, or save them again."
          )
        case .ambiguous: ("to different files beside several inputs", "Pass --files DIR.")
        }
      return "\(paths) \(such) \(lead) \(target); \(stay) text. \(remedy)"
    }
  }
}

extension CellFile {
  /// Reads a file once; `nil` if its content isn't of the use that the ending of its path says.
  fileprivate init?(
    reading file: InputFile, named path: [UInt8], into digest: inout Digest
  ) throws(FileError) {
    var digesting = Digesting()
    var header: [UInt8] = []
    try file.readPieces { piece in
      digesting.add(piece)
      if header.count < Self.longestHeader {
        for place in piece.indices { header.append(piece[place]) }
      }
    }
    // A format that says the same of itself by another ending is shown; browsers look, too.
    guard let named = MediaType(named: path.span), let type = MediaType(beginning: header.span),
      named.use == type.use, (named == .svg) == (type == .svg)
    else { return nil }
    let size = PictureSize(of: type, in: header)
    digest = digesting.digest
    self.init(
      type, size: file.size, digest: "\(digest)", width: size?.width,
      height: size?.height)
  }

  /// About as many bytes at the beginning of a file are searched for the size of a picture.
  private static let longestHeader = 1 << 19
}

extension CollectionIndex {
  /// The column with the alternative texts of a column's pictures: its name and `alt`, or `alt` alone.
  fileprivate func alternative(of column: Int) -> Int? {
    let name = ColumnName.plain(columns[column].name)
    let endings = ["alt", "alttext", "alternativetext"]
    let names = endings.map { name + $0 } + endings + ["imagealt", "imagealttext"]
    // `alt` is short for altitude as well.
    let texts = detailed.filter { columns[$0].kind == .text && $0 != column }
    return names.lazy.compactMap { name in
      texts.first { ColumnName.plain(columns[$0].name) == name }
    }.first
  }
}
