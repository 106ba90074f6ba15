import Files

/// Where a command's words go: results to standard output, everything else to standard error.
public struct Console: Sendable {
  /// Whether only errors are said.
  var isQuiet = false

  /// Says what came of the command.
  func result(_ line: String) throws(CommandFailure) {
    if !isQuiet { try answer(line) }
  }

  /// Prints what was asked for, which being quiet does not change.
  ///
  /// - Throws: ``CommandFailure`` when it cannot be written, as to a full disk. A reader that has
  ///   left, as `head` does, has heard enough.
  func answer(_ text: String) throws(CommandFailure) {
    do throws(FileError) {
      try StandardStream.output.write(text + "\n")
    } catch {
      throw .machine("\(error)")
    }
  }

  /// Says something that somebody should know, though the command goes on.
  func warning(_ line: String) {
    if !isQuiet { error(line) }
  }

  /// Says why the command failed.
  func error(_ text: String) {
    // Where errors cannot be written, there is nowhere to say so.
    _ = try? StandardStream.error.write(text + "\n")
  }
}
