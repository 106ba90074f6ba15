import Bytes
import Commands

extension Verb {
  /// `completions`: prints a completion script for a shell.
  static func completions(of command: @escaping @Sendable () -> Command) -> Verb {
    let shells = Shell.allCases.map(\.rawValue)
    return Verb(
      name: "completions",
      summary: "Print a completion script for bash, zsh or fish",
      operands: shells.joined(separator: "|"),
      examples: ["rowhouse completions bash > rowhouse.bash"],
      notes: """
        bash reads ~/.local/share/bash-completion/completions/rowhouse, fish reads
        ~/.config/fish/completions/rowhouse.fish, and zsh reads _rowhouse in any folder of $fpath. A
        package of Rowhouse installs all three.
        """
    ) { arguments, console in
      let word = arguments.operands.first ?? ""
      guard let shell = Shell(rawValue: word), arguments.operands.count == 1 else {
        throw CommandFailure.usage(
          "missing or unknown shell. Usage: completions \(shells.list(joinedBy: "or"))")
      }
      switch shell {
      case .bash: try console.answer(exactly: Array("\(BashCompletion(command: command()))".utf8))
      case .zsh: try console.answer(exactly: Array("\(ZshCompletion(command: command()))".utf8))
      case .fish: try console.answer(exactly: Array("\(FishCompletion(command: command()))".utf8))
      }
    }
  }

  /// `manual`: prints a command's page of the manual.
  static func manual(of command: @escaping @Sendable () -> Command) -> Verb {
    Verb(
      name: "manual", summary: "Print the man page",
      examples: ["rowhouse manual | man -l -"]
    ) { _, console in
      try console.answer(exactly: Array("\(ManualPage(command: command()))".utf8))
    }
  }
}

private enum Shell: String, CaseIterable { case bash, zsh, fish }
