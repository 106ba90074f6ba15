import Files
import Foundation
import Publishing
import Records
import TestSupport
import Testing
import ToolCommands

/// Interrupts and cancelled tasks while inputs are read.
@Suite struct InputInterruptTests {
  @Test func `what interrupts the process stops no reading that was not told of it`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put("id,en\n1,Robin\n", at: "in.csv")
    Interrupt.install()
    defer { Interrupt.uninstall() }
    raise(SIGTERM)
    let inputs = try CollectionInputs([sandbox("in.csv")])
    #expect(try await inputs.index(of: .table, workers: 2).count == 1)
    #expect(try await inputs.index(of: .table, workers: 2).count == 1)
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
}
