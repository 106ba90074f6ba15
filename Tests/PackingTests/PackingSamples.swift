import Bytes
import Files
import Foundation
import Packing
import TestSupport

/// What is packed in these tests, and how they unpack it.
enum PackingSamples {
  /// Texts of several kinds: empty, of one byte, repeating, random, and longer than all windows.
  static func texts() -> [[UInt8]] {
    var random = SeededGenerator(seed: 3)
    let noise = (0..<70_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let rows = (0..<30_000).map { row in
      "\(row),Turdus merula,\(random.below(90)).\(random.below(1_000_000)),Sweden\n"
    }
    return [
      [], [65], Array(repeating: 66, count: 100_000), noise, Array(rows.joined().utf8),
      noise + Array(repeating: 0, count: 300_000) + noise,
    ]
  }

  static func gunzip(_ bytes: [UInt8], limit: Int = 1 << 30) throws -> [UInt8] {
    try withFile(bytes) { file in
      var gzip = Gzip(file, name: "x.gz", limit: limit)
      var all: [UInt8] = []
      while try gzip.next(into: &all) {}
      return all
    }
  }

  /// The names of an archive's entries, and what is in them.
  static func unzip(_ bytes: [UInt8], limit: Int = 1 << 30) throws -> [(String, [UInt8])] {
    try withFile(bytes) { file in
      let archive = try ZipArchive(file, name: "x.zip")
      return try archive.entries.map { ($0.name, try archive.bytes(of: $0, limit: limit)) }
    }
  }

  private static func withFile<Result>(
    _ bytes: [UInt8], _ body: (InputFile) throws -> Result
  ) throws -> Result {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put(bytes, at: "file")
    return try body(try InputFile(sandbox("file")))
  }

  /// What was wrong, in short.
  static func reason(_ body: () throws -> Void) -> InputError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? InputError)?.reason
    }
  }
}
