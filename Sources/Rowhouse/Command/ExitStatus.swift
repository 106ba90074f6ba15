/// How a command ended, for scripts.
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
