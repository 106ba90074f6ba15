import Files
import TestSupport
import Testing

@Suite struct ScratchFileTests {
  @Test func `what several threads write is read where it is, and the folder shows nothing`()
    async throws
  {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let scratch = ScratchFile(in: try Folder(FilePath(sandbox("."))))
    let isRight = await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          let numbers = (0..<5_000).map { UInt32(worker * 5_000 + $0) }
          let starts = stride(from: 0, to: 5_000, by: 100).map {
            scratch.append(numbers.span.extracting($0..<$0 + 100))
          }
          var read: [UInt32] = []
          return starts.allSatisfy { scratch.read(100, at: $0, into: &read) } && read == numbers
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(isRight)
    #expect(scratch.failure == nil)
    #expect(try sandbox.tree() == [])
  }

  @Test func `what fails first is remembered, and nothing is read any more`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("gone")
      let scratch = ScratchFile(in: try Folder(FilePath(sandbox("gone"))))
      try sandbox.remove("gone")
      var read: [UInt8] = []
      #expect(!scratch.read(1, at: scratch.append([UInt8(1)].span), into: &read))
      #expect(read.isEmpty)
      #expect(
        scratch.failure?.description
          == #"cannot write "\#(sandbox("gone"))/.scratch": no such file or directory"#)
    }
  }

  @Test func `what is not there cannot be read`() throws {
    try Sandbox.use { sandbox in
      let scratch = ScratchFile(in: try Folder(FilePath(sandbox("."))))
      let start = scratch.append([UInt16(1), 2].span)
      var read: [UInt16] = []
      #expect(!scratch.read(3, at: start, into: &read))
      #expect(scratch.failure?.description.hasSuffix(#".scratch": it is truncated"#) == true)
    }
  }
}
