import Files
import Store
import Synchronization

/// The allowed and taken files and bytes of a folder, with the manifest and its line per file.
package final class SiteBudget: Sendable {
  private let maximumFiles: Int
  private let maximumBytes: Int
  private let files = Atomic(1)
  private let bytes = Atomic(Manifest.frameSize)

  /// Sets limits, where there are any.
  package init(maximumFiles: Int? = nil, maximumBytes: Int? = nil) {
    self.maximumFiles = maximumFiles ?? .max
    self.maximumBytes = maximumBytes ?? .max
  }

  /// Counts a file; throws if there is not as much left.
  package func take(_ size: Int, for file: String) throws(PublishError) {
    if files.add(1, ordering: .relaxed).newValue > maximumFiles {
      throw .tooManyFiles(limit: maximumFiles)
    }
    let amount = size + Manifest.lineSize(of: file, size)
    if bytes.add(amount, ordering: .relaxed).newValue > maximumBytes {
      throw .tooLarge(limit: maximumBytes)
    }
  }
}
