import Bytes
package import Files
package import Publishing

/// The output of a command: results go to standard output, everything else to standard error, by
/// ``Excerpt/line(_:limit:)``, as most lines contain names and values of the data.
package struct Console: Sendable {
  /// Whether only errors are printed.
  package var isQuiet = false

  /// Whether notes are left out, because another process has printed them.
  package var leavesNotes = false

  private let display = ProgressDisplay()

  /// Prints the result of the command.
  package func result(_ line: String) throws(FileError) { try result([line]) }

  package func result(_ lines: [String]) throws(FileError) {
    if !isQuiet { try answer(lines) }
  }

  /// Prints requested output, even with `--quiet`; a reader that closed the pipe is not an error.
  package func answer(_ line: String) throws(FileError) { try answer([line]) }

  package func answer(_ lines: [String]) throws(FileError) {
    try answer(exactly: Array(Excerpt.lines(lines).utf8))
  }

  /// Prints output for a program, such as JSON, which has its own escapes.
  package func answer(exactly bytes: [UInt8]) throws(FileError) {
    clear()
    try StandardStream.output.write(bytes + [UInt8(ascii: "\n")])
  }

  /// Prints the next step, or a warning that doesn't stop the command.
  package func note(_ line: String) {
    if !isQuiet, !leavesNotes { error([line]) }
  }

  /// Prints the reason of a failure, or other lines that `--quiet` does not silence.
  package func error(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    clear()
    // Where errors cannot be written, there is nowhere to say so.
    _ = try? StandardStream.error.write(Excerpt.lines(lines) + "\n")
  }

  /// Returns counters drawn on the terminal, if progress is shown, in a line erased before any
  /// message and at the end.
  package func progress(of noun: String = "row") -> BuildProgress {
    guard !isQuiet, let display else { return BuildProgress() }
    return BuildProgress { display.show($0, of: noun) }
  }

  /// Draws other progress on the terminal, if there is one and progress is shown.
  package func show(_ parts: [String], _ progress: TerminalProgress) {
    if !isQuiet { display?.show(parts, progress) }
  }

  /// Takes the line of progress away, if there is one.
  func clear() { display?.clear() }
}
