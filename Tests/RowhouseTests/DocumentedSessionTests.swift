import Foundation
import TestSupport
import Testing

/// Terminal sessions of the documentation, done again: each line after `$` prints what stands below it.
@Suite struct DocumentedSessionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let pages = [
    "README.md", guide("FirstTable"), guide("Tables"), guide("SeveralTables"), guide("Recordings"),
    guide("Update"), guide("Checking"),
  ]

  /// The page whose sessions go on where the one before ended.
  private static let tutorial = guide("FirstTable")

  @Test(arguments: pages)
  func `a session goes as it is shown`(page: String) throws {
    let sessions = try Self.sessions(of: page).filter {
      !Self.compiles($0) && !Self.fetches($0)
    }
    #expect(!sessions.isEmpty)
    let parts = page == Self.tutorial ? [Substring(sessions.joined())] : sessions
    for part in parts { try Self.replay(part) }
  }

  @Test func `no page has a session that is not done again`() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources/Rowhouse/Rowhouse.docc").path)
    let all = names.filter { $0.hasSuffix(".md") }.map { Self.guide(String($0.dropLast(3))) }
    let shown = try (all + ["README.md"]).filter { try !Self.sessions(of: $0).isEmpty }
    #expect(shown.sorted() == (Self.pages + [Self.guide("FirstScreens")]).sorted())
  }

  @Test func `a session that fetches goes as it is shown`() throws {
    let samples = try String(
      contentsOf: Self.root.appending(path: "Site/Recordings/samples.json"), encoding: .utf8)
    let server = try LocalServer { _, _ in .answer(samples) }
    defer { server.close() }
    let sessions = try Self.sessions(of: Self.guide("Recordings")).filter(Self.fetches)
    #expect(sessions.count == 1)
    for session in sessions { try Self.replay(session, askingAt: server.address("/recordings")) }
    #expect(server.questions.count == 1)
  }

  fileprivate static func guide(_ page: String) -> String {
    "Sources/Rowhouse/Rowhouse.docc/\(page).md"
  }

  fileprivate static func sessions(of page: String) throws -> [Substring] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return text.matches(of: /(?m)^    \$ .*\n(?:    .*\n)*/).map(\.0)
  }

  /// Whether a session builds a package, which takes minutes.
  fileprivate static func compiles(_ session: Substring) -> Bool { session.contains("swift run") }

  /// Whether a session asks an API.
  private static func fetches(_ session: Substring) -> Bool { session.contains("rowhouse fetch") }

  /// Does a session again; where it asks an API, that at an address.
  fileprivate static func replay(_ session: Substring, askingAt api: String? = nil) throws {
    try Sandbox.use { sandbox in
      if api != nil {
        try sandbox.put("0123456789abcdef", at: "key")
        sandbox.setPermissions(0o600, of: "key")
      }
      for step in try steps(of: session) {
        let command = step.command.replacing(
          "rowhouse fetch", with: "rowhouse fetch --api \(api ?? "none")")
        try expect((command, step.output), in: sandbox)
      }
    }
  }

  /// Each command of a session, and what it prints.
  private static func steps(of session: Substring) throws -> [(command: String, output: String)] {
    var steps: [(command: String, output: String)] = []
    for line in session.split(separator: "\n").map({ $0.dropFirst(4) }) {
      if line.hasPrefix("$ ") {
        steps.append((String(line.dropFirst(2)), ""))
      } else {
        steps[steps.count - 1].output += "\(line)\n"
      }
    }
    return steps
  }

  /// Does what a step says; what `cat` shows is the file there is to be.
  private static func expect(
    _ step: (command: String, output: String), in sandbox: Sandbox
  ) throws {
    if step.command.hasPrefix("cat ") {
      try sandbox.put(step.output, at: String(step.command.dropFirst(4)))
      return
    }
    let command = step.command.replacing(
      /(rowhouse\/)?\.build\/release\/rowhouse/, with: Child.path(of: "rowhouse"))
    let run = try Child(program: "/bin/sh", ["-c", "\(command) 2>&1"], in: sandbox.path).result()
    #expect(Self.withoutSizes(run.output) == Self.withoutSizes(step.output))
  }

  /// Every change of a stylesheet changes how many bytes there are.
  private static func withoutSizes(_ text: String) -> String {
    text.replacing(/[\d,.]+ (bytes|kB)/, with: "N bytes")
  }
}

/// The sessions that build a package.
@Suite struct SlowDocumentedSessionTests {
  @Test func `a session with a package goes as it is shown`() throws {
    let page = DocumentedSessionTests.guide("FirstScreens")
    let sessions = try DocumentedSessionTests.sessions(of: page).filter(
      DocumentedSessionTests.compiles)
    #expect(sessions.count == 1)
    for session in sessions { try DocumentedSessionTests.replay(session) }
  }
}
