import Foundation
import Rowhouse

/// How long a check takes of twice as many faults: about twice as long, or the run ends.
struct Growth {
  /// Where folders of pages are made, and left.
  let folder: URL

  private static let count = 20_000

  /// Checks faults of each kind, and twice as many.
  ///
  /// - Returns: A table in Markdown.
  func measured() async throws -> String {
    var rows: [String] = []
    for kind in Kind.allCases {
      let once = try await time(of: kind, Self.count)
      let twice = try await time(of: kind, 2 * Self.count)
      let ratio = twice / once
      try Failure.unless(ratio < 3, "checking twice as many \(kind.rawValue) takes \(ratio) times")
      let cells = [once / .milliseconds(1), twice / .milliseconds(1), ratio].map {
        "\(($0 * 10).rounded() / 10)"
      }
      rows.append("| \(kind.rawValue) | \(cells[0]) ms | \(cells[1]) ms | \(cells[2]) |")
    }
    return """
      | what is checked, by one worker | \(Self.count) | \(2 * Self.count) | times as long |
      |---|--:|--:|--:|
      \(rows.joined(separator: "\n"))
      """
  }

  /// What there are many of.
  private enum Kind: String, CaseIterable {
    case pages = "pages with a broken link each"
    case references = "tens of references in a comment of one page"

    /// The contents of the pages that have so many of it.
    func pages(_ count: Int) -> [String] {
      switch self {
      case .pages: (0..<count).map { "<p><a href=\"x\($0).html\">x</a></p>" }
      case .references: ["<!-- \(String(repeating: "&#128;", count: 40 * count)) -->"]
      }
    }

    /// How many findings they have.
    func findings(_ count: Int) -> Int { self == .pages ? count : 0 }
  }

  /// The fastest of five checks.
  private func time(of kind: Kind, _ count: Int) async throws -> Duration {
    let site = folder.appending(path: "\(kind)-\(count)")
    try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
    for (number, content) in kind.pages(count).enumerated() {
      try write(Self.page(content), to: site.appending(path: "\(number).html"))
    }
    var fastest = Duration.seconds(1_000)
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let report = try await FolderCheck(site.path, workers: 1).run()
      fastest = min(fastest, ContinuousClock.now - start)
      let found = report.findings.reduce(0) { $0 + $1.count }
      try Failure.unless(found == kind.findings(count), "the check lost findings")
    }
    return fastest
  }

  /// Writes a file without waiting for the disk, as `Data.write` does.
  private func write(_ page: String, to file: URL) throws {
    guard let stream = fopen(file.path, "w") else {
      throw Failure("cannot write \(file.path)")
    }
    defer { fclose(stream) }
    try Failure.unless(fputs(page, stream) >= 0, "cannot write \(file.path)")
  }

  private static func page(_ content: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
    <head><meta charset="UTF-8"/><title>Title</title></head>
    <body><main><h1>Heading</h1>\(content)</main></body>
    </html>
    """
  }
}
