import Bytes
import Foundation
import Publishing
import Records
import TestSupport
import Testing
import ToolCommands

/// Files that somebody edits, cuts, replaces or removes while a site is made of them.
@Suite struct ChangedInputTests {
  /// What can happen to a file.
  enum Change: CaseIterable {
    case edited, grown, cut, replaced, madeAFolder, removed

    /// What only shows where a file is opened again: an open one can still be read.
    var isOfItsName: Bool { self == .replaced || self == .madeAFolder || self == .removed }

    func apply(to file: String, in sandbox: Sandbox) throws {
      switch self {
      case .edited:
        // A table as before, with other names; the clock of a file system may stand for some
        // milliseconds.
        try sandbox.put("id,en\n1,Wrens\n2,Owls\n", at: file)
        let later = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 10)]
        try FileManager.default.setAttributes(later, ofItemAtPath: sandbox(file))
      case .grown: try sandbox.put(ChangedInputTests.text + "3,Owl\n", at: file)
      case .cut: sandbox.truncate(file, to: 9)
      case .replaced:
        try sandbox.put(ChangedInputTests.text, at: "other")
        try sandbox.remove(file)
        try sandbox.move("other", to: file)
      case .madeAFolder:
        try sandbox.remove(file)
        try sandbox.makeFolder(file)
      case .removed: try sandbox.remove(file)
      }
    }
  }

  private static let text = "id,en\n1,Robin\n2,Wren\n"

  @Test(arguments: [1, 101], Change.allCases)
  func `a file that changed since it was found stops the index`(count: Int, change: Change)
    async throws
  {
    guard count > 1 || !change.isOfItsName else { return }
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let inputs = try inputs(count, in: sandbox)
    try change.apply(to: "in/0.csv", in: sandbox)
    let error = await #expect(throws: InputError.self) {
      try await inputs.index(of: .table, workers: 2)
    }
    #expect(error?.description == message(in: sandbox))
    guard case .data? = error.map({ SiteFault($0) }) else {
      Issue.record("it is no fault of the machine"); return
    }
  }

  @Test(arguments: [1, 101], Change.allCases)
  func `a file that changed since it was indexed stops the pages`(count: Int, change: Change)
    async throws
  {
    guard count > 1 || !change.isOfItsName else { return }
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let index = try await inputs(count, in: sandbox).index(of: .table, workers: 2)
    try change.apply(to: "in/0.csv", in: sandbox)
    let error = #expect(throws: InputError.self) {
      try index.rows(in: 0..<index.count)
    }
    #expect(error?.description == message(in: sandbox))
  }

  @Test(arguments: Change.allCases.filter { !$0.isOfItsName })
  func `a table that changed since it was indexed stops the pages`(change: Change) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let table = try await inputs(1, in: sandbox).index(of: .table, workers: 1)
    try change.apply(to: "in/0.csv", in: sandbox)
    let error = #expect(throws: InputError.self) { try table.rows(in: 0..<table.count) }
    #expect(error?.description == message(in: sandbox))
  }

  /// So many files; of more than a hundred none is held open.
  private func inputs(_ count: Int, in sandbox: Sandbox) throws -> CollectionInputs {
    for number in 0..<count { try sandbox.put(Self.text, at: "in/\(number).csv") }
    return try CollectionInputs([sandbox("in")])
  }

  private func message(in sandbox: Sandbox) -> String {
    "\(sandbox("in/0.csv")): the file changed while it was being read. Run the command again."
  }
}
