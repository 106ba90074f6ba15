import Files
import Store
import Synchronization

/// How many files and bytes may be published, and how many of them are taken.
///
/// It counts what a folder will hold: files, pages, and the manifest with a line for each.
final class SiteBudget: Sendable {
  private let mostFiles: Int
  private let mostBytes: Int
  private let files = Atomic(1)
  private let bytes = Atomic(Manifest.headerSize)

  /// Sets limits, where there are any.
  init(mostFiles: Int?, mostBytes: Int?) {
    self.mostFiles = mostFiles ?? .max
    self.mostBytes = mostBytes ?? .max
  }

  /// Takes what a file needs.
  ///
  /// - Throws: ``PublishError/tooManyFiles(limit:)`` or ``PublishError/tooLarge(limit:)`` when there
  ///   is not as much left.
  func take(_ size: Int, for file: String) throws(PublishError) {
    if files.add(1, ordering: .relaxed).newValue > mostFiles {
      throw .tooManyFiles(limit: mostFiles)
    }
    let amount = size + Manifest.lineSize(of: file, size)
    if bytes.add(amount, ordering: .relaxed).newValue > mostBytes {
      throw .tooLarge(limit: mostBytes)
    }
  }
}
