package import Bytes

/// Bytes that can be read from any position, as often as wanted: a file, or what was in one.
///
/// The index is a single reading of a source, and each page then reads its own records again, so the
/// bytes must stay what they are. `read` may be called from several threads at once.
package protocol RecordSource: Sendable {
  /// The file's name in messages, as the user gave it, whose ending, or else the bytes, says
  /// whether it is JSON or a table.
  var name: String { get }

  var byteCount: Int { get }

  /// The format of the bytes; `nil` if only their beginning shows it.
  var format: RecordFormat? { get }

  /// The ascending offsets of each U+FFFD that stands for a byte of the file.
  var replacements: [Int] { get }

  /// Appends exactly the bytes at these positions.
  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError)

  /// Throws if the bytes have changed since the source was made: asked after each page and window,
  /// so it may cost a system call.
  func expectUnchanged() throws(InputError)
}

extension RecordSource {
  /// The format that goes with the ending of its name.
  package var format: RecordFormat? { RecordFormat(named: name) }

  package var replacements: [Int] { [] }

  /// Bytes in memory never change.
  package func expectUnchanged() throws(InputError) {}
}

extension RecordSource {
  /// Appends bytes that were there when the source was indexed.
  func readAgain(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
    let expected = buffer.count + range.count
    try read(range, into: &buffer)
    guard buffer.count == expected else { throw InputError(file: name, reason: .changed) }
  }
}
