import Files
import Synchronization

/// How many bytes may be published, and how many of them are taken.
///
/// It counts what a folder will hold: files, pages, and the manifest with a line for each.
final class ByteBudget: Sendable {
  private let limit: Int
  private let taken = Atomic(Manifest.headerSize)

  /// Sets a limit, if there is one.
  init(_ limit: Int?) {
    self.limit = limit ?? .max
  }

  /// Takes what a file needs.
  ///
  /// - Throws: ``PublishError/tooLarge(limit:)`` when there is not as much left.
  func take(_ size: Int, for file: String) throws(PublishError) {
    let amount = size + Manifest.lineSize(of: file, size)
    let sum = taken.add(amount, ordering: .relaxed).newValue
    if sum > limit { throw .tooLarge(limit: limit) }
  }
}
