import Bytes
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
      rowhouse-manifest 2
      a-b.html\t3\t44bc2cf5ad770999
      a/x.html\t3\t44bc2cf5ad770999
      b.html\t3\t44bc2cf5ad770999

      """
    let end = "end\t\(Digest(of: Array(text.utf8).span))\n"
    #expect(String(decoding: manifest.text, as: UTF8.self) == text + end)
    #expect(manifest.text.count == Manifest.frameSize + 3 * Manifest.lineSize(of: "b.html", 3) + 4)
    #expect(try Manifest(parsing: manifest.text) == manifest)
    #expect(manifest["a/x.html"]?.size == 3)
    #expect(manifest["x.html"] == nil)
  }

  @Test func `an empty site has a manifest too`() throws {
    #expect(try Manifest(parsing: Manifest([]).text).entries.isEmpty)
  }

  @Test(arguments: [
    ("", 1), ("rowhouse-manifest 2", 1), ("rowhouse-manifest 1\n", 1),
    ("rowhouse-manifest 2\na\t1\t44bc2cf5ad770999", 2),
  ])
  func `a text that is no whole manifest of this format is refused`(text: String, line: Int) {
    expectRefused(text, at: line)
  }

  @Test(arguments: [
    ("a\t1\t44bc2cf5ad77099\n", 2), ("a\t1\t44BC2CF5AD770999\n", 2),
    ("a\t-1\t44bc2cf5ad770999\n", 2), ("a\t01\t44bc2cf5ad770999\n", 2), ("a\t1\n", 2),
    ("\n", 2), ("../a\t1\t44bc2cf5ad770999\n", 2), ("/a\t1\t44bc2cf5ad770999\n", 2),
    ("b\t1\t44bc2cf5ad770999\na\t1\t44bc2cf5ad770999\n", 3),
    ("a\t1\t44bc2cf5ad770999\na\t1\t44bc2cf5ad770999\n", 3),
  ])
  func `a line that we would not write is refused`(lines: String, line: Int) {
    let text = "rowhouse-manifest 2\n" + lines
    expectRefused(text + "end\t\(Digest(of: Array(text.utf8).span))\n", at: line)
  }

  private func expectRefused(_ text: String, at line: Int) {
    let error = #expect(throws: InputError.self) { try Manifest(parsing: Array(text.utf8)) }
    #expect(
      error?.description == ".rowhouse-manifest:\(line): expected a line of a manifest of format 2")
  }

  @Test func `a manifest that was cut or changed anywhere is refused`() throws {
    let entries = ["a", "b", "c"].map { Manifest.Entry(path: $0, size: 1, digest: Digest(7)) }
    let text = Manifest(entries).text
    for place in text.indices {
      #expect(throws: InputError.self) { try Manifest(parsing: Array(text[..<place])) }
      var changed = text
      changed[place] ^= 1
      #expect(throws: InputError.self) { try Manifest(parsing: changed) }
    }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    for left in lines.indices {
      let rest = lines.indices.filter { $0 != left }.flatMap { lines[$0] + [UInt8(ascii: "\n")] }
      #expect(throws: InputError.self) { try Manifest(parsing: rest) }
    }
  }

  @Test func `a site that cannot be told apart from foreign files is not replaced`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("rowhouse-manifest 9\n", at: "site/.rowhouse-manifest")
      let error = #expect(throws: FileError.self) { try FolderStore(sandbox("site")) }
      #expect(
        error?.description
          == "cannot publish to \"\(sandbox("site"))\": .rowhouse-manifest:1: expected a line "
          + "of a manifest of format 2. Restore the file, or move the folder away and build "
          + "again.")
      #expect(sandbox.text(of: "site/.rowhouse-manifest") == "rowhouse-manifest 9\n")
      #expect(try sandbox.tree().isEmpty)
    }
  }
}
