import Files
import Rowhouse
import Store
import Synchronization

/// A site in memory.
final class PagesInMemory: SiteStore {
  private let staged = Mutex<[String: [UInt8]]>([:])

  var files: [String: [UInt8]] { staged.withLock { $0 } }

  func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    staged.withLock { $0[file] = bytes }
  }

  func commit() throws(FileError) -> StoreSummary { StoreSummary() }
  func discard() {}
}
