package import Files
package import Store
import Synchronization

/// A site in memory.
package final class MemoryStore: SiteStore {
  private let staged = Mutex<[String: [UInt8]]>([:])
  private let committed = Mutex<[String: [UInt8]]>([:])

  private let scratchFile: ScratchFile?

  package init(scratch: ScratchFile? = nil) { scratchFile = scratch }

  package func scratch() -> ScratchFile? { scratchFile }

  package var files: [String: [UInt8]] { committed.withLock { $0 } }

  package func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    let old = staged.withLock { $0.updateValue(bytes, forKey: file) }
    guard old == nil else { throw .occupied(file) }
  }

  package func commit() throws(FileError) -> StoreSummary {
    let files = staged.withLock { $0 }
    committed.withLock { $0 = files }
    var summary = StoreSummary()
    summary.written = files.count
    return summary
  }

  package func discard() {
    staged.withLock { $0 = [:] }
  }
}
