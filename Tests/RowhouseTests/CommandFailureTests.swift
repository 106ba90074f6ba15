import Foundation
import Publishing
import Screens
import Testing

@testable import Commands

/// What a command says of the errors of what it calls.
@Suite struct CommandFailureTests {
  @Test func `each fault of a site is one error`() {
    let failure = CommandFailure(SiteFault.data("a.html: the first\na.html: the second"))
    #expect(failure.description == "error: a.html: the first\nerror: a.html: the second")
    #expect(failure.status == .findings)
  }

  @Test func `an error of the author's own is said in its own words, on one line`() {
    struct NoAnswer: Error, CustomStringConvertible { let description = "nobody answers\nat all" }
    let failure = CommandFailure(NoAnswer())
    #expect(
      failure.description
        == "error: cannot read the site's data: nobody answers at all")
    #expect(failure.status == .findings)
  }

  @Test func `an error of the network, a file or the system is the machine's`() throws {
    let gone = URL(filePath: "/gone/gone.json")
    let file = #expect(throws: (any Error).self) { try Data(contentsOf: gone) }
    #expect(CommandFailure(try #require(file)).status == .machine)
    #expect(CommandFailure(URLError(.cannotConnectToHost)).status == .machine)
    #expect(CommandFailure(SiteFault.machine("gone")).description == "error: gone")
    #expect(CommandFailure(SiteFault.machine("gone")).status == .machine)
  }

  @Test func `data that is no JSON is bad data, and so is a fault of the site's own`() throws {
    let error = #expect(throws: (any Error).self) {
      try JSONDecoder().decode([Int].self, from: Data("{".utf8))
    }
    #expect(CommandFailure(try #require(error)).status == .findings)
    #expect(CommandFailure(SiteFault.data("a: bad")).description == "error: a: bad")
  }

  @Test func `a site that throws ends its command, and publishes nothing`() async {
    struct Throwing: Site {
      enum Page: String, SitePage { case front = "index" }
      let title = "Throwing"
      init() async throws { throw CancellationError() }
      func content(of page: Page) -> PageContent { .screenMap(titled: "Map") }
    }
    #expect(await SiteCommand(Throwing.self).run(["routes"]) == .findings)
  }

  @Test func `more words than the search has room for are bad data`() {
    let failure = CommandFailure(PublishError.tooManyWords)
    #expect(failure.description == "error: \(PublishError.tooManyWords)")
    #expect(failure.status == .findings)
  }

  @Test func `too little memory for the search is a fault of the machine`() {
    let failure = CommandFailure(PublishError.tooLittleMemory(2_000_000))
    #expect(
      failure.description == "error: not enough memory: the search needs 2 MB. Raise ulimit -v, "
        + "or publish fewer pages.")
    #expect(failure.status == .machine)
  }
}
