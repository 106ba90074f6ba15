package import Files

/// A file that is written beside the site: that of `--report`, or of `--write-schema`.
package struct SideFile: Sendable {
  /// The noun for the file in a sentence: `report`.
  private let noun: String

  /// The option and the path as they were given.
  private let words: String
  private let name: String
  private let file: OutputFile

  /// Opens the file of an option, if given, to fail before the work if it can't be written.
  init?(
    _ noun: String, _ option: CommandOption, of arguments: Arguments, besides output: String
  ) throws(CommandFailure) {
    guard let name = arguments[option] else { return nil }
    self.noun = noun
    self.name = name
    words = "\(option.flag) \(name)"
    if let places = try Self.places(of: name, words, and: output) {
      if places.folder.isAncestor(orEqualTo: places.file) {
        throw .usage("\(words) is inside the output folder. Write the \(noun) elsewhere.")
      }
      if places.file.isAncestor(orEqualTo: places.folder) {
        throw .usage("\(words) contains the output folder. Write the \(noun) elsewhere.")
      }
    }
    file = try Self.saying(words) { () throws(FileError) in try OutputFile(name) }
  }

  /// Refuses to replace an input, or another file that is not the report's.
  func expectOutside(of input: String, called other: String = "input") throws(CommandFailure) {
    guard let places = try Self.places(of: name, words, and: input) else { return }
    if places.folder.isAncestor(orEqualTo: places.file) {
      let place = other == "input" ? "one of the inputs" : "the \(other) \(input)"
      throw .usage("\(words) would overwrite \(place). Write the \(noun) elsewhere.")
    }
  }

  /// Whether a file is in a folder, or is it, or would be.
  package static func lies(_ file: String, in folder: String) throws(CommandFailure) -> Bool {
    let places = try places(of: file, file, and: folder)
    return places.map { $0.folder.isAncestor(orEqualTo: $0.file) } == true
  }

  /// Makes sure that there is room for the file.
  package func reserve() throws(CommandFailure) {
    try Self.saying(words) { () throws(FileError) in try file.reserve() }
  }

  /// Writes the file in place of an older one.
  package func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try Self.saying(words) { () throws(FileError) in try file.write(bytes) }
  }

  /// Returns the resolved paths of a file and a folder, whether they exist or not; `nil` for a pipe
  /// or a device, whose link doesn't point to a path: `/dev/stdout` is a link to `pipe:[123]`.
  private static func places(
    of file: String, _ words: String, and folder: String
  ) throws(CommandFailure) -> (file: FilePath, folder: FilePath)? {
    try saying(words) { () throws(FileError) in
      let kind = (try? FileStatus(of: FilePath(file)))?.kind ?? .file
      guard kind == .file || kind == .folder else { return nil }
      return (try place(of: FilePath(file)), try place(of: FilePath(folder)))
    }
  }

  /// Returns the path of a file or folder with symbolic links resolved as far as it exists.
  package static func place(of path: FilePath) throws(FileError) -> FilePath {
    let place = try path.resolvedIfPresent()
    guard place == path, let name = path.last else { return place }
    return try self.place(of: path.parent.bytes.isEmpty ? "." : path.parent).appending(name)
  }

  /// Does work on the file, and explains a failure.
  private static func saying<Outcome>(
    _ words: String, _ body: () throws(FileError) -> Outcome
  ) throws(CommandFailure) -> Outcome {
    do throws(FileError) {
      return try body()
    } catch {
      throw .machine("\(words): \(error)")
    }
  }
}
