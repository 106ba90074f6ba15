import Bytes
package import Files
import Rendering
import Search

extension Publisher {
  /// Writes the files that the search page reads, and returns how many bytes they have.
  func write(
    _ search: PublicationSearch, of notes: inout [SearchNotes], _ budget: SiteBudget
  ) async throws -> Int {
    // What is made of them is there beside them.
    try expectRoom(for: 2 * notes.reduce(0) { $0 + $1.memory })
    let index = search.schema.index(of: &notes)
    if index.isOverfull { throw PublishError.tooManyWords }
    progress.begin(.search, of: index.jobCount)
    let parts = try await workers.parts(of: index.jobCount) { queue in
      var written: (parts: [IndexPart], bytes: Int) = ([], 0)
      while let job = queue.next() {
        try expectGoingOn(queue)
        let part = try index.files(of: job) { file in
          written.bytes += try write(file, of: search, budget)
        }
        if part?.isOverfull == true { throw PublishError.tooManyWords }
        if let part { written.parts.append(part) }
        progress.advance(by: 1, records: 0)
      }
      try expectGoingOn(queue)
      return written
    }
    var bytes = parts.reduce(0) { $0 + $1.bytes }
    let codes = try PublishError.making(search.page.path) { try search.codes(index) }
    try index.files(after: parts.flatMap(\.parts), codes: codes) { file in
      bytes += try write(file, of: search, budget)
    }
    return bytes
  }

  /// Checks that memory can be allocated: a failing allocation would end the process.
  func expectRoom(for bytes: Int) throws(PublishError) {
    guard bytes < Self.leastMemory || hasRoom(bytes) else { throw .tooLittleMemory(bytes) }
  }

  /// Throws if writing to the scratch file failed.
  package func expectScratch() throws(FileError) {
    if let failure = scratch?.failure { throw failure }
  }

  /// Less memory than this is had without asking.
  private static var leastMemory: Int { 1 << 20 }

  /// Writes a file beside the page that reads it.
  private func write(
    _ file: SearchFile, of search: PublicationSearch, _ budget: SiteBudget
  ) throws -> Int {
    let bytes = file.bytes
    try keep(bytes, at: search.page.beside(file.path), budget)
    return bytes.count
  }
}
