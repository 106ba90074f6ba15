import Testing

@testable import Commands
@testable import ToolCommands

/// What is printed for shells and for man, of a command whose texts have the signs that mean something to them.
@Suite struct ShellTextTests {
  private static let command = Command(
    name: "bake", summary: "makes cakes",
    verbs: [
      Verb(
        name: "cake", summary: "bakes [one]: it's a cake", operands: "RECIPE DIR",
        options: [.type, .total, .output, .help],
        values: [.type: "plain|iced"],
        summaries: [.type: "a\\b `c` ^~"],
        notes: ".csv and … are read\n\nas 'they' are"
      ) { _, _ in }
    ])

  @Test func `a page of the manual has every sign as it is`() {
    #expect(
      "\(ManualPage(command: Self.command))" == #"""
        .\" Made by: bake manual
        .TH BAKE 1 "" "bake 0.1.0" "User Commands"
        .SH NAME
        bake \- makes cakes
        .SH SYNOPSIS
        .B bake
        .I COMMAND
        .RI [ OPTION " ...]"
        .br
        .B bake help
        .RI [ COMMAND ]
        .br
        .B bake \-\-version
        .SH COMMANDS
        .SS bake cake RECIPE DIR [OPTION ...]
        bakes [one]: it\(aqs a cake
        .TP
        \fB\-\-type\fR \fIplain|iced\fR
        a\eb \(gac\(ga \(ha\(ti
        .TP
        \fB\-\-total\fR \fICOLUMN[=HOW]\fR
        Total for each section: sum (the default), mean, smallest or largest. Repeatable
        .TP
        \fB\-o\fR, \fB\-\-output\fR \fIDIR\fR
        Folder to publish to (required)
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        Print this help
        .PP
        \&.csv and \[u2026] are read
        as \(aqthey\(aq are
        .SH EXIT STATUS
        .TP
        .B 0
        success
        .TP
        .B 1
        invalid data or pages
        .TP
        .B 2
        wrong usage
        .TP
        .B 3
        system error (such as a full disk)
        .TP
        .B 130
        interrupted
        """#)
  }

  @Test func `zsh is told what each word is for`() {
    #expect(
      "\(ZshCompletion(command: Self.command))" == #"""
        #compdef bake
        # Completes the words of bake in zsh; made by: bake completions zsh

        _bake() {
          local -a verbs=(
            'cake:bakes [one]\: it'\''s a cake'
          )
          if (( CURRENT == 2 )); then
            _describe -t commands command verbs
            [[ $PREFIX == -* ]] && compadd - help --help --version
            return
          fi
          shift words
          (( CURRENT-- ))
          case $words[1] in
            help) _describe -t commands command verbs ;;
            cake)
              _arguments -S \
                '*--type=[a\\b `c` ^~]:plain|iced:(plain iced)' \
                '*--total=[Total for each section\: sum (the default), mean, smallest or largest. Repeatable]:COLUMN[=HOW]:{compset -P "*=" && compadd - sum mean smallest largest}' \
                '(-o --output)-o[Folder to publish to (required)]:DIR:_files -/' \
                '(-o --output)--output=[Folder to publish to (required)]:DIR:_files -/' \
                '(-h --help)-h[Print this help]' \
                '(-h --help)--help[Print this help]' \
                '1:RECIPE:_files' \
                '2:DIR:_files -/'
              ;;
          esac
        }

        if [[ $funcstack[1] == _bake ]]; then
          _bake "$@"
        else
          compdef _bake bake
        fi
        """#)
  }

  @Test func `fish is told what each word is for`() {
    #expect(
      "\(FishCompletion(command: Self.command))".split(separator: "complete -c bake -f\n").last
        == #"""
        complete -c bake -n '__bake_is_first' -a 'cake' -d 'bakes [one]: it\'s a cake'
        complete -c bake -n '__bake_is_first' -a 'help'
        complete -c bake -n '__bake_is_first' -a '--help'
        complete -c bake -n '__bake_is_first' -a '--version'
        complete -c bake -n '__bake_verb help' -a 'cake'
        complete -c bake -n '__bake_verb cake' -f -a '(__fish_complete_directories (commandline -ct))'
        complete -c bake -n '__bake_verb cake' -l type -r -f -a 'plain iced' -d 'a\\b `c` ^~'
        complete -c bake -n '__bake_verb cake' -l total -r -f -a '(__bake_after_equals_sign sum mean smallest largest)' -d 'Total for each section: sum (the default), mean, smallest or largest. Repeatable'
        complete -c bake -n '__bake_verb cake' -l output -s o -r -f -a '(__fish_complete_directories (commandline -ct))' -d 'Folder to publish to (required)'
        complete -c bake -n '__bake_verb cake' -l help -s h -d 'Print this help'
        """#)
  }
}
