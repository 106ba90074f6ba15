import Files
import Foundation
import Store
import TestSupport
import Testing
import ToolCommands

@Suite struct FrameFileTests {
  private static let frames: [[UInt8]] = [[1], Array(repeating: 7, count: 70_000), [2, 3]]

  private func write(_ frames: [[UInt8]], in sandbox: Sandbox) throws {
    let writer = try FrameWriter("file", in: Folder(FilePath(sandbox.path)))
    for frame in frames { try writer.append(frame.span) }
    try writer.commit()
  }

  private func read(in sandbox: Sandbox) throws -> [[UInt8]] {
    let reader = try FrameReader(FilePath(sandbox("file")))
    var frames: [[UInt8]] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(try reader.next() == nil)
    return frames
  }

  @Test(arguments: [frames, []])
  func `frames are read as they were written`(frames: [[UInt8]]) throws {
    try Sandbox.use { sandbox in
      try write([[9]], in: sandbox)
      try write(frames, in: sandbox)
      #expect(try read(in: sandbox) == frames)
      #expect(try sandbox.tree().count == 1)
    }
  }

  @Test func `a byte that changed, or is missing, is noticed`() throws {
    try Sandbox.use { sandbox in
      let message =
        "cannot read \"\(sandbox("file"))\": it was changed after it was written. "
        + "Create it again."
      try write([[1], [2, 3]], in: sandbox)
      let whole = try Data(contentsOf: URL(filePath: sandbox("file")))
      for place in whole.indices {
        var bytes = whole
        bytes[place] ^= 0x10
        for damaged in [bytes, whole.prefix(place)] {
          try damaged.write(to: URL(filePath: sandbox("file")))
          let error = #expect(throws: FileError.self) { try read(in: sandbox) }
          #expect(error?.description == message)
        }
      }
    }
  }

  @Test func `a file that is not ended is none, and what was there stays`() throws {
    try Sandbox.use { sandbox in
      try write([[1]], in: sandbox)
      do {
        let writer = try FrameWriter("file", in: Folder(FilePath(sandbox.path)))
        try writer.append([2].span)
        #expect(try sandbox.tree().count == 2)
      }
      #expect(try sandbox.tree().count == 1)
      #expect(try read(in: sandbox) == [[1]])
    }
  }

  @Test func `several may write one file at once, and what a killed one left is removed`() throws {
    try Sandbox.use { sandbox in
      let folder = try Folder(FilePath(sandbox.path))
      try sandbox.put("half", at: ".file.0123456789abcdef")
      try sandbox.put("another's", at: ".filer.0123456789abcdef")
      let one = try FrameWriter("file", in: folder)
      let other = try FrameWriter("file", in: folder)
      #expect(try sandbox.tree().count == 3)
      try one.append([1].span)
      try other.append([1].span)
      try one.commit()
      try other.commit()
      #expect(try read(in: sandbox) == [[1]])
      #expect(try sandbox.tree().count == 2)
    }
  }
}
