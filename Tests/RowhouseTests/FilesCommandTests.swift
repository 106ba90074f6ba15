import Foundation
import TestSupport
import Testing

/// Pictures, sounds and documents beside a table, which its cells name.
@Suite struct FilesCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["table"] + words, in: sandbox.path).result()
  }

  /// The beginning of a PNG picture, and some bytes that make it another.
  private static func png(_ width: UInt8, _ height: UInt8, _ rest: String = "") -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height] + Array(rest.utf8))
  }

  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>"#

  /// Puts files into a folder.
  private func put(_ files: [String: Data], in sandbox: Sandbox, at folder: String = ".") throws {
    for (path, bytes) in files {
      let url = URL(filePath: sandbox("\(folder)/\(path)"))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
  }

  /// The attributes of the pictures in a page, but for those of the frame.
  private func images(_ page: String?) -> [Substring] {
    (page ?? "").matches(of: /<img ([^>]*files\/[^>]*)\/>/).map(\.output.1)
  }

  @Test func `cells show the files that they name, each copied once`() throws {
    try Sandbox.use { sandbox in
      try put(
        [
          "img/A b.png": Self.png(8, 6), "img/ü.PNG": Self.png(8, 6),
          "img/50%.png": Self.png(9, 7, "other"), "img/c.svg": Data(Self.svg.utf8),
          "s/x.mp3": Data("ID3...".utf8), "d.pdf": Data("%PDF-1.7 ".utf8) + Data(count: 1_200),
        ], in: sandbox)
      try sandbox.put(
        """
        name,photo,photo_alt,song,paper,altitude
        Ash,img/A b.png,An ash,s/x.mp3,d.pdf,1
        Elm,./img/ü.PNG,,,d.pdf,2
        Fir,img/50%25.png,,,d.pdf,3
        Oak,img/A%20b.png;img/c.svg,Two oaks,s/x.mp3,d.pdf,4

        """, at: "trees.csv")
      let build = try run(sandbox, "trees.csv", "-o", "site", "--row-pages")
      #expect(build.status == 0 && build.error.isEmpty, "\(build)")
      let files = try sandbox.tree().filter { $0.hasPrefix("site/files/") && $0.contains(".") }
      #expect(files.count == 5)
      let listing = images(sandbox.text(of: "site/rows/index.html"))
      #expect(listing.count == 4)
      #expect(listing[0].contains(#"alt="An ash" width="28""#))
      #expect(listing[1].contains(#"alt="Elm" width="28""#))
      #expect(listing[0].prefix { $0 != "a" } == listing[1].prefix { $0 != "a" })
      #expect(listing.allSatisfy { $0.contains(#"loading="lazy" decoding="async""#) })
      let page = try #require(sandbox.text(of: "site/rows/0/row-4.html"))
      let shown = images(page)
      #expect(shown[0].contains(#"alt="Two oaks" width="8" height="6" loading="lazy""#))
      #expect(shown[1].contains(#".svg" alt="Two oaks" width="8" height="6""#))
      #expect(page.contains(#/<a class="play" href="../../files/[^"]*\.mp3">Play</a>/#))
      #expect(page.contains(#/<a href="../../files/[^"]*\.pdf">d.pdf</a> \(PDF, 1.21 kB\)/#))
      #expect(!page.contains(#/href="[^"]*\.svg"/#.ignoresCase()) || page.contains("icon.svg"))
      let attributes = try FileManager.default.attributesOfItem(atPath: sandbox("d.pdf"))
      #expect(attributes[.referenceCount] as? Int == 1)

      // They are inputs: one that changes, comes or goes is noticed.
      try put(["img/50%.png": Self.png(10, 7, "changed")], in: sandbox)
      let changed = try run(sandbox, "trees.csv", "-o", "site", "--row-pages")
      #expect(changed.output.hasPrefix("4 rows"))
      #expect(sandbox.text(of: "site/rows/0/row-3.html")?.contains(#"width="10""#) == true)
      try sandbox.remove("d.pdf")
      let gone = try run(sandbox, "trees.csv", "-o", "site", "--row-pages")
      #expect(gone.error.contains("not beside the table"), "\(gone)")
    }
  }

  @Test func `nothing outside of the folder or of another kind is taken`() throws {
    try Sandbox.use { sandbox in
      try put(
        [
          "secret.png": Self.png(1, 1), "in/.hidden/a.png": Self.png(2, 2),
          "in/.b.png": Self.png(3, 3), "in/ok.png": Self.png(4, 4), "in/empty.png": Data(),
          "in/page.png": Data("<!DOCTYPE html><script>alert(1)</script>".utf8),
          "in/real.svg": Self.png(5, 5), "in/fake.png": Data(Self.svg.utf8),
          "in/sub/x.png": Self.png(6, 6), "in/evil.html": Data("<p>".utf8),
        ], in: sandbox)
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: sandbox("in/out.png"), withDestinationPath: "../secret.png")
      try manager.createSymbolicLink(atPath: sandbox("in/up"), withDestinationPath: "..")
      try manager.createSymbolicLink(atPath: sandbox("in/near.png"), withDestinationPath: "ok.png")
      try manager.createSymbolicLink(
        atPath: sandbox("in/dot.png"), withDestinationPath: ".b.png")
      let outside = [
        "../secret.png", sandbox("secret.png"), "out.png", "up/secret.png", ".hidden/a.png",
        ".b.png", "dot.png", "sub/../../secret.png", "~/x.png", "..%2Fsecret.png",
      ]
      let others = ["empty.png", "page.png", "real.svg", "fake.png"]
      let missing = ["none.png", "sub.png", "sub/x.png/y.png", "OK.png.png"]
      let taken = ["ok.png", "near.png", "sub/../ok.png", "sub//x.png"]
      let rows = (outside + others + missing + taken).map { "n,\($0)\n" }
      try sandbox.put("name,photo\n" + rows.joined(), at: "in/t.csv")
      let build = try run(sandbox, "in/t.csv", "-o", "site")
      #expect(build.status == 0, "\(build)")
      #expect(
        build.error == """
          note: t.csv: 10 paths, such as "../secret.png", lead out of the folder or to something hidden; they stay text. Copy the files into the folder.
          note: t.csv: 4 paths, such as "none.png", lead to no file; they stay text. Copy the files there, or name their folder with --files.
          note: t.csv: 4 paths, such as "empty.png", lead to no picture, sound or PDF, or to one with the ending of another format; they stay text. Rename the files, or save them again.

          """)
      #expect(try sandbox.tree().count { $0.hasPrefix("site/files/") && $0.contains(".") } == 2)
      #expect(images(sandbox.text(of: "site/rows/index.html")).count == taken.count)
    }
  }

  @Test func `files are found in a folder of their own`() throws {
    try Sandbox.use { sandbox in
      try put(["media/1.jpg": Data([0xFF, 0xD8, 0xFF, 0xD9])], in: sandbox)
      try sandbox.put("name,photo\na,1.jpg\nb,1.jpg\n", at: "t.csv")
      let without = try run(sandbox, "t.csv", "-o", "site")
      #expect(
        without.error == """
          note: t.csv: the column "photo" has paths of files, such as "1.jpg", and the first of them are not beside the table. To show them, pass --files DIR.

          """)
      #expect(try run(sandbox, "t.csv", "-o", "site", "--files", "media").error.isEmpty)
      #expect(images(sandbox.text(of: "site/rows/index.html")).count == 2)
      // A site generator's paths begin at the root of its folder; they are no paths of this machine.
      try sandbox.put(
        "name,photo\na,/media/1.jpg\nb,\(sandbox("media/1.jpg"))\nc,//media/1.jpg\n", at: "u.csv")
      let rooted = try run(sandbox, "u.csv", "-o", "rooted", "--files", ".")
      #expect(rooted.error.contains("lead") && rooted.status == 0, "\(rooted)")
      #expect(images(sandbox.text(of: "rooted/rows/index.html")).count == 1)
      let missing = try run(sandbox, "t.csv", "-o", "site", "--files", "t.csv")
      #expect(missing.status == 3 || missing.status == 1, "\(missing)")
      let small = try run(sandbox, "t.csv", "-o", "s", "--files", "media", "--max-files", "3")
      #expect(small.status == 1)
      let single = try run(sandbox, "t.csv", "-o", "a.html", "--files", "media")
      #expect(single.status == 2 && single.error.contains("--files needs a folder"))
    }
  }

  @Test func `a page of one file leaves paths as text`() throws {
    try Sandbox.use { sandbox in
      try put(["1.png": Self.png(1, 1)], in: sandbox)
      try sandbox.put("name,photo\na,1.png\nb,1.png\n", at: "t.csv")
      let build = try run(sandbox, "t.csv", "-o", "a.html")
      #expect(build.status == 0 && build.error.contains("their paths stay text"), "\(build)")
      #expect(sandbox.text(of: "a.html")?.contains("<td>1.png</td>") == true)
    }
  }

  @Test func `parts of a plan draw the same files`() throws {
    try Sandbox.use { sandbox in
      try put(["1.png": Self.png(1, 1), "2.png": Self.png(2, 2)], in: sandbox)
      let rows = (0..<120).map { "row \($0),\(1 + $0 % 2).png\n" }.joined()
      try sandbox.put("name,photo\n" + rows, at: "t.csv")
      #expect(try run(sandbox, "t.csv", "-o", "whole").status == 0)
      for words in [
        ["plan", "t.csv", "--plan", "work"], ["draw", "--plan", "work", "--part", "1/2"],
        ["draw", "--plan", "work", "--part", "2/2"], ["publish", "--plan", "work", "-o", "parts"],
      ] {
        let step = try Child(product: "rowhouse", words, in: sandbox.path).result()
        #expect(step.status == 0, "\(step)")
      }
      #expect(sandbox.text(of: "whole/.rowhouse") == sandbox.text(of: "parts/.rowhouse"))
      let tree = try sandbox.tree().map { String($0.prefix { $0 != " " }) }
      #expect(
        tree.filter { $0.hasPrefix("whole/") }.map { $0.dropFirst(5) }
          == tree.filter { $0.hasPrefix("parts/") }.map { $0.dropFirst(5) })
    }
  }
}
