import Testing

/// The first page anybody reads stays one that is read.
@Suite struct ReadmeTests {
  @Test func `the README has at most 150 lines, at most 15 of them Swift`() throws {
    let readme = try DocumentPage("README.md")
    #expect(readme.lines.count <= 150)
    #expect(readme.swift.map(\.count).reduce(0, +) <= 15)
  }

  @Test func `the README links to the first page of the guide, which links to every page`() throws {
    let root = try DocumentPage("\(DocumentPage.catalogue)/Rowhouse.md")
    let readme = try DocumentPage("README.md")
    #expect(readme.links.contains(root.path))
    let pages = try DocumentPage.catalogueFiles.filter { $0 != "Rowhouse.md" }
    #expect(pages.count > 10)
    for page in pages { #expect(root.links.contains(page), "\(page)") }
  }

  /// The pages of rules and of options are made by tests.
  @Test func `a page of the guide that is written by hand has at most 250 lines`() throws {
    for file in try DocumentPage.catalogueFiles where !["Rules.md", "Options.md"].contains(file) {
      let page = try DocumentPage("\(DocumentPage.catalogue)/\(file)")
      #expect(page.lines.count <= 251, "\(file): \(page.lines.count)")
    }
  }
}
