#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal at the other end of a stream, on which a line can be drawn again and again.
package struct Terminal: Sendable {
  private let stream: StandardStream

  /// Whether it shows progress beside its window's title, as an answer to ``progress(_:)``.
  private let showsProgress: Bool

  /// Finds a terminal: not a file, a pipe, or one that can't move its cursor (`TERM=dumb`).
  package init?(behind stream: StandardStream) {
    guard isatty(stream.rawValue) == 1, let name = environment("TERM"),
      !name.isEmpty, name != "dumb"
    else { return nil }
    self.stream = stream
    showsProgress =
      environment("TERM_PROGRAM") != "iTerm.app"
      || Self.hasProgress(features: environment("TERM_FEATURES") ?? "")
  }

  /// Whether iTerm2 names progress, `P`, among its features: capitals, each with text behind it.
  ///
  /// Earlier versions showed it as a notification. Source: https://iterm2.com/feature-reporting/
  static func hasProgress(features: String) -> Bool {
    let bytes = Array(features.utf8)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "P")
        && (index + 1 == bytes.count || capitals.contains(bytes[index + 1]))
    }
  }

  /// The number of columns, now; 80 if the terminal does not know.
  package var width: Int {
    var size = winsize()
    let answer = unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Prints text; throws when the terminal is gone.
  package func write(_ text: String) throws(FileError) {
    try stream.write(text)
  }

  /// The line that the cursor is in, replaced by another; empty, to leave nothing.
  package static func line(_ text: String) -> String { "\r\(text)\u{1B}[K" }

  /// Returns the sequence for the progress in the title bar or on the task bar; empty for a
  /// terminal that would take it for something else.
  ///
  /// Source: https://conemu.github.io/en/AnsiEscapeCodes.html#ConEmu_specific_OSC (`9 ; 4`). Other
  /// terminals ignore it.
  package func progress(_ progress: TerminalProgress) -> String {
    guard showsProgress else { return "" }
    return switch progress {
    case .none: "\u{1B}]9;4;0;0\u{7}"
    case .percent(let percent): "\u{1B}]9;4;1;\(percent)\u{7}"
    case .unknown: "\u{1B}]9;4;3;0\u{7}"
    }
  }
}

/// The progress of work that a terminal can show.
package enum TerminalProgress: Equatable, Sendable {
  /// Nothing is being done.
  case none

  /// The percentage that is done.
  case percent(Int)

  /// Work of unknown length.
  case unknown
}

/// Returns an environment variable; the program sets none, so reading them is thread-safe.
package func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
