import Files

/// Where a command's words go: results to standard output, everything else to standard error.
public struct Console: Sendable {
  /// Whether only errors are said.
  var isQuiet = false

  /// Says what came of the command.
  func result(_ line: String) {
    if !isQuiet { answer(line) }
  }

  /// Prints what was asked for, which being quiet does not change.
  func answer(_ text: String) {
    write(text, to: .output)
  }

  /// Says something that somebody should know, though the command goes on.
  func warning(_ line: String) {
    if !isQuiet { error(line) }
  }

  /// Says why the command failed.
  func error(_ text: String) {
    write(text, to: .error)
  }

  private func write(_ text: String, to stream: StandardStream) {
    // Where what is printed cannot be written, there is nowhere to say so.
    _ = try? stream.write(text + "\n")
  }
}
