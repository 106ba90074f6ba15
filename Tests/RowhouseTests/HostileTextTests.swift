import Foundation
import TestSupport
import Testing

/// What every command prints of names and values that a terminal or a log would obey.
@Suite struct HostileTextTests {
  /// Sets a terminal's clipboard and color, clears it, turns the writing around, begins new lines.
  private static let hostile =
    "x\u{1B}]52;c;AAAA\u{7}\u{1B}[31m\u{9B}2J\u{7F}\u{202E}\u{2028}\u{85}\u{2066}\r\n::error::forged\n##[error]forged"

  private static let long = String(repeating: "long", count: 10_000)

  private typealias Run = (output: String, error: String, status: Int32)

  /// Runs a command, and looks at each character of what it prints.
  @discardableResult
  private func run(
    _ sandbox: Sandbox, _ words: [String], product: String = "rowhouse", isForProgram: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Run {
    let run = try Child(product: product, words, in: sandbox.path).result()
    let command = "\(words.map { $0.prefix(40) })"
    #expect(run.output != "" || run.error != "", "\(command)", sourceLocation: sourceLocation)
    for text in [run.output, run.error] {
      let harmful = text.unicodeScalars.filter {
        $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control
          || ["\u{202E}", "\u{2028}", "\u{2066}"].contains($0)
      }
      #expect(harmful.isEmpty, "\(command)", sourceLocation: sourceLocation)
      for line in text.split(separator: "\n") {
        #expect(
          isForProgram || line.unicodeScalars.count <= 6_000, "\(command)",
          sourceLocation: sourceLocation)
        #expect(!line.hasPrefix("::error::"), "\(command)", sourceLocation: sourceLocation)
        #expect(isForProgram || !line.contains("##["), "\(command)", sourceLocation: sourceLocation)
      }
    }
    return run
  }

  private static let page = "<!doctype html>\n<html lang=en>\n<title>T</title>\n"

  @Test func `check shows names of files and words of pages as they are harmless`() throws {
    try Sandbox.use { sandbox in
      let name = Self.hostile.replacing("/", with: "")
      try sandbox.put(
        Self.page + "<p><img src=a><a href=\"\(Self.hostile)\">a</a><i id='\(Self.long)'></i>"
          + "<i id='\(Self.long)'></i>", at: "site/\(name).html")
      try sandbox.put(Self.page + "<p><img src=a>", at: "site/::error::start.html")
      let text = try run(sandbox, ["check", "site"])
      #expect(text.output.contains(#"x\u{1B}]52;c;AAAA\u{7}\u{1B}[31m\u{9B}2J\u{7F}\u{202E}"#))
      #expect(text.output.contains(#"\u{D}\u{A}::error::forged\u{A}##\u{5B}error]forged.html:4:"#))
      #expect(text.output.contains(#"\u{3A}:error::start.html:4:4: error: "#))
      let github = try run(sandbox, ["check", "site", "--format", "github"])
      #expect(github.output.contains("%0D%0A%3A%3Aerror%3A%3Aforged%0A##"))
      #expect(
        github.output.split(separator: "\n").allSatisfy {
          $0.hasPrefix("::error file=site/") || $0.hasPrefix("::notice ")
        })
      for format in ["json", "sarif"] {
        let json = try run(sandbox, ["check", "site", "--format", format], isForProgram: true)
        let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        if format == "json" {
          let findings = (value as? [String: Any])?["findings"] as? [[String: Any]]
          #expect(findings?.contains { $0["file"] as? String == "\(name).html" } == true)
        }
      }
      try run(sandbox, ["check", "site", "--only", Self.hostile])
      try run(sandbox, ["check", "site", "--only", Self.long])
      try run(sandbox, ["check", "gone\(name)"])
    }
  }

  @Test func `tables, plans and comparisons show values as they are harmless`() throws {
    try Sandbox.use { sandbox in
      let file = Self.hostile + ".csv"
      let quoted = "\"\(Self.hostile)\""
      try sandbox.put(
        "\(quoted),\(Self.long)\n\(quoted),b\nc,d\n\(quoted)\n\(Self.long),e,f\n", at: file)
      for words in [["table", file], ["plan", "table", file, "--plan", "plan"]] {
        try run(sandbox, words + ["--output", "old", "--strict"])
      }
      try run(sandbox, ["table", file, "--output", "old", "--keep", "2", "--max-skipped", "9"])
      try run(sandbox, ["table", file, "--output", "old", "--facet", Self.hostile])
      try run(sandbox, ["table", file, "--output", "old", "--facet", Self.long])
      try run(sandbox, ["table", file, "--output", "old", "--theme", Self.hostile])
      try run(sandbox, ["table", "gone" + Self.hostile, "--output", "old"])
      try run(sandbox, ["table", Self.long, "--output", "old"])
      try run(sandbox, ["recordings", file, "--output", "new"])
      try sandbox.put(
        #"{"error":"\u001b]52;c;A\u0007\n::error::x","message":"\u009b\u2028"}"#, at: "answer.json")
      try run(sandbox, ["recordings", "answer.json", "--output", "new"])
      try run(sandbox, ["table", "answer.json", "--output", "new"])
      try sandbox.put("\(quoted),e\n\(quoted),c\nc,\(quoted)\n", at: file)
      try run(sandbox, ["table", file, "--output", "old", "--keep", "2", "--noun", Self.hostile])
      for format in ["text", "markdown"] { try run(sandbox, ["diff", "old", "--format", format]) }
      try run(sandbox, ["diff", "old", "--format", "json"], isForProgram: true)
      try run(sandbox, ["diff", "old", "gone" + Self.hostile])
      try run(sandbox, ["rollback", "old"])
      try run(sandbox, ["rollback", "old", "--to", Self.hostile])
      try run(sandbox, ["rollback", "gone" + Self.hostile])
      for verb in ["draw", "publish"] { try run(sandbox, [verb, "--plan", "gone" + Self.hostile]) }
    }
  }

  @Test func `every other word is shown as it is harmless`() throws {
    try Sandbox.use { sandbox in
      for text in [Self.hostile, Self.long] {
        try run(sandbox, [text])
        for verb in [
          "new", "fetch", "recordings", "table", "check", "diff", "rollback", "preview", "plan",
          "draw", "publish", "completions", "manual",
        ] {
          try run(sandbox, [verb, "--\(text)"])
          try run(sandbox, [verb, "--\(text)=\(text)", text, text, text])
        }
        try run(sandbox, ["preview", text])
        try run(sandbox, ["completions", text])
        try run(
          sandbox, ["fetch", "--query", text, "--output", "out", "--api", "http://localhost:1/"])
        try run(sandbox, ["fetch", "--query", "gen:x", "--output", "out", "--api", text])
        try run(sandbox, ["new", "gone/\(text)"])
      }
    }
  }
}
