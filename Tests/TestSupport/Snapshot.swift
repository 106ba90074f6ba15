public import Foundation
public import Testing

/// Pages as they were when somebody last looked at them, in `Tests/Snapshots`.
public enum Snapshot {
  /// Where the snapshots are.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Snapshots")

  /// The names of the snapshots in a folder, in order, such as `gallery/pizza.html`.
  public static func names(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: self.folder.appending(path: folder).path)
      .filter { $0.hasSuffix(".html") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The page that is recorded whole; of every other one, its `main` element is.
  public static let whole = "gallery/volcanoes/index.html"

  /// The bytes of a page that are recorded under a name.
  static func part(of page: [UInt8], named name: String) -> String {
    let text = String(decoding: page, as: UTF8.self)
    guard name.hasPrefix("gallery/"), name != whole, let start = text.range(of: "<main"),
      let end = text.range(of: "</main>")
    else { return text }
    return text[start.lowerBound..<end.upperBound] + "\n"
  }

  /// Returns the page of a recorded part, within the head, the header and the end of the whole one.
  public static func page(around part: [UInt8]) throws -> [UInt8] {
    let main = String(decoding: part, as: UTF8.self)
    guard main.hasPrefix("<main") else { return part }
    let frame = try String(contentsOf: folder.appending(path: whole), encoding: .utf8)
    let start = try #require(frame.range(of: "<main"))
    let end = try #require(frame.range(of: "</main>\n"))
    return Array("\(frame[..<start.lowerBound])\(main)\(frame[end.upperBound...])".utf8)
  }
}

/// Expects a page to be what it was when its snapshot was recorded.
///
/// A snapshot that does not exist is recorded and the test fails, so a new one is always seen
/// before it is trusted. `RECORD_SNAPSHOTS=1 swift test` records them all again.
public func expectSnapshot(
  of page: [UInt8], named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Snapshot.folder.appending(path: name)
  let text = Snapshot.part(of: page, named: name)
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
  guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record(
      "recorded \(name): look at it, and run the test again", sourceLocation: sourceLocation)
    return
  }
  let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  guard text.utf8.elementsEqual(recorded.utf8) == false else { return }
  let difference = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
  let lines = difference.map { change in
    switch change {
    case .insert(let line, let text, _): "+\(line + 1): \(text)"
    case .remove(let line, let text, _): "-\(line + 1): \(text)"
    }
  }
  Issue.record(
    "\(name) changed\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
