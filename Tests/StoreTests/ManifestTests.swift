import Files
import Store
import TestSupport
import Testing

@Suite struct ManifestTests {
  @Test func `a manifest lists path, size and digest in the order of bytes`() throws {
    let abc = Array("abc".utf8)
    let digest = Digest(of: abc.span)
    let manifest = Manifest(
      ["b.html", "a/x.html", "a-b.html"].map {
        Manifest.Entry(path: $0, size: 3, digest: digest)
      })
    let text = """
      rowhouse-manifest 1
      a-b.html\t3\t44bc2cf5ad770999
      a/x.html\t3\t44bc2cf5ad770999
      b.html\t3\t44bc2cf5ad770999

      """
    #expect(String(decoding: manifest.text, as: UTF8.self) == text)
    #expect(try Manifest(parsing: manifest.text) == manifest)
    #expect(manifest["a/x.html"]?.size == 3)
    #expect(manifest["x.html"] == nil)
  }

  @Test func `an empty site has a manifest too`() throws {
    #expect(try Manifest(parsing: Array("rowhouse-manifest 1\n".utf8)).entries.isEmpty)
  }

  @Test(arguments: [
    ("", 1), ("rowhouse-manifest 1", 1), ("rowhouse-manifest 2\n", 1),
    ("rowhouse-manifest 1\na\t1\t44bc2cf5ad770999", 2),
    ("rowhouse-manifest 1\na\t1\t44bc2cf5ad77099\n", 2),
    ("rowhouse-manifest 1\na\t1\t44BC2CF5AD770999\n", 2),
    ("rowhouse-manifest 1\na\t-1\t44bc2cf5ad770999\n", 2),
    ("rowhouse-manifest 1\na\t01\t44bc2cf5ad770999\n", 2),
    ("rowhouse-manifest 1\na\t1\n", 2),
    ("rowhouse-manifest 1\n\n", 2),
    ("rowhouse-manifest 1\n../a\t1\t44bc2cf5ad770999\n", 2),
    ("rowhouse-manifest 1\n/a\t1\t44bc2cf5ad770999\n", 2),
    ("rowhouse-manifest 1\nb\t1\t44bc2cf5ad770999\na\t1\t44bc2cf5ad770999\n", 3),
    ("rowhouse-manifest 1\na\t1\t44bc2cf5ad770999\na\t1\t44bc2cf5ad770999\n", 3),
  ])
  func `a line that we would not write is refused`(text: String, line: Int) {
    let error = #expect(throws: ManifestError.self) { try Manifest(parsing: Array(text.utf8)) }
    #expect(
      error?.description == ".rowhouse-manifest:\(line): not a line of a manifest of format 1")
  }

  @Test func `a site that cannot be told apart from foreign files is not replaced`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("rowhouse-manifest 9\n", at: "site/.rowhouse-manifest")
      let error = #expect(throws: FileError.self) { try FolderStore(sandbox("site")) }
      #expect(
        error?.description
          == "cannot publish to \"\(sandbox("site"))\": .rowhouse-manifest:1: not a line of a "
          + "manifest of format 1; restore the file, or move the folder away and build again")
      #expect(sandbox.text(of: "site/.rowhouse-manifest") == "rowhouse-manifest 9\n")
      #expect(try sandbox.tree().isEmpty)
    }
  }
}
