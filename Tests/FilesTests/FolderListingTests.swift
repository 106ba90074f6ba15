import Files
import Foundation
import TestSupport
import Testing

@Suite struct FolderListingTests {
  @Test func `a listing has the regular files in the order of bytes, and the links apart`() throws {
    try Sandbox.use { sandbox in
      for file in ["b/z.json", "a.json", "b.json", "b-a.json", ".git/x", "b/.hidden"] {
        try sandbox.put("", at: file)
      }
      try sandbox.makeFolder("empty")
      try sandbox.makeLink(at: "b/round", to: "..")
      sandbox.makePipe(at: "pipe")
      let listing = try FolderListing(of: Folder(FilePath(sandbox.path)))
      #expect(listing.files == ["a.json", "b-a.json", "b.json", "b/z.json"])
      #expect(listing.links == ["b/round"] && listing.folders == ["b", "empty"])
    }
  }

  @Test func `folders that lie too deep are an error`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("", at: "a/b/c/x")
      #expect(
        try FolderListing(of: Folder(FilePath(sandbox.path)), maximumDepth: 4).files == ["a/b/c/x"])
      let error = #expect(throws: FileError.self) {
        try FolderListing(of: Folder(FilePath(sandbox.path)), maximumDepth: 3)
      }
      #expect(
        error?.description
          == "cannot list \"\(sandbox("a/b/c"))\": it is nested more than 3 folders deep")
    }
  }

  @Test func `a folder below that has a certain file is passed over, the folder itself is not`()
    throws
  {
    try Sandbox.use { sandbox in
      for file in [".mark", "a", "b/.mark", "b/c/x", "d/e/.mark", "d/x"] {
        try sandbox.put("", at: file)
      }
      try sandbox.makeFolder("f/.mark")
      try sandbox.put("", at: "f/x")
      let listing = try FolderListing(
        of: Folder(FilePath(sandbox.path)), skippingFoldersWith: ".mark")
      #expect(listing.files == ["a", "d/x", "f/x"])
      #expect(listing.skipped == ["b", "d/e"])
    }
  }

  @Test func `a file is not a folder`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("", at: "a")
      let error = #expect(throws: FileError.self) {
        try FolderListing(of: Folder(FilePath(sandbox("a"))))
      }
      #expect(error?.description == "cannot open \"\(sandbox("a"))\": not a directory")
    }
  }
}
