import Bytes
package import Files
import Publishing
import Validation

/// The reason why a command failed, with its exit status.
package struct CommandFailure: Error, CustomStringConvertible {
  package let status: ExitStatus

  /// The message; empty if everything is printed already.
  package let lines: [String]

  package var description: String { Excerpt.lines(lines) }

  package init(status: ExitStatus, _ lines: [String]) {
    self.status = status
    self.lines = lines
  }

  package static func usage(_ message: String) -> Self {
    Self(status: .usage, ["error: \(message)"])
  }

  package static func findings(_ message: String) -> Self { Self(status: .findings, [message]) }

  package static func machine(_ message: String) -> Self {
    Self(status: .machine, ["error: \(message)"])
  }

  /// Returns the usage error for a value that an option does not take; the remedy follows "Use".
  package static func invalid(_ option: CommandOption, _ text: String, use remedy: String) -> Self {
    .usage("invalid value \"\(text)\" for \(option.flag). Use \(remedy).")
  }

  /// Returns the failure for a value outside the ones that an option takes.
  package static func invalid(
    _ option: CommandOption, _ text: String, among names: [String], orElse remedy: String = ""
  ) -> Self {
    let near = Spelling.nearest(to: text, among: names)
    let hint = near.map { "; did you mean \($0)?" } ?? "."
    return .usage(
      "invalid value \"\(text)\" for \(option.flag)\(hint) Use "
        + "\(names.list(joinedBy: "or"))\(remedy).")
  }

  /// Creates the failure of a command that an error ends: its exit status and its lines.
  package init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as FileError: self = .machine("\(error)")
    case let error as InputError: self.init(of: error)
    case let error as PublishError: self.init(of: error)
    case SiteFault.data(let message): self = .lines(of: message, .findings)
    case SiteFault.machine(let message): self = .lines(of: message, .machine)
    default: self.init(ofAuthors: error)
    }
  }

  /// The way to publish a site without rows.
  package static let emptyRemedy = "Pass --allow-empty to publish an empty site."

  private init(of error: InputError) {
    self =
      switch error.reason.kind {
      case .noColumn, .choice: .usage("\(error)")
      case .empty: .findings("error: \(error) \(Self.emptyRemedy)")
      case .system, .memory: .lines(of: "\(error)", .machine)
      case .invalid, .encoding, .tooLarge, .cancelled, .several: .lines(of: "\(error)", .findings)
      }
  }

  private init(of error: PublishError) {
    switch error {
    case .invalid(let findings):
      let count = Quantity(findings.total, of: "error")
      self.init(
        status: .findings,
        findings.map(\.description) + ["error: \(count) in the pages. Nothing was published."])
    case .occupied, .unreadable, .tooManyFiles, .tooLarge, .tooManyWords:
      self = .findings("error: \(error)")
    case .invalidDifferences: self.init(status: .machine, "error: \(error)".lines)
    case .tooLittleMemory: self = .machine("\(error)")
    case .interrupted: self.init(status: .interrupted, ["\(error)"])
    }
  }

  /// Creates the failure for an error of an author's code, with its text on one line: a system
  /// error for the network, files and the system, or else an error of data.
  private init(ofAuthors error: any Error) {
    let words = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
    let isMachine = !(error is DecodingError) && Self.machine.contains(error._domain)
    self.init(
      status: isMachine ? .machine : .findings, ["error: cannot read the site's data: \(words)"])
  }

  /// The domains of errors of Foundation from outside the program, on Apple's systems and others.
  private static let machine = [
    "NSURLErrorDomain", "NSPOSIXErrorDomain", "NSCocoaErrorDomain",
    "FoundationEssentials.CocoaError", "FoundationEssentials.POSIXError",
  ]

  /// The failure for a message of one or several lines.
  private static func lines(of message: String, _ status: ExitStatus) -> Self {
    Self(status: status, message.split(separator: "\n").map { "error: \($0)" })
  }

  /// The failure of a file: status 1 if Rowhouse refuses it, 3 for an error of the system.
  package static func file(_ error: FileError) -> Self {
    if case .words = error.reason { .findings("error: \(error)") } else { .machine("\(error)") }
  }

  /// Returns the outcome of work with files, or throws its failure.
  package static func mappingFileErrors<Outcome>(
    _ outcome: @autoclosure () throws(FileError) -> Outcome
  ) throws(CommandFailure) -> Outcome {
    do throws(FileError) {
      return try outcome()
    } catch {
      throw .file(error)
    }
  }

  /// Returns this failure, together with the failure of work that has to be done after it.
  package func after(_ body: () throws -> Void) -> CommandFailure {
    do {
      try body()
      return self
    } catch {
      return CommandFailure(status: status, lines + CommandFailure(error).lines)
    }
  }
}

/// The exit status of a command, for scripts.
public enum ExitStatus: Int32, Sendable {
  case done = 0

  /// Pages have findings, or data is bad.
  case findings = 1

  /// The command was not understood.
  case usage = 2

  /// The machine did not do its part: the disk is full, a file is missing or may not be read.
  case machine = 3

  /// Interrupted, as shells count it: 128 and the number of SIGINT.
  case interrupted = 130
}
