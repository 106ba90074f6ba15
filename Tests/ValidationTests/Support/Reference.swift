import Foundation

/// The hand-made reference pages, where they are at hand.
enum Reference {
  static let pages = ["listing.html", "settings.html", "states.html"]

  static let isThere: Bool = {
    if FileManager.default.fileExists(atPath: folder.path) { return true }
    FileHandle.standardError.write(Data("SKIPPED: ../shared/markup is missing\n".utf8))
    return false
  }()

  static func bytes(of file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file)))
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/markup")
}
