import Publishing
import Testing

@testable import Rowhouse

/// What a command says of the errors of what it calls.
@Suite struct CommandFailureTests {
  @Test func `each fault of a site is one error`() {
    let failure = CommandFailure(SiteFault.data("a.html: the first\na.html: the second"))
    #expect(failure.description == "error: a.html: the first\nerror: a.html: the second")
    #expect(failure.status == .findings)
  }

  @Test func `more words than the search has room for are bad data`() {
    let failure = CommandFailure(PublishError.tooManyWords)
    #expect(failure.description == "error: \(PublishError.tooManyWords)")
    #expect(failure.status == .findings)
  }

  @Test func `too little memory for the search is a fault of the machine`() {
    let failure = CommandFailure(PublishError.tooLittleMemory(2_000_000))
    #expect(
      failure.description == "error: the search needs 2 MB of memory at once, and the process may "
        + "not take as much: allow it more (ulimit -v), or publish fewer pages")
    #expect(failure.status == .machine)
  }
}
