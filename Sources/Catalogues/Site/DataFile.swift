package import Bytes
package import Files
package import Records

/// A file of data, read a range at a time.
///
/// The file's status detects any change since it was indexed, even if every row is still valid; a
/// new name or other permissions count as changes too.
package struct DataFile: RecordSource {
  package let name: String
  package let byteCount: Int
  package let format: RecordFormat?
  private let path: FilePath
  private let status: FileStatus
  private let openFile: InputFile?

  /// The file that this one was unpacked from, and how it was then.
  private var origin: Origin?

  private let isSpooled: Bool

  package var replacements: [Int] = []

  /// The origin of a file that is made of this one; `nil` for standard input.
  package var asOrigin: Origin? { origin ?? (isSpooled ? nil : Origin(path: path, status: status)) }

  /// A file that must not change while what was made of it is read.
  package struct Origin: Sendable {
    let path: FilePath
    let status: FileStatus

    package init(path: FilePath, status: FileStatus) {
      self.path = path
      self.status = status
    }
  }

  /// Looks at a file; `staysOpen` holds it open: a process may hold about a thousand, but opening
  /// one costs more than reading a row from it.
  package init(_ path: FilePath, staysOpen: Bool) throws(FileError) {
    name = "\(path)"
    self.path = path
    let file = try InputFile(path)
    byteCount = file.size
    format = RecordFormat(named: name)
    status = try file.status()
    openFile = staysOpen ? file : nil
    isSpooled = false
  }

  /// Takes a file without a name: a copy of standard input, or of a packed or converted file.
  package init(
    spooled file: InputFile, from origin: Origin? = nil, in format: RecordFormat? = nil
  ) throws(FileError) {
    self.origin = origin
    name = "\(file.path)"
    self.format = format ?? RecordFormat(named: name)
    path = file.path
    byteCount = file.size
    status = try file.status()
    openFile = file
    isSpooled = true
  }

  package func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
    try expectUnchanged { () throws(FileError) in
      guard let file = try file() else { return false }
      do throws(FileError) {
        try file.append(range, to: &buffer)
        return true
      } catch {
        // What was cut meanwhile ends too early, which is no fault of the machine.
        if try file.status() == status { throw error }
        return false
      }
    }
  }

  package func expectUnchanged() throws(InputError) {
    try expectUnchanged { () throws(FileError) in
      let now = if let openFile { try openFile.status() } else { try FileStatus(of: path) }
      let isSame = try origin.map { origin throws(FileError) in
        try FileStatus(of: origin.path) == origin.status
      }
      return now == status && isSame != false
    }
  }

  /// Does something to the file that is possible only while it is unchanged.
  private func expectUnchanged(_ isUnchanged: () throws(FileError) -> Bool) throws(InputError) {
    var reason = InputError.Reason.changed
    do throws(FileError) {
      if try isUnchanged() { return }
    } catch {
      if !error.isMissing { reason = .unreadable("\(error.reason)") }
    }
    throw InputError(file: name, reason: reason)
  }

  /// The open file, or `nil` when there is another at its path by now.
  private func file() throws(FileError) -> InputFile? {
    if let openFile { return openFile }
    return try FileStatus(of: path) == status ? try InputFile(path) : nil
  }
}
