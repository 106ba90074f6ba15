import Files
import Foundation
import Store
import TestSupport
import Testing
import ToolCommands

/// Files of a plan that no process of Rowhouse has written, although each of their digests is right.
@Suite struct HostilePartTests {
  private func run(_ sandbox: Sandbox, _ words: String...) throws -> (error: String, status: Int32)
  {
    let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
    return (run.error, run.status)
  }

  private func frames(of file: String, in sandbox: Sandbox) throws -> [[UInt8]] {
    let reader = try FrameReader(FilePath(sandbox(file)))
    var frames: [[UInt8]] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  private func write(_ frames: [[UInt8]], to file: String, in sandbox: Sandbox) throws {
    let writer = try FrameWriter(FilePath(file), in: Folder(FilePath(sandbox("p"))))
    for frame in frames { try writer.append(frame.span) }
    try writer.commit()
  }

  /// A plan and its only part, and a site that is to stay.
  private func use(_ body: (Sandbox) throws -> Void) throws {
    try Sandbox.use { sandbox in
      let rows = (0..<120).map { "\($0),name \($0),\($0 % 7)\n" }
      try sandbox.put("id,name,kind\n" + rows.joined(), at: "in.csv")
      for words in [
        ["plan", "in.csv", "--plan", "p", "--download"], ["draw", "--plan", "p", "--part", "1/1"],
        ["table", "in.csv", "-o", "out", "--title", "Old"],
      ] {
        let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
        try #require(run.status == 0, "\(run.error)")
      }
      try body(sandbox)
    }
  }

  private static let part = "pages-1-of-1"
  private static let damaged =
    "cannot read \"p/pages-1-of-1\": it was changed after it was written. Create it again.\n"

  @Test(arguments: [
    "a path out of the site", "a path that ends behind its frame", "a page of no site",
    "a page twice", "a frame of another kind", "a piece without an end", "no end of the files",
    "no facts", "facts that are cut off", "facts behind their end", "very many pages",
    "very many rows",
  ])
  func `a part is refused by name`(fault: String) throws {
    try use { sandbox in
      let old = try sandbox.tree("out")
      var frames = try frames(of: "p/\(Self.part)", in: sandbox)
      let end = try #require(frames.firstIndex { $0[0] == 3 })
      let facts = frames.count - 1
      func file(_ kind: UInt8, _ path: String) -> [UInt8] {
        [kind, UInt8(path.utf8.count), 0] + Array(path.utf8) + [1]
      }
      switch fault {
      case "a path out of the site": frames.insert(file(0, "../../new.html"), at: end)
      case "a path that ends behind its frame": frames[1][2] = 0xFF
      case "a page of no site": frames.insert(file(0, "new.html"), at: end)
      case "a page twice": frames.insert(frames[1], at: end)
      case "a frame of another kind": frames[1][0] = 9
      case "a piece without an end": frames[1][0] = 1
      case "no end of the files": frames.remove(at: end)
      case "no facts": frames.removeLast()
      case "facts that are cut off": frames[facts].removeLast(9)
      case "facts behind their end": frames.append([4, 0])
      case "very many pages": frames[facts].replaceSubrange(9..<17, with: [9, 9, 9, 9, 9, 9, 9, 0])
      default:
        frames[facts].replaceSubrange(
          (frames[facts].count - 200)..., with: Array(repeating: 0xFF, count: 200))
      }
      try write(frames, to: Self.part, in: sandbox)
      let run = try run(sandbox, "publish", "--plan", "p", "-o", "out")
      if fault == "a page twice" {
        #expect(run.error.contains("the site already has a file or folder there."))
      } else {
        #expect(run.error.hasSuffix(Self.damaged), "\(run.error)")
      }
      #expect(run.status == 3)
      #expect(try sandbox.tree("out") == old)
    }
  }

  @Test func `a part that lacks a page, or rows of it, is not published`() throws {
    try use { sandbox in
      let old = try sandbox.tree("out")
      var frames = try frames(of: "p/\(Self.part)", in: sandbox)
      frames.remove(at: 2)
      try write(frames, to: Self.part, in: sandbox)
      let run = try run(sandbox, "publish", "--plan", "p", "-o", "out")
      #expect(
        run.error.hasSuffix(
          "cannot use \"p\": its parts are not all pages of the site. Draw all parts again.\n"))
      #expect(try run.status == 3 && sandbox.tree("out") == old)
    }
  }

  @Test func `damaged facts are refused, or are those of another site`() throws {
    try use { sandbox in
      let frames = try frames(of: "p/\(Self.part)", in: sandbox)
      let facts = frames[frames.count - 1]
      var random = SeededGenerator(seed: FuzzRun().seed)
      for _ in 0..<40 {
        var damaged = facts
        let place = 1 + random.below(facts.count - 1)
        let value: [UInt8] = [[0xFF], [0], Array(repeating: 0xFF, count: 8), [1]][random.below(4)]
        for (byte, value) in value.enumerated() where place + byte < facts.count {
          damaged[place + byte] = value
        }
        try write(frames.dropLast() + [damaged], to: Self.part, in: sandbox)
        let run = try run(sandbox, "publish", "--plan", "p", "-o", "other", "--quiet")
        #expect([0, 1, 3].contains(run.status), "byte \(place): \(value) \(run)")
        #expect(run.status == 0 || run.error.contains("error: "), "byte \(place): \(run)")
      }
    }
  }

  @Test func `a part of another version or another plan counts as missing`() throws {
    try use { sandbox in
      let whole = try frames(of: "p/\(Self.part)", in: sandbox)
      for (place, byte) in [(14, UInt8(ascii: "3")), (20, UInt8(ascii: "x"))] {
        var frames = whole
        frames[0][place] = byte
        try write(frames, to: Self.part, in: sandbox)
        let run = try run(sandbox, "publish", "--plan", "p", "-o", "out")
        #expect(
          run.error.hasSuffix(
            "cannot use \"p\": no part was drawn yet. Run rowhouse draw --plan p --part 1/4\n"))
        #expect(run.status == 1)
      }
    }
  }

  @Test func `a damaged plan is refused`() throws {
    try use { sandbox in
      let plan = try frames(of: "p/plan", in: sandbox)[0]
      func refusal(of frame: [UInt8]) throws -> String {
        try write([frame], to: "plan", in: sandbox)
        let run = try run(sandbox, "draw", "--plan", "p", "--part", "1/1")
        #expect(run.status == 1 || run.status == 2, "\(run)")
        return run.error
      }
      let message = "error: cannot read \"p/plan\": it was changed after it was written. "
      for count in stride(from: 16, to: plan.count, by: 29) {
        #expect(try refusal(of: Array(plan.prefix(count))).hasPrefix(message), "\(count)")
      }
      #expect(try refusal(of: plan + [0]).hasPrefix(message))
      var other = plan
      other[14] = UInt8(ascii: "1")
      #expect(
        try refusal(of: other)
          == "error: cannot use \"p/plan\": another version of rowhouse created it. Plan again.\n")
      for place in stride(from: 16, to: plan.count, by: 24) {
        var damaged = plan
        for byte in place..<min(place + 8, plan.count) { damaged[byte] = 0xFF }
        #expect(try refusal(of: damaged).contains("error: "), "\(place)")
      }
    }
  }
}
