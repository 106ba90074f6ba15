import Foundation

extension RelaxNGSchema {
  /// The grammar of this project's pages.
  public static func pages() throws -> RelaxNGSchema {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ValidationTests/Schema/page.rng")
    return try RelaxNGSchema(Array(try Data(contentsOf: file)))
  }
}
