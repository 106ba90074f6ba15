import Bytes
import Markup
import Rendering
import Screens
import Store
import TestSupport
import Testing
import Validation

@testable import Publishing

@Suite struct PublisherTests {
  @Test func `the bytes do not depend on the number of workers`() async throws {
    let pages = Pagination(of: 1_000, by: 10, in: "numbers")
    let series = PageSeries(named: "Numbers", pages: pages) { page, frame, html in
      NumbersScreen(numbers: page.range).draw(at: page.path, in: frame, into: &html)
    }
    let alone = try await publish([series, .front], workers: 1)
    let together = try await publish([series, .front], workers: 8)
    #expect(alone == together)
    #expect(alone.count == 103)
  }

  @Test func `two pages in one place are refused before either is drawn`() async {
    await expectError(
      #"two pages have the path "a.html". Give one of them another path."#,
      publishing: [.numbers(0..<1, at: "a.html"), .numbers(0..<2, at: "a.html")])
  }

  @Test func `a page in the place of a file is refused`() async {
    await expectError(
      #"two pages have the path "assets/theme.css". Give one of them another path."#,
      publishing: [.numbers(0..<1, at: "assets/theme.css")])
  }

  @Test func `pages with faults are all named, in order, and nothing is published`() async {
    await expectError(
      """
      b.html:21:1: error: id="same" of <tr> names <tr> in line 20 already: give each its own \
      [unique-id]
      z.html:21:1: error: id="same" of <tr> names <tr> in line 20 already: give each its own \
      [unique-id]
      """,
      publishing: [
        PageSeries(named: "Twice", at: "z.html") {
          TwiceScreen().draw(at: "z.html", in: $0, into: &$1)
        },
        .front,
        PageSeries(named: "Twice", at: "b.html") {
          TwiceScreen().draw(at: "b.html", in: $0, into: &$1)
        },
      ])
  }

  @Test func `a link to a page that is not published is found`() async {
    await expectError(
      """
      index.html:19:55: error: "gone.html" is not a page or file of this site: add the file or \
      fix the reference [site-link]
      """,
      publishing: [
        PageSeries(named: "Lost", at: .front) { LostScreen().draw(at: .front, in: $0, into: &$1) }
      ])
  }

  @Test func `a page whose data cannot be read stops everything`() async {
    await expectError(
      "cannot render tapes/index.html: the tape snapped",
      publishing: [
        PageSeries(named: "Tapes", pages: Pagination(of: 0, by: 1, in: "tapes")) {
          _, _, _ in throw InputError("the tape snapped")
        }
      ])
  }

  @Test func `publishing can be called off`() async {
    let store = MemoryStore()
    let publisher = Publisher(to: store, workers: 2, isInterrupted: { true })
    let error = await #expect(throws: PublishError.self) {
      try await publisher.publish(publication(of: [.numbers(0..<9, at: .front)]))
    }
    #expect(
      error?.description == "interrupted: nothing was published; the existing site is unchanged")
    #expect(store.files.isEmpty)
  }

  @Test func `a report says what was done`() async throws {
    let report = try await Publisher(to: MemoryStore(), workers: 2)
      .publish(publication(of: [.numbers(0..<9, at: .front), .numbers(0..<9, at: "b.html")]))
    #expect(report.pages == 2)
    #expect(report.bytes > 1_000)
    #expect(report.findings.isEmpty)
    #expect(report.store.written == 4)
    #expect(report.steps.map(\.step) == [.pages, .links, .commit])
  }
}

// MARK: - Publishing

extension PublisherTests {
  private func publication(of series: [PageSeries]) -> Publication {
    Publication(
      frame: PageFrame(site: "Test", language: "en"), theme: Theme(name: "none", stylesheet: []),
      series: series)
  }

  private func publish(_ series: [PageSeries], workers: Int) async throws -> [String: [UInt8]] {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: workers).publish(publication(of: series))
    return store.files
  }

  private func expectError(
    _ message: String, publishing series: [PageSeries],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let store = MemoryStore()
    let error = await #expect(throws: PublishError.self, sourceLocation: sourceLocation) {
      try await Publisher(to: store, workers: 2).publish(publication(of: series))
    }
    #expect(error?.description == message, sourceLocation: sourceLocation)
    #expect(store.files.isEmpty, sourceLocation: sourceLocation)
  }
}
