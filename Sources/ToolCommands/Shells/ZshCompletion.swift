import Commands

/// The completion script for zsh, with a description of each word.
struct ZshCompletion: CustomStringConvertible {
  let command: Command

  var description: String {
    let name = command.name
    let verbs = command.verbs.map { "    \(ShellWord("\($0.name):\(escaped($0.summary))"))" }
    return """
      #compdef \(name)
      # Completes the words of \(name) in zsh; made by: \(name) completions zsh

      _\(name)() {
        local -a verbs=(
      \(verbs.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command verbs
          [[ $PREFIX == -* ]] && compadd - \(Command.otherWords.joined(separator: " "))
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
          help) _describe -t commands command verbs ;;
      \(command.verbs.map(branch).joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi
      """
  }

  private func branch(of verb: Verb) -> String {
    let isRepeated = verb.operands.hasSuffix("...")
    let operands = verb.operandOffers.enumerated().map { index, operand in
      "\(isRepeated ? "*" : "\(index + 1)"):\(operand.name):\(action(of: operand.offer))"
    }
    let words = verb.allOptions.flatMap { specifications(of: $0, in: verb) } + operands
    return """
          \(verb.name))
            _arguments -S \\
      \(words.map { "        \(ShellWord($0))" }.joined(separator: " \\\n"))
            ;;
      """
  }

  private func specifications(of option: CommandOption, in verb: Verb) -> [String] {
    let others = option.flags.joined(separator: " ")
    let beginning = option.isRepeatable ? "*" : "(\(others))"
    return option.flags.map { flag in
      let text = "[\(escaped(option.summary(in: verb), also: ["[", "]"]))]"
      guard let name = verb.value(of: option), let offer = verb.offer(for: option) else {
        return beginning + flag + text
      }
      let sign = flag == option.flag ? "=" : ""
      return "\(beginning)\(flag)\(sign)\(text):\(escaped(name)):\(action(of: offer))"
    }
  }

  private func action(of offer: WordOffer) -> String {
    let words = offer.words.joined(separator: " ").replacing(":", with: "\\:")
    return switch (offer.words.isEmpty, offer.place) {
    case (true, .file): "_files"
    case (true, .folder): "_files -/"
    case (true, nil): " "
    case (false, nil):
      offer.isAfterEqualsSign ? "{compset -P \"*=\" && compadd - \(words)}" : "(\(words))"
    case (false, .file): "{compadd - \(words); _files}"
    case (false, .folder): "{compadd - \(words); _files -/}"
    }
  }

  /// A text in which no sign has a meaning to `_arguments` or `_describe`.
  private func escaped(_ text: String, also signs: [String] = []) -> String {
    (["\\", ":"] + signs).reduce(text) { $0.replacing($1, with: "\\\($1)") }
  }
}
