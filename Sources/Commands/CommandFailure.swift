import Bytes
import Publishing
import Records
import Validation

/// The reason why a command failed, with its exit status.
package struct CommandFailure: Error, CustomStringConvertible {
  package let status: ExitStatus

  /// The message; empty if everything is printed already.
  package let lines: [String]

  /// The whole message, as it is printed.
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

  /// Returns the failure for a value that an option does not take.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - text: The value.
  ///   - remedy: The values that it takes, after "Use".
  /// - Returns: A usage error.
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
}

extension CommandFailure {
  init(_ error: CollectionInputError) {
    switch error {
    case .interrupted: self.init(PublishError.interrupted)
    case .noFiles: self = .findings("error: \(error) \(Self.emptyRemedy)")
    case .data(let fault):
      if case .column(let fault) = fault.reason {
        self = .usage("\(fault)")
        return
      }
      guard fault.reason == .empty else {
        self.init(error.fault)
        return
      }

      self = .findings("error: \(error) \(Self.emptyRemedy)")
    case .noList, .noTable(.some, _, _): self = .usage("\(error)")
    case .file, .packed, .document, .standardInputTwice, .noTable: self.init(error.fault)
    }
  }

  /// The way to publish a site without rows.
  static let emptyRemedy = "Pass --allow-empty to publish an empty site."

  /// Returns this failure, together with the failure of work that has to be done after it.
  func after(_ body: () throws(CommandFailure) -> Void) -> CommandFailure {
    do throws(CommandFailure) {
      try body()
      return self
    } catch {
      return CommandFailure(status: status, lines + error.lines)
    }
  }

  init(_ fault: SiteFault) {
    switch fault {
    case .data(let message):
      self.init(status: .findings, message.split(separator: "\n").map { "error: \($0)" })
    case .machine(let message):
      self.init(status: .machine, message.split(separator: "\n").map { "error: \($0)" })
    }
  }

  /// Creates the failure of a site that could not read its data.
  ///
  /// Errors of an author's own code are printed with their own text, on one line. Errors of the
  /// network, of files and of the system are system errors; others are errors of data.
  init(ofReading error: any Error) {
    switch error {
    case let fault as SiteFault: self.init(fault)
    case let error as CollectionInputError: self.init(error)
    default:
      let words = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      let isMachine = !(error is DecodingError) && Self.machine.contains(error._domain)
      self.init(
        status: isMachine ? .machine : .findings,
        ["error: cannot read the site's data: \(words)"])
    }
  }

  /// The domains of Foundation's errors that come from outside of the program, as Apple's systems and
  /// as others call them.
  private static let machine = [
    "NSURLErrorDomain", "NSPOSIXErrorDomain", "NSCocoaErrorDomain",
    "FoundationEssentials.CocoaError", "FoundationEssentials.POSIXError",
  ]

  init(_ error: PublishError) {
    switch error {
    case .invalid(let findings):
      let count = Quantity(findings.total, of: "error")
      self.init(
        status: .findings,
        findings.map(\.description) + ["error: \(count) in the pages. Nothing was published."])
    case .occupied, .unreadable, .tooManyFiles, .tooLarge, .tooManyWords:
      self = .findings("error: \(error)")
    case .store, .tooLittleMemory:
      self = .machine("\(error)")
    case .interrupted:
      self.init(status: .interrupted, ["\(error)"])
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
