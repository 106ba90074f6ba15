import Files
import Foundation
import Publishing
import Rendering
import Screens
import TestSupport
import Testing

/// What stops a build in a program that makes several.
@Suite struct InterruptTests {
  @Test func `what interrupts the process stops no build that was not told of it`() async throws {
    Interrupt.install()
    defer { Interrupt.uninstall() }
    raise(SIGTERM)
    #expect(try await Publisher(to: MemoryStore()).publish(Self.publication).pages == 1)
  }

  @Test func `a build that is told to stop leaves another alone`() async throws {
    let (first, second) = (MemoryStore(), MemoryStore())
    async let other = Publisher(to: second, isInterrupted: { false }).publish(Self.publication)
    await #expect(throws: PublishError.self) {
      try await Publisher(to: first, isInterrupted: { true }).publish(Self.publication)
    }
    let pages = try await other.pages
    #expect(pages == 1)
    #expect(first.files.isEmpty)
  }

  private static let publication = Publication(
    frame: PageFrame(site: "Test", language: "en"), theme: Theme(name: "none", stylesheet: []),
    series: [.numbers(0..<9, at: .front)])
}
