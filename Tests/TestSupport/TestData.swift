public import Foundation
public import Testing

/// What tests read: data of the project's own, which `Tests/Data/make.py` writes, and after it real
/// data of `../shared`, where that is there.
public enum TestData {
  private static let own = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Data")

  /// The folder beside the project, which is read and never copied.
  private static let shared: URL? = {
    let folder = own.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shared")
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    let line = isThere ? "../shared is tested too" : "../shared is missing, and not tested"
    FileHandle.standardError.write(Data("\(line)\n".utf8))
    return isThere ? folder : nil
  }()

  /// The files of a folder, in order, and those of one beside the project.
  public static func files(
    _ ending: String, in folder: String, and other: String
  ) -> [TestFile] {
    [own.appending(path: folder), shared?.appending(path: other)].compactMap { $0 }
      .flatMap { folder in
        // A test without files fails where it is run: it would have no arguments.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted()
          .map { TestFile(url: folder.appending(path: $0)) }
      }
  }

  /// What the service has answered over the years.
  public static let answers = ["recordings/v2", "recordings/v3"].flatMap {
    files(".json", in: $0, and: $0)
  }

  /// Recordings as others export them.
  public static let tables = files(".csv", in: "recordings/tables", and: "recordings/tables")

  /// The files of which each collection consists.
  public static let collections = {
    let pages = answers.filter { $0.name.contains("page") }
    return Dictionary(grouping: pages) { $0.url.deletingLastPathComponent().path }
      .sorted { $0.value.count < $1.value.count }
      .map { TestCollection(files: $0.value) }
  }()

  /// Texts that are easily taken for something else.
  public static var strings: [String] {
    get throws {
      // "strings.json" and "blns.json".
      try files("s.json", in: ".", and: "corpora/blns").flatMap {
        try JSONDecoder().decode([String].self, from: Data($0.bytes))
      }
    }
  }
}

/// A file that a test reads.
public struct TestFile: Sendable, CustomTestStringConvertible {
  public let url: URL

  public var name: String { url.lastPathComponent }
  public var testDescription: String { name }

  public var bytes: [UInt8] {
    get throws {
      let bytes = [UInt8](try Data(contentsOf: url))
      // What names these files was lost when they were checked out.
      guard name.contains("crlf"), !bytes.contains(UInt8(ascii: "\r")) else { return bytes }
      return bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
    }
  }

  /// What a table says, as the JSON that is kept for it.
  public var meaning: TestFile {
    let folder = url.deletingLastPathComponent().path + "_json"
    return TestFile(
      url: URL(filePath: folder).appending(path: name.replacing(".csv", with: ".json")))
  }
}

/// Recordings in several files.
public struct TestCollection: Sendable, CustomTestStringConvertible {
  public let files: [TestFile]

  public var testDescription: String { "\(files.count) files" }

  /// The records, as Foundation reads them.
  public var records: [[String: Any]] {
    get throws {
      try files.flatMap { file -> [[String: Any]] in
        let page = try JSONSerialization.jsonObject(with: Data(try file.bytes)) as? [String: Any]
        return page?["recordings"] as? [[String: Any]] ?? []
      }
    }
  }
}
