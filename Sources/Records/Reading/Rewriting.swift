/// Writes a source anew, piece by piece, as it has to be to be read.
package protocol Rewriting {
  /// Adds the next piece to what is written.
  mutating func write(_ piece: ArraySlice<UInt8>, into text: inout [UInt8])

  /// Ends the text.
  mutating func finish(into text: inout [UInt8])
}
