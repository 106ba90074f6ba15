/// The work of reading sources for an index, in parts that can be read at once.
public protocol ReadingPlan: Sendable {
  /// What a part has read.
  associatedtype Part: Sendable

  associatedtype Index

  /// The number of parts.
  var count: Int { get }

  /// Reads a part; may be called from several threads at once.
  ///
  /// - Parameters:
  ///   - number: Which part, from zero.
  ///   - progress: Told with every window how many bytes and rows more were read, and asked whether
  ///     to go on.
  /// - Returns: What was read, or why it was not.
  func read(_ number: Int, progress: @escaping ReadingProgress) -> Part

  /// Puts together what was read.
  ///
  /// - Parameters:
  ///   - parts: All of them, in any order. They are empty afterwards, so that nothing is held twice.
  ///   - progress: As of ``read(_:progress:)``, for when everything has to be read again.
  /// - Returns: The index.
  /// - Throws: What makes sources unreadable as a whole: a fault, or ``RecordFault/Reason/several(_:)``.
  func index(
    joining parts: inout [Part], progress: @escaping ReadingProgress
  ) throws(RecordFault) -> Index
}
