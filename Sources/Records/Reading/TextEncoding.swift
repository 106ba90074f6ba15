/// Encodings that a file may have by mistake, told by its first bytes.
enum TextEncoding {
  /// The name of an encoding that is not UTF-8.
  ///
  /// A byte order mark says it; without one, JSON begins with two ASCII characters, so that the
  /// zeros among the first four bytes say it (section 3 of RFC 4627). So does the header of a table
  /// that names a column of ours.
  static func foreign(_ beginning: ArraySlice<UInt8>) -> String? {
    let bytes = Array(beginning.prefix(4))
    guard bytes.count >= 2 else { return nil }
    let isLong = bytes.count == 4
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return "UTF-16"
    case (0xFF, 0xFE): return isLong && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
    case (0, 0): return isLong ? "UTF-32" : nil
    case (0, _): return "UTF-16"
    case (_, 0): return isLong && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
    default: return nil
    }
  }
}
