import Testing

/// The first page anybody reads stays one that is read.
@Suite struct ReadmeTests {
  @Test func `the README has at most 150 lines, at most 15 of them Swift`() throws {
    let readme = try DocumentPage("README.md")
    #expect(readme.lines.count <= 150)
    #expect(readme.swift.map(\.count).reduce(0, +) <= 15)
  }

  @Test func `the README and the first page of the catalogue lead to every page`() throws {
    let root = try DocumentPage("\(DocumentPage.catalogue)/Rowhouse.md")
    let readme = try DocumentPage("README.md")
    let pages = try DocumentPage.catalogueFiles.filter { $0 != "Rowhouse.md" }
    #expect(pages.count > 10)
    for page in pages {
      #expect(root.links.contains(page), "\(page)")
      #expect(readme.links.contains("\(DocumentPage.catalogue)/\(page)"), "\(page)")
    }
  }
}
