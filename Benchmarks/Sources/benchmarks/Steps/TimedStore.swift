import Files
import Rowhouse
import Store

/// A folder's store that says when a page comes and when it has been written.
struct TimedStore: SiteStore {
  let folder: FolderStore
  let times: StepTimes

  func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    let isListing = file.utf8.starts(with: "recordings/".utf8)
    times.begin(isListing ? .write : .other)
    try folder.write(bytes, to: file)
    times.begin(.other)
  }

  func commit() throws(FileError) -> StoreSummary { try folder.commit() }
  func discard() { folder.discard() }
}
