import Bytes
import Files
import Screens

/// The reason why a site could not be built from its data.
public enum SiteFault: Error {
  /// Data is invalid; the text has the problem, its place and the fix, a line for each.
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
  package static func reading<Value>(_ read: () throws -> Value) throws(SiteFault) -> Value {
    do {
      return try read()
    } catch {
      throw SiteFault(error)
    }
  }
}

/// The faults of all pages of a site, so that one run reports every one.
struct SiteFaults {
  private var faults: [(path: String, fault: SiteFault)] = []

  /// Does work for a page, and notes its error.
  mutating func collect<Value>(at path: String, _ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      faults.append((path, SiteFault(error)))
      return nil
    }
  }

  /// Notes an error of a page, in a line.
  mutating func add(_ words: String, at path: SitePath) {
    faults.append(("\(path)", .data(Excerpt.line("\(path): \(words)"))))
  }

  /// Throws the errors, if there are any, in the order of their pages' paths.
  func end() throws(SiteFault) {
    guard !faults.isEmpty else { return }
    let sorted = faults.enumerated().sorted {
      ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
    }
    let words = sorted.map { "\($0.element.fault)" }.joined(separator: "\n")
    let areMachines = faults.allSatisfy { if case .machine = $0.fault { true } else { false } }
    throw areMachines ? .machine(words) : .data(words)
  }
}
