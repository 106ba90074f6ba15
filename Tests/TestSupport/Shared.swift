public import Foundation

/// Real data beside the project, which is read and never copied.
public enum Shared {
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  public static let hasRecordings = has("recordings")
  public static let hasSuite = has("corpora/JSONTestSuite")
  public static let hasSpectrum = has("corpora/spectrum")

  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  public static func names(in path: String) -> [String] {
    // A folder that is missing has been reported by `has`.
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: path).path)
    return (names ?? []).sorted()
  }

  private static func has(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: folder.appending(path: path).path) { return true }
    FileHandle.standardError.write(Data("SKIPPED: ../shared/\(path) is missing\n".utf8))
    return false
  }
}
