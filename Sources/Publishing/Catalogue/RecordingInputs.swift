import Files
public import Records

/// What a catalogue is made from: files, folders of files, and standard input.
public struct RecordingInputs: Sendable {
  private let sources: [any RecordSource]

  /// Finds and opens the files.
  ///
  /// - Parameter paths: Files, folders whose `.json` and `.ndjson` files are read, those in folders
  ///   below them too, and `-` for standard input, which is read into memory whole.
  /// - Throws: ``RecordingInputError``.
  public init(_ paths: [String]) throws(RecordingInputError) {
    var sources: [any RecordSource] = []
    for path in paths { sources += try Self.sources(at: path) }
    self.sources = sources
  }

  /// Reads everything once and puts it in order.
  public func index() throws(RecordingInputError) -> RecordingIndex {
    do throws(RecordFault) {
      return try RecordingIndex.reading(sources)
    } catch {
      throw .data(error)
    }
  }

  private static func sources(at path: String) throws(RecordingInputError) -> [any RecordSource] {
    var files: [any RecordSource] = []
    do throws(FileError) {
      if path == "-" {
        return [BytesSource(name: "standard input", bytes: try StandardInput.readAll())]
      }
      let path = try FilePath(path)
      guard try FileStatus(of: path).kind == .folder else { return [try RecordingFile(path)] }
      for file in try FolderListing(of: path).files where isRecordings(file) {
        files.append(try RecordingFile(path.appending(file)))
      }
    } catch {
      throw .file(error)
    }
    guard !files.isEmpty else { throw .noFiles(folder: path) }
    return files
  }

  private static func isRecordings(_ file: FilePath) -> Bool {
    [".json", ".ndjson"].contains { file.bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
