import Bytes
import Files

/// Where a command's words go: results to standard output, everything else to standard error.
///
/// Every line is written by ``Excerpt/line(_:limit:)``: names and values of data are in most of them.
package struct Console: Sendable {
  /// Whether only errors are said.
  var isQuiet = false

  /// Whether notes are left out: another process has said them.
  var leavesNotes = false

  private let display = ProgressDisplay()

  /// Says what came of the command.
  func result(_ line: String) throws(CommandFailure) { try result([line]) }

  func result(_ lines: [String]) throws(CommandFailure) {
    if !isQuiet { try answer(lines) }
  }

  /// Prints what was asked for, which `--quiet` does not silence.
  ///
  /// - Throws: ``CommandFailure`` when it cannot be written, as to a full disk. A reader that has
  ///   left, as `head` does, has heard enough.
  func answer(_ line: String) throws(CommandFailure) { try answer([line]) }

  func answer(_ lines: [String]) throws(CommandFailure) {
    try answer(exactly: Array(Excerpt.lines(lines).utf8))
  }

  /// Prints what a program reads, such as JSON, which escapes for itself.
  func answer(exactly bytes: [UInt8]) throws(CommandFailure) {
    clear()
    do throws(FileError) {
      try StandardStream.output.write(bytes + [UInt8(ascii: "\n")])
    } catch {
      throw .machine("\(error)")
    }
  }

  /// Says what is about to be done, or what somebody should know though the command goes on.
  func note(_ line: String) {
    if !isQuiet, !leavesNotes { error([line]) }
  }

  /// Says why the command failed, or what else `--quiet` does not silence.
  func error(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    clear()
    // Where errors cannot be written, there is nowhere to say so.
    _ = try? StandardStream.error.write(Excerpt.lines(lines) + "\n")
  }

  /// Counters whose state is drawn on the terminal, if there is one and it is wanted.
  ///
  /// The line goes when anything is said, and when the command ends.
  ///
  /// - Parameter noun: What one of the things is called that pages list.
  /// - Returns: The counters.
  func progress(of noun: String = "recording") -> BuildProgress {
    guard !isQuiet, let display else { return BuildProgress() }
    return BuildProgress { display.show($0, of: noun) }
  }

  /// Draws how far a fetch is on the terminal, if there is one and it is wanted.
  func show(_ progress: FetchProgress) {
    if !isQuiet { display?.show(progress.parts, progress.progress) }
  }

  /// Takes the line of progress away, if there is one.
  func clear() {
    display?.clear()
  }
}
