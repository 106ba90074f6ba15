import Files
import Foundation
import TestSupport
import Testing

@Suite struct InputFileTests {
  @Test func `any range can be read, into memory that is used again`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("0123456789", at: "a")
      let file = try InputFile(sandbox("a"))
      #expect(file.size == 10)
      var bytes: [UInt8] = [1, 2, 3, 4, 5, 6]
      try file.read(2..<5, into: &bytes)
      #expect(bytes == Array("234".utf8))
      try file.read(0..<10, into: &bytes)
      #expect(bytes == Array("0123456789".utf8))
      try file.read(4..<4, into: &bytes)
      #expect(bytes.isEmpty)
      #expect(try file.readAll() == Array("0123456789".utf8))
    }
  }

  @Test func `many threads read one file at once`() async throws {
    let path = URL.temporaryDirectory.appending(path: UUID().uuidString).path
    let all = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(all).write(to: URL(filePath: path))
    let file = try InputFile(path)
    try FileManager.default.removeItem(atPath: path)
    let isRight = try await withThrowingTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var bytes: [UInt8] = []
          for start in stride(from: worker * 1_000, to: 990_000, by: 8_000) {
            try file.read(start..<start + 3_333, into: &bytes)
            guard bytes.elementsEqual(all[start..<start + 3_333]) else { return false }
          }
          return true
        }
      }
      return try await group.reduce(true) { $0 && $1 }
    }
    #expect(isRight)
  }

  @Test(arguments: [
    ("missing", #"cannot open "PATH": no such file or directory"#),
    ("folder", #"cannot read "PATH": it is a folder, not a regular file"#),
    ("pipe", #"cannot read "PATH": it is a pipe, not a regular file"#),
  ])
  func `what cannot be read at any place is refused`(name: String, message: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("folder")
      sandbox.makePipe(at: "pipe")
      let error = #expect(throws: FileError.self) { try InputFile(sandbox(name)) }
      #expect(error?.description == message.replacing("PATH", with: sandbox(name)))
    }
  }

  @Test func `a file that shrank is an error`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("0123456789", at: "a")
      let file = try InputFile(sandbox("a"))
      sandbox.truncate("a", to: 4)
      let error = #expect(throws: FileError.self) { try file.readAll() }
      #expect(
        error?.description
          == "cannot read \"\(sandbox("a"))\": it ends at byte 4, expected 10 bytes. Don't "
          + "change it while it is being read.")
      let beyond = #expect(throws: FileError.self) {
        var bytes: [UInt8] = []
        try file.read(8..<12, into: &bytes)
      }
      #expect(
        beyond?.description
          == "cannot read \"\(sandbox("a"))\": it ends at byte 8, before byte 12")
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file knows whether it holds certain bytes`(size: Int) throws {
    try Sandbox.use { sandbox in
      let text = String(repeating: "x", count: size)
      try sandbox.put(text, at: "a")
      let file = try InputFile(sandbox("a"))
      var bytes = Array(text.utf8)
      #expect(try file.holds(bytes.span))
      bytes.append(0)
      #expect(try !file.holds(bytes.span))
      bytes.removeFirst()
      #expect(try file.holds(bytes.span) == (size == 0))
    }
  }
}
