import Files
import Foundation
import Testing

@Suite struct FileErrorTests {
  @Test(arguments: [
    (
      FileError(#"open "x.json""#, .system(ENOENT)),
      #"cannot open "x.json": no such file or directory"#
    ),
    (FileError(#"write "a""#, .system(ENOSPC)), #"cannot write "a": no space left on device"#),
    (FileError(#"read "a""#, .words("it is a folder")), #"cannot read "a": it is a folder"#),
  ])
  func `an error says what was done to what, then why`(error: FileError, message: String) {
    #expect(error.description == message)
  }

  @Test func `an error knows its kind`() {
    #expect(FileError("a", .system(ENOENT)).isMissing)
    #expect(FileError("a", .system(EEXIST)).isOccupied)
    #expect(FileError("a", .system(EROFS)).isPermission)
    #expect(FileError("a", .system(EWOULDBLOCK)).isBusy)
    #expect(FileError("a", .system(EXDEV)).isUnsupported)
    #expect(FileError("a", .words("b")).code == nil)
  }
}
