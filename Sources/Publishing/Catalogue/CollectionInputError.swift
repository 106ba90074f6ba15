import Bytes
package import Files
package import Records

/// The reason a collection could not be read at all.
package enum CollectionInputError: Error {
  /// A file is not what it should be.
  case data(RecordFault)

  /// A file could not be opened, or a folder not be listed.
  case file(FileError)

  /// A folder has no files that could be data.
  case noFiles(folder: String)

  /// `-` is among the inputs more than once.
  case standardInputTwice

  /// Reading was called off.
  case interrupted
}

extension CollectionInputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .data(let fault): "\(fault)"
    case .file(let error): "\(error)"
    case .noFiles(let folder):
      "there are no \(RecordFormat.endings.list(joinedBy: "or")) files in \"\(folder)\"; name a file, or another folder"
    case .standardInputTwice:
      "standard input was asked for twice, and can be read once: give - once"
    case .interrupted: "\(PublishError.interrupted)"
    }
  }

  /// Whose fault it is: the data's, or the machine's.
  package var fault: SiteFault {
    switch self {
    case .data(let fault):
      switch fault.reason {
      case .unreadable, .memory: .machine("\(self)")
      default: .data("\(self)")
      }
    case .file, .interrupted: .machine("\(self)")
    case .noFiles, .standardInputTwice: .data("\(self)")
    }
  }
}
