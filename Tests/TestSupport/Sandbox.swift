import Foundation

/// A folder that a test has for itself and that is gone afterwards.
public struct Sandbox {
  public let path: String

  /// Lends a new folder to a test.
  public static func use(_ body: (Sandbox) throws -> Void) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try body(sandbox)
  }

  public init() throws {
    // Resolved, since messages and listings name the folder itself.
    let temporary = URL.temporaryDirectory.resolvingSymlinksInPath()
    path = temporary.appending(path: "rowhouse-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  public func remove() {
    // Litter of a test in the system's folder for it is nobody's trouble.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of a file in the sandbox.
  public func callAsFunction(_ file: String) -> String { "\(path)/\(file)" }

  /// Writes a file, making the folders above it.
  public func put(_ text: String, at file: String) throws { try put(Array(text.utf8), at: file) }

  /// Writes a file of bytes, making the folders above it.
  public func put(_ bytes: [UInt8], at file: String) throws {
    let url = URL(filePath: self(file))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a script that can be started.
  ///
  /// By a process of its own: a child of another test may inherit what this process has open to
  /// write, and the system starts no program that is.
  public func putScript(_ text: String, at file: String) throws {
    let words = ["-c", "printf %s \"$1\" > \"$0\" && chmod 755 \"$0\"", self(file), text]
    _ = try Child(program: "/bin/sh", words).result()
  }

  public func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(folder), withIntermediateDirectories: true)
  }

  public func makeLink(at file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(file), withDestinationPath: target)
  }

  /// Makes a pipe with a name.
  public func makePipe(at file: String) {
    _ = unsafe mkfifo(self(file), 0o600)
  }

  /// Makes an empty file whose name is these bytes, UTF-8 or not.
  public func makeFile(in folder: String = ".", named name: [UInt8]) {
    let bytes = Array(self(folder).utf8) + [UInt8(ascii: "/")] + name + [0]
    close(unsafe open(bytes.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600))
  }

  /// Cuts a file.
  public func truncate(_ file: String, to size: Int) {
    _ = unsafe Foundation.truncate(self(file), off_t(size))
  }

  public func setPermissions(_ permissions: UInt16, of file: String) {
    _ = unsafe chmod(self(file), mode_t(permissions))
  }

  /// Gives everything in the sandbox to nobody, if we are root, to whom permissions do not apply.
  public func giveAway() throws {
    guard getuid() == 0 else { return }
    for file in try [""] + FileManager.default.subpathsOfDirectory(atPath: path) {
      _ = unsafe lchown(self(file), 65_534, 65_534)
    }
  }

  public func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: self(file))
  }

  public func move(_ file: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: self(file), toPath: self(other))
  }

  /// The text of a file, or `nil` when there is none.
  public func text(of file: String) -> String? {
    FileManager.default.contents(atPath: self(file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything in the sandbox in order, hidden or not: `a.html = text`, `link -> target`,
  /// `empty/`.
  public func tree(_ folder: String = "") throws -> [String] {
    let files = FileManager.default
    let root = folder.isEmpty ? path : self(folder)
    return try files.subpathsOfDirectory(atPath: root).sorted().compactMap { file in
      let full = "\(root)/\(file)"
      if let target = try? files.destinationOfSymbolicLink(atPath: full) {
        return "\(file) -> \(target)"
      }
      var isFolder: ObjCBool = false
      _ = unsafe files.fileExists(atPath: full, isDirectory: &isFolder)
      if isFolder.boolValue {
        return try files.contentsOfDirectory(atPath: full).isEmpty ? "\(file)/" : nil
      }
      let text = files.contents(atPath: full).map { String(decoding: $0, as: UTF8.self) } ?? "?"
      return file.hasSuffix(".rowhouse-manifest") ? nil : "\(file) = \(text)"
    }
  }

  /// The inode of a file and the time it was last written, which change when it is written anew.
  public func stamp(of file: String) throws -> Stamp {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(file))
    return Stamp(
      inode: attributes[.systemFileNumber] as? Int, written: attributes[.modificationDate] as? Date)
  }

  public struct Stamp: Equatable {
    let inode: Int?
    let written: Date?
  }
}
