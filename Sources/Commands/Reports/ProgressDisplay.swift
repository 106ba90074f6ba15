import Files
import Publishing
import Synchronization

/// The line on a terminal that shows the progress of a build, drawn and cleared by escape sequences;
/// not drawn where the output is no terminal.
final class ProgressDisplay: Sendable {
  private let terminal: Terminal

  /// The progress that the terminal itself shows; none without a line.
  private let shown = Mutex(TerminalProgress.none)

  init?() {
    guard let terminal = Terminal(behind: .error) else { return nil }
    self.terminal = terminal
  }

  /// Draws the line; skips the update if another thread is drawing.
  func show(_ snapshot: BuildSnapshot, of noun: String) {
    let line = ProgressLine(snapshot, of: noun)
    show(line.parts, line.progress)
  }

  /// Draws a line of these parts, and sets the progress of the terminal itself.
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
