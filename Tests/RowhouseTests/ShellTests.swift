import Foundation
import TestSupport
import Testing

@testable import Commands
@testable import ToolCommands

/// Shells and the manual know of every command and option, and of the values that a command takes.
@Suite struct ShellTests {
  private static func run(_ words: String...) throws -> String {
    let run = try Child(product: "rowhouse", words).result()
    #expect(run.error == "" && run.status == 0)
    return run.output
  }

  /// The verbs, as the program's own help lists them.
  private static var verbs: [String] {
    get throws {
      try run("--help").matches(of: /(?m)^ {2}([a-z]+) {2}/).map { String($0.1) }
    }
  }

  /// The options of a verb, as the help of it lists them.
  private static func options(of verb: String) throws -> [String] {
    try run(verb, "--help").matches(of: /(?m)^  (?:-[a-z], |    )--([a-z-]+)/).map { String($0.1) }
  }

  /// What bash offers for the last word.
  private func offers(_ words: [String], breaks: String = "=:") throws -> [String] {
    let script = """
      COMP_WORDBREAKS=$1; shift
      eval "$("$1" completions bash)"; shift
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _rowhouse
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let program = Child.path(of: "rowhouse")
    let run = try Child(
      program: "/bin/bash", ["-c", script, "bash", breaks, program, "rowhouse"] + words
    ).result()
    #expect(run.error == "" && run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `every command is a first word, and in the manual`() throws {
    let verbs = try Self.verbs
    #expect(verbs.count > 8)
    #expect(try offers([""]) == verbs + ["help", "--help", "--version"])
    #expect(try offers(["help", ""]) == verbs)
    let (zsh, fish) = (try Self.run("completions", "zsh"), try Self.run("completions", "fish"))
    let manual = try Self.run("manual")
    for verb in verbs {
      #expect(zsh.contains("\n    '\(verb):"))
      #expect(fish.contains("-n '__rowhouse_is_first' -a '\(verb)' -d '"))
      #expect(manual.contains("\n.SS rowhouse \(verb) "))
    }
  }

  @Test func `every option of a command is offered after it, and in its part of the manual`() throws
  {
    let (zsh, fish) = (try Self.run("completions", "zsh"), try Self.run("completions", "fish"))
    let manual = try Self.run("manual").replacing("\\-", with: "-")
    for verb in try Self.verbs {
      let options = try Self.options(of: verb)
      #expect(!options.isEmpty)
      let offered = try offers([verb, "--"])
      let branch = try #require(zsh.split(separator: "\n    \(verb))\n").last)
        .split(separator: ";;")[0]
      let section = try #require(manual.split(separator: "\n.SS rowhouse \(verb) ").last)
        .split(separator: "\n.SS ")[0]
      for option in options {
        #expect(offered.contains("--\(option)"))
        #expect(
          branch.contains("--\(option)[") || branch.contains("--\(option)=["), "\(verb) \(option)")
        #expect(fish.contains("-n '__rowhouse_verb \(verb)' -l \(option) "))
        #expect(section.contains("\\fB--\(option)\\fR"), "\(verb) \(option)")
      }
    }
  }

  @Test(
    arguments: [
      (["table", "--the"], ["--theme"]),
      (["table", "a.csv", "--theme", ""], ["cupertino", "material", "ledger", "contrast"]),
      (["table", "--theme", "=", "m"], ["material"]),
      (["table", "--type", "born", "=", "date-"], ["date-and-time"]),
      (["table", "--type", "=", "born", "=", "date-"], ["date-and-time"]),
      (["table", "--type", "born", "=", "date", ":", "y"], ["ymd"]),
      (["table", "--type", "=", "born", "=", "date", ":"], ["dmy", "mdy", "ymd"]),
      (["table", "--host", "git"], ["github-pages"]),
      (["check", "--format", ""], ["text", "json", "sarif", "github"]),
      (["check", "--explain", "inline"], ["inline-code"]),
      (["table", "--type", "da"], []),
      (["table", "--total", "price", "="], ["sum", "mean", "smallest", "largest"]),
      (["new", "garden", "--template", ""], ["screens", "table", "recordings"]),
      (["recordings", "--sort", ""], ["newest", "oldest", "quality", "id"]),
      (["plan", "--as", ""], ["table", "recordings"]),
      (["plan", "--delim"], ["--delimiter"]),
      (["completions", ""], ["bash", "zsh", "fish"]),
      (["table", "--title", "--the"], []),
      (["table", "--", "--the"], []),
      (["nothing", ""], []),
    ])
  func `bash is offered what fits`(words: [String], offers: [String]) throws {
    #expect(try self.offers(words) == offers)
  }

  @Test func `a word that bash takes for one is completed as one`() throws {
    #expect(try offers(["table", "--theme=m"], breaks: " ") == ["--theme=material"])
    #expect(try offers(["table", "--type", "born=tex"], breaks: " ") == ["born=text"])
  }

  @Test(
    arguments: [
      ("DIR", [], WordOffer.Place.folder, false), ("[DIR]", [], .folder, false),
      ("FILE", [], .file, false), ("N", [], nil, false), ("I/N", [], nil, false),
      ("bash|zsh|fish", ["bash", "zsh", "fish"], nil, false), ("NAME|DIR", [], .folder, false),
      ("COLUMN=TITLE", [], nil, true), ("COLUMN[=HOW]", [], nil, true),
    ] as [(String, [String], WordOffer.Place?, Bool)])
  func `what help shows says what is offered`(
    name: String, words: [String], place: WordOffer.Place?, isAfterEqualsSign: Bool
  ) {
    let offer = WordOffer(named: name)
    #expect(offer.words == words && offer.place == place)
    #expect(offer.isAfterEqualsSign == isAfterEqualsSign)
  }

  @Test(
    arguments: [
      ([], "error: missing or unknown shell. Usage: completions bash, zsh or fish"),
      (["tcsh"], "error: missing or unknown shell. Usage: completions bash, zsh or fish"),
      (["bash", "zsh"], "error: missing or unknown shell. Usage: completions bash, zsh or fish"),
    ])
  func `a shell is named`(words: [String], message: String) throws {
    let run = try Child(product: "rowhouse", ["completions"] + words).result()
    #expect(run == ("", message + "\n", 2))
  }

  @Test func `the version is that of the change log`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let log = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let first = try #require(log.firstMatch(of: /(?m)^## \[([\d.]+)\] -/)).1
    #expect(try Self.run("--version") == "rowhouse \(first)\n")
  }
}
