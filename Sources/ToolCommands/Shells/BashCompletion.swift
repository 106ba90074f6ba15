import Commands

/// The completion script for bash, which itself completes paths, with spaces, quotes and `~`.
struct BashCompletion: CustomStringConvertible {
  let command: Command

  var description: String {
    let name = command.name
    let verbs = command.verbs.map(\.name)
    return """
      # Completes the words of \(name) in bash; made by: \(name) completions bash

      _\(name)() {
        local IFS=$' \\t\\n' word current option flags='' words='' place='' equals=''
        local -a typed=()
        # bash takes --output=DIR for three words, and what has a colon.
        for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
          if ((${#typed[@]})) && [[ $word == [=:] || ${typed[${#typed[@]} - 1]} == *[=:] ]]; then
            typed[${#typed[@]} - 1]+=$word
          else
            typed+=("$word")
          fi
        done
        current=${typed[${#typed[@]} - 1]}
        if ((${#typed[@]} == 2)); then
          words=\(ShellWord((verbs + Command.otherWords).joined(separator: " ")))
        elif [[ ${typed[1]} == help ]]; then
          words=\(ShellWord(verbs.joined(separator: " ")))
        else
          option=${typed[${#typed[@]} - 2]}
          if [[ $current == --*=* ]]; then
            option=${current%%=*} current=${current#*=}
          fi
          for word in "${typed[@]:0:${#typed[@]} - 1}"; do
            if [[ $word == -- ]]; then option=--; fi
          done
          case ${typed[1]} in
      \(command.verbs.map(branch).joined(separator: "\n"))
          esac
          if [[ $option != -- && $current == -* && -n $flags ]]; then
            words=$flags place=''
          fi
          if [[ -n $equals ]]; then
            if [[ $current == *=* ]]; then current=${current##*=}; else words=''; fi
          fi
        fi
        # bash adds what it completes to the part behind the sign, unless it takes all for one word.
        word=${typed[${#typed[@]} - 1]}
        word=${word%"$current"}
        if [[ $COMP_WORDBREAKS == *=* ]]; then word=''; fi
        COMPREPLY=($(compgen -P "$word" -W "$words" -- "$current"))
        if [[ $COMP_WORDBREAKS == *:* && $current == *:* ]]; then
          word+=${current%"${current##*:}"}
          COMPREPLY=("${COMPREPLY[@]#"$word"}")
        fi
        # The bash of a Mac has no compopt, and offers files for everything else.
        if [[ $place != file ]]; then compopt +o default 2> /dev/null; fi
        if [[ $place == folder ]]; then compopt -o plusdirs 2> /dev/null; fi
      }

      complete -o default -F _\(name) \(name)
      """
  }

  /// The completions after a verb: for an option's value, or else for an operand, or for its flags.
  private func branch(of verb: Verb) -> String {
    let options = verb.allOptions
    let flags = options.flatMap(\.flags).joined(separator: " ")
    let values = Dictionary(grouping: options) { verb.offer(for: $0) }
      .compactMap { offer, options in offer.map { (offer: $0, options: options) } }
      .sorted { $0.options[0].rawValue < $1.options[0].rawValue }
    let cases = values.map { value in
      let names = value.options.flatMap(\.flags).joined(separator: "|")
      return "        \(names)) \(assignments(of: value.offer).joined(separator: " "))\n"
        + "          ;;\n"
    }
    let operand = verb.operandOffers.last.map { assignments(of: $0.offer) } ?? []
    let others = (["flags=\(ShellWord(flags))"] + operand).joined(separator: " ")
    return """
          \(verb.name))
            case $option in
      \(cases.joined())\
              *) \(others)
                ;;
            esac
            ;;
      """
  }

  private func assignments(of offer: WordOffer) -> [String] {
    let words = offer.words.joined(separator: " ")
    return (words.isEmpty ? [] : ["words=\(ShellWord(words))"])
      + (offer.place.map { ["place=\($0.rawValue)"] } ?? [])
      + (offer.isAfterEqualsSign ? ["equals=yes"] : [])
  }
}

extension Command {
  /// The first words that are answered without a verb.
  static let otherWords = ["help", CommandOption.help.flag, "--version"]
}
