import Testing

@testable import Files

@Suite struct TerminalTests {
  @Test(
    arguments: [
      ("", false), ("P", true), ("T3LrMSc7UUw9Ts3BFGsSyHNoSxFP", true), ("T3PSx", true),
      ("T3LrMSc7UUw9Ts3BFGsSyHNoSxF", false), ("Ps", false), ("P7", false), ("p", false),
    ])
  func `progress is among a terminal's features when it stands there by itself`(
    features: String, isThere: Bool
  ) {
    #expect(Terminal.hasProgress(features: features) == isThere)
  }

  @Test func `a line begins at the margin and leaves nothing of the one before`() {
    #expect(Terminal.line("half") == "\rhalf\u{1B}[K")
    #expect(Terminal.line("") == "\r\u{1B}[K")
  }
}
