import Bytes
import Files

/// The reason why a site could not be built from its data.
public enum SiteFault: Error {
  /// Data is invalid.
  ///
  /// The text has the problem, its place and the fix, a line for each.
  case data(String)

  /// The machine did not do its part: a file is missing, or may not be read.
  case machine(String)
}

extension SiteFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .data(let message), .machine(let message): message
    }
  }
}

extension SiteFault {
  /// An error of what a site is made of, as its author sees it.
  package init(_ error: any Error) {
    self =
      switch error {
      case let fault as SiteFault: fault
      case let error as InputError
      where error.reason.kind == .system || error.reason.kind == .memory:
        .machine("\(error)")
      case is FileError: .machine("\(error)")
      case PublishError.interrupted: .machine("\(error)")
      default: .data("\(error)")
      }
  }

  /// Reads something for an author, who matches on the error.
  static func reading<Value>(_ read: () throws -> Value) throws(SiteFault) -> Value {
    do {
      return try read()
    } catch {
      throw SiteFault(error)
    }
  }
}
