import Commands

/// The completion script for fish, with a description of each word.
struct FishCompletion: CustomStringConvertible {
  let command: Command

  var description: String {
    let name = command.name
    let verbs = command.verbs.map { verb in
      line("__\(name)_is_first", ["-a", quoted(verb.name), "-d", quoted(verb.summary)])
    }
    let others = Command.otherWords.map { line("__\(name)_is_first", ["-a", quoted($0)]) }
    let help = line(condition(of: "help"), ["-a", quoted(command.verbs.map(\.name))])
    return """
      # Completes the words of \(name) in fish; made by: \(name) completions fish

      function __\(name)_is_first
          test (count (commandline -opc)) -eq 1
      end

      function __\(name)_verb
          set -l words (commandline -opc)
          test (count $words) -gt 1; and contains -- $words[2] $argv
      end

      function __\(name)_after_equals_sign
          set -l column (string match -r '^[^=]*=' -- (commandline -ct))
          and printf '%s\\n' $column$argv
      end

      complete -c \(name) -f
      \((verbs + others + [help] + command.verbs.flatMap(lines)).joined(separator: "\n"))
      """
  }

  private func lines(of verb: Verb) -> [String] {
    let condition = condition(of: verb.name)
    let operands = verb.operandOffers.suffix(1).map { line(condition, words(of: $0.offer)) }
    return operands
      + verb.allOptions.map { option in
        var words = ([option.flag] + option.flags.filter { $0 != option.flag }).flatMap { flag in
          flag.hasPrefix("--")
            ? ["-l", String(flag.dropFirst(2))] : ["-s", String(flag.dropFirst())]
        }
        if let offer = verb.offer(for: option) { words += ["-r"] + self.words(of: offer) }
        return line(condition, words + ["-d", quoted(option.summary(in: verb))])
      }
  }

  private func words(of offer: WordOffer) -> [String] {
    let list = offer.words.joined(separator: " ")
    let words = offer.isAfterEqualsSign ? "(__\(command.name)_after_equals_sign \(list))" : list
    return switch offer.place {
    case .file: ["-F"] + (offer.words.isEmpty ? [] : ["-a", quoted(words)])
    case .folder: ["-f", "-a", quoted([words, "(__fish_complete_directories (commandline -ct))"])]
    case nil: ["-f"] + (offer.words.isEmpty ? [] : ["-a", quoted(words)])
    }
  }

  private func line(_ condition: String, _ words: [String]) -> String {
    (["complete", "-c", command.name, "-n", quoted(condition)] + words).joined(separator: " ")
  }

  private func condition(of verb: String) -> String { "__\(command.name)_verb \(verb)" }

  private func quoted(_ words: [String]) -> String {
    quoted(words.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
