import Files
import Publishing
import Synchronization

/// The one line on a terminal that says how far a build is.
///
/// Nothing but this line is drawn and cleared by escape sequences, and without a terminal there is
/// none.
final class ProgressDisplay: Sendable {
  private let terminal: Terminal

  /// What the terminal was told last; nothing, when there is no line.
  private let shown = Mutex(TerminalProgress.none)

  /// Looks for a terminal behind standard error.
  init?() {
    guard let terminal = Terminal(behind: .error) else { return nil }
    self.terminal = terminal
  }

  /// Draws the line, unless somebody else is at it just now: nobody waits to say how far they are.
  func show(_ snapshot: BuildSnapshot, of noun: String) {
    let line = ProgressLine(snapshot, of: noun)
    show(line.parts, line.progress)
  }

  /// Draws a line of these parts, and tells the terminal itself how far the work is.
  func show(_ parts: [String], _ progress: TerminalProgress) {
    _ = shown.withLockIfAvailable { shown in
      // One column is left: a cursor behind the last one is in different places on different
      // terminals.
      var text = Terminal.line(ProgressLine.text(of: parts, width: terminal.width - 1))
      if progress != shown { text += terminal.progress(progress) }
      shown = progress
      print(text)
    }
  }

  /// Takes the line away, if there is one, before something else is printed.
  func clear() {
    shown.withLock { shown in
      guard shown != .none else { return }
      shown = .none
      print(Terminal.line("") + terminal.progress(.none))
    }
  }

  private func print(_ text: String) {
    // Where progress cannot be drawn, nobody is watching.
    try? terminal.write(text)
  }
}
