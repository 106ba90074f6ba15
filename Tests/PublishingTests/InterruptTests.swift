import Bytes
import Files
import Foundation
import Publishing
import Records
import Rendering
import Screens
import TestSupport
import Testing

/// What stops a build in a program that makes several.
@Suite struct InterruptTests {
  @Test func `what interrupts the process stops nothing that was not told of it`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put("id,en\n1,Robin\n", at: "in.csv")
    Interrupt.install()
    defer { Interrupt.uninstall() }
    raise(SIGTERM)
    let inputs = try CollectionInputs([sandbox("in.csv")])
    #expect(try await inputs.index(of: .table, workers: 2).count == 1)
    #expect(try await inputs.index(of: .table, workers: 2).count == 1)
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

  @Test func `a cancelled task stops its own reading`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put("id,en\n1,Robin\n", at: "in.csv")
    let inputs = try CollectionInputs([sandbox("in.csv")])
    let messages = await Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return [
        await #expect(throws: PublishError.self) {
          try await inputs.index(of: .table, workers: 2)
        },
        await #expect(throws: PublishError.self) {
          try await inputs.index(of: .table, workers: 2)
        },
      ].map { $0?.description }
    }.value
    let interrupted = "interrupted: nothing was published; the existing site is unchanged"
    #expect(messages == [interrupted, interrupted])
    #expect(try await inputs.index(of: .table, workers: 2).count == 1)
  }

  private static let publication = Publication(
    frame: PageFrame(site: "Test", language: "en"), theme: Theme(name: "none", stylesheet: []),
    series: [.numbers(0..<9, at: .front)])
}
