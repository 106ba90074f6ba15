import Bytes

extension Verb {
  /// `completions`: prints what completes a command's words in a shell.
  ///
  /// - Parameter command: The command, which has this verb too.
  /// - Returns: The verb.
  static func completions(of command: @escaping @Sendable () -> Command) -> Verb {
    let shells = Shell.allCases.map(\.rawValue)
    return Verb(
      name: "completions",
      summary: "prints what completes commands, options and values in a shell",
      operands: shells.joined(separator: "|"),
      notes: """
        A package has it in its place already. Otherwise bash looks for it in
        ~/.local/share/bash-completion/completions/rowhouse, fish in
        ~/.config/fish/completions/rowhouse.fish, and zsh for _rowhouse in any folder of $fpath.
        """
    ) { arguments, console throws(CommandFailure) in
      let word = arguments.operands.first ?? ""
      guard let shell = Shell(rawValue: word), arguments.operands.count == 1 else {
        throw .usage("say for which shell: completions \(shells.list(joinedBy: "or"))")
      }
      switch shell {
      case .bash: try console.answer(exactly: Array("\(BashCompletion(command: command()))".utf8))
      case .zsh: try console.answer(exactly: Array("\(ZshCompletion(command: command()))".utf8))
      case .fish: try console.answer(exactly: Array("\(FishCompletion(command: command()))".utf8))
      }
    }
  }

  /// `manual`: prints a command's page of the manual.
  ///
  /// - Parameter command: The command, which has this verb too.
  /// - Returns: The verb.
  static func manual(of command: @escaping @Sendable () -> Command) -> Verb {
    Verb(
      name: "manual", summary: "prints the page of the manual, which man shows",
      notes: "To read it: rowhouse manual | man -l -"
    ) { _, console throws(CommandFailure) in
      try console.answer(exactly: Array("\(ManualPage(command: command()))".utf8))
    }
  }
}

private enum Shell: String, CaseIterable { case bash, zsh, fish }
