import Foundation
import TestSupport
import Testing

/// A new package, whose dependency is a Git repository and its tag, is built by the command plugin.
///
/// It compiles Rowhouse twice, which takes minutes.
@Suite struct SlowNewPackageTests {
  /// Makes a repository of the checkout as it is now.
  private static let repository = """
    mkdir "$1/rowhouse" && cd "$0" &&
    git ls-files -z --cached --others --exclude-standard |
      tar --null --files-from - --ignore-failed-read --create | tar --extract --directory "$1/rowhouse"
    cd "$1/rowhouse" && git init --quiet && git add . &&
    git -c user.name=a -c user.email=a@example.org commit --quiet --message=a && git tag 1.0.0
    """

  @Test func `the plugin builds, checks and watches the site of a package`() throws {
    try Sandbox.use { sandbox in
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
      let words = ["-c", Self.repository, root, sandbox.path]
      #expect(try Child(program: "/bin/sh", words).result().status == 0)
      let new = try Child(product: "rowhouse", ["new", "site", "--quiet"], in: sandbox.path)
      #expect(new.result() == ("", "", 0))
      let manifest = try #require(sandbox.text(of: "site/Package.swift"))
      let url = "file://\(sandbox("rowhouse"))"
      try sandbox.put(
        manifest.replacing(
          #".package(name: "rowhouse", path: rowhouse)"#,
          with: ".package(url: \"\(url)\", from: \"1.0.0\")"),
        at: "site/Package.swift")

      let build = try run("build", in: sandbox)
      #expect(build.status == 0 && build.output.contains(" all valid, in _site"), "\(build)")
      #expect(sandbox.text(of: "site/_site/menu.html")?.contains(">Margherita<") == true)
      // The tool and the gallery are not compiled for a site.
      let built = try FileManager.default.contentsOfDirectory(
        atPath: sandbox("site/.build/debug/Modules"))
      #expect(built.contains("Rowhouse.swiftmodule"))
      #expect(Set(built).isDisjoint(with: ["Recordings", "Site"].map { "\($0).swiftmodule" }))
      let check = try run("check", in: sandbox)
      #expect(check.status == 0 && check.output.contains("4 pages in _site, all valid"))
      #expect(try run("check", "nowhere", in: sandbox).status != 0)
      try watch(in: sandbox)
    }
  }

  /// Changes a dish while the site is watched, which compiles in another folder.
  private func watch(in sandbox: Sandbox) throws {
    let server = try LocalServer { _, _ in .answer("") }
    let port = Int(server.port)
    server.close()
    let words = command + ["watch", "--port", "\(port)"]
    let child = try Child(program: "/usr/bin/env", words, in: sandbox("site"))
    try expectPage(with: "Margherita", at: port)
    let dishes = "site/Sources/Website/MenuScreen.swift"
    let text = try #require(sandbox.text(of: dishes))
    try sandbox.put(text.replacing("\"Margherita\"", with: "\"Marinara\""), at: dishes)
    try expectPage(with: "Marinara", at: port)
    child.signal(SIGINT)
    // SwiftPM ends by the signal, which a shell reports as 130.
    #expect([-SIGINT, 130].contains(child.end().status))
    #expect(throws: (any Error).self) { try WebClient.answer("/menu.html", port: port) }
  }

  /// Waits until the menu has a dish, at most ten minutes.
  private func expectPage(with dish: String, at port: Int) throws {
    for _ in 0..<1_200 {
      if let page = try? WebClient.answer("/menu.html", port: port), page.contains(">\(dish)<") {
        return
      }
      usleep(500_000)
    }
    Issue.record("no page with \(dish)")
  }

  private let command = ["swift", "package", "rowhouse"]

  private func run(
    _ words: String..., in sandbox: Sandbox
  ) throws -> (output: String, status: Int32) {
    let run = try Child(program: "/usr/bin/env", command + words, in: sandbox("site")).result()
    return (run.output + run.error, run.status)
  }
}
