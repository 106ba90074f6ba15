/// Converts a source, piece by piece, to the form that readers take.
package protocol Rewriting {
  /// Adds the next piece to what is written.
  mutating func write(_ piece: ArraySlice<UInt8>, into text: inout [UInt8])

  /// Ends the text.
  mutating func finish(into text: inout [UInt8])
}
