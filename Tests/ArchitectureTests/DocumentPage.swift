import Foundation

/// A page of the documentation, in Markdown.
struct DocumentPage: Sendable {
  static let catalogue = "Sources/Rowhouse/Rowhouse.docc"

  /// The path of the page in the package.
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: ImportTests.root.appending(path: path), encoding: .utf8)
  }

  /// The names of the catalogue's pages, in order.
  static var catalogueFiles: [String] {
    get throws {
      try FileManager.default
        .contentsOfDirectory(atPath: ImportTests.root.appending(path: catalogue).path)
        .filter { $0.hasSuffix(".md") }.sorted()
    }
  }

  /// Every page there is.
  static var all: [DocumentPage] {
    get throws {
      let guide = try catalogueFiles.map { "\(catalogue)/\($0)" }
      let others = [
        "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Benchmarks/README.md",
        "Tests/Articles/README.md",
      ]
      return try (others + guide).map(DocumentPage.init)
    }
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The lines of each block of Swift.
  var swift: [[Substring]] {
    text.matches(of: /(?m)^```swift\n((?:.*\n)*?)```$/).map {
      $0.1.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// What is shown as code within sentences and tables.
  var spans: [Substring] {
    withoutListings.matches(of: /`([^`\n]+)`/).map(\.1)
  }

  private var withoutListings: String { text.replacing(/(?m)^```(?:.*\n)*?```$/, with: "") }

  /// The links to files and sections of the repository; links in code are examples.
  var links: [String] {
    withoutListings.replacing(/`[^`\n]+`/, with: "")
      .matches(of: /\]\(([^):]+)\)/).map { String($0.1) }
  }

  /// The anchors of its headings, as code hosts make them.
  var anchors: [String] {
    text.matches(of: /(?m)^##+ (.*)$/).map {
      $0.1.lowercased().replacing(/[^\w\- ]/, with: "").replacing(" ", with: "-")
    }
  }
}
