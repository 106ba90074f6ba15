import Publishing
import Store
import TestSupport
import Testing
import Validation

@Suite struct FolderCheckTests {
  private func page(_ body: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
    <head><meta charset="UTF-8"/><title>Page</title></head>
    <body><main><h1>Page</h1>\(body)</main></body>
    </html>
    """
  }

  private func faults(in folder: String) async throws -> [String] {
    try await FolderCheck(folder, workers: 2).run().findings.map(\.description)
  }

  @Test func `a folder is judged by its pages, links, fragments and manifest`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put(page(#"<p><a href="b/c.html#here">C</a></p>"#), at: "site/index.html")
    try sandbox.put(page(#"<p id="here"><a href="../x.txt">X</a></p>"#), at: "site/b/c.html")
    try sandbox.put("x", at: "site/x.txt")
    #expect(try await faults(in: sandbox("site")) == [])
    let report = try await FolderCheck(sandbox("site"), workers: 1).run()
    #expect(report.pages == 2)

    try sandbox.put(page(#"<p id="gone"><a href="../y.txt">X</a></p>"#), at: "site/b/c.html")
    #expect(
      try await faults(in: sandbox("site")) == [
        """
        b/c.html:4:39: error: "y.txt" is not a page or file of this site: add the file or fix \
        the reference [site-link]
        """,
        """
        index.html:4:29: error: "b/c.html" has no element with id="here": give one the id or fix \
        the reference [site-link]
        """,
      ])
  }

  @Test func `what was changed since it was published is named`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let store = try FolderStore(sandbox("site"))
    for name in ["index.html", "other.html", "gone.html"] {
      try store.write(Array(page("").utf8), to: name)
    }
    try store.commit()
    #expect(try await faults(in: sandbox("site")) == [])
    try sandbox.remove("site/gone.html")
    try sandbox.put(page("<p>edited</p>"), at: "site/other.html")
    try sandbox.put(page(""), at: "site/new.html")
    #expect(
      try await faults(in: sandbox("site")) == [
        """
        gone.html:1:1: error: missing, but in the manifest. Build again. [manifest]
        """,
        """
        other.html:1:1: error: changed since it was published: 200 bytes, expected 187. Build \
        again. \
        [manifest]
        """,
      ])
  }

  @Test func `anybody's pages are held to what they say that they are`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let ordinary =
      "<!doctype html><html lang=en><title>A</title><p>x<a href=b/>b</a><a href=/c>c</a>"
    try sandbox.put(ordinary, at: "site/index.html")
    try sandbox.put(ordinary.replacing("<p>", with: "<p id=x>"), at: "site/b/index.htm")
    try sandbox.put(page(#"<p><a href="b/index.htm#y">B</a></p>"#), at: "site/strict.html")
    try sandbox.put("%PDF", at: "site/c.pdf")
    try sandbox.makeLink(at: "site/c", to: "c.pdf")
    let report = try await FolderCheck(sandbox("site"), workers: 2).run()
    #expect(report.pages == 3)
    #expect(report.ordinaryPages == 2)
    #expect(
      report.findings.map(\.description) == [
        """
        b/index.htm:1:55: error: "b/b/index.html" is not a page or file of this site: add the \
        file or fix the reference [site-link]
        """,
        """
        strict.html:4:29: error: "b/index.htm" has no element with id="y": give one the id or \
        fix the reference [site-link]
        """,
      ])
  }

  @Test func `a page that was published has to be XML, whatever has become of it`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let store = try FolderStore(sandbox("site"))
    try store.write(Array(page("").utf8), to: "index.html")
    try store.commit()
    let ordinary = "<!DOCTYPE html>\n<html lang=en><title>A</title>"
    try sandbox.put(ordinary, at: "site/index.html")
    try sandbox.put(ordinary, at: "site/other.html")
    #expect(
      try await faults(in: sandbox("site")) == [
        "index.html:2:12: error: AttValue: \" or ' expected [well-formed]",
        """
        index.html:1:1: error: changed since it was published: 46 bytes, expected 187. Build \
        again. \
        [manifest]
        """,
      ])
  }

  @Test func `a manifest that cannot be read is a finding`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put(page(""), at: "site/index.html")
    try sandbox.put("something else\n", at: "site/.rowhouse-manifest")
    #expect(
      try await faults(in: sandbox("site")) == [
        """
        .rowhouse-manifest:1:1: error: .rowhouse-manifest:1: expected a line of a manifest of \
        format 2 \
        [manifest]
        """
      ])
  }

  @Test func `a folder that is not there is the machine's to answer for`() async {
    await #expect(throws: (any Error).self) { try await faults(in: "/nowhere/at/all") }
  }
}
