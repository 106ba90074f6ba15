import Bytes

/// Finds references to characters that HTML reads differently from XML, outside comments, in the
/// page's bytes: libxml2 passes characters on without saying whether they were references.
struct ReferenceScan {
  /// Returns the first such reference: its offset, and its character in XML.
  static func firstFault(in bytes: Span<UInt8>) -> (offset: Int, scalar: Unicode.Scalar)? {
    var index = 0
    // The last such reference, which was in a comment: what is before it is not looked at again.
    var last: Int?
    while true {
      index = ByteSearch.next(ASCII.ampersand, in: bytes, from: index)
      guard index &+ 1 < bytes.count else { return nil }
      guard bytes[index &+ 1] == ASCII.hash else {
        index &+= 1
        continue
      }
      if let scalar = scalar(ofReferenceAt: index, in: bytes), !isAllowed(scalar) {
        guard isInComment(index, in: bytes, after: last) else { return (index, scalar) }
        last = index
      }
      index &+= 2
    }
  }

  /// Whether a reference such as `&#128;` is the same in HTML and in XML, unlike a carriage return,
  /// noncharacters, and C1 controls, which HTML reads as Windows' (HTML, section 13.2.5.80).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0x0D && !scalar.isRefused
  }

  /// Returns the character of the reference at an offset, which begins with `&#`, in XML.
  static func scalar(ofReferenceAt start: Int, in bytes: Span<UInt8>) -> Unicode.Scalar? {
    var index = start + 2
    let base: UInt32 = index < bytes.count && bytes[index] | 0x20 == 0x78 ? 16 : 10
    if base == 16 { index += 1 }
    var value: UInt32 = 0
    while index < bytes.count, value < 0x11_0000 {
      guard let digit = Hexadecimal.value(of: bytes[index]), digit < base else { break }
      value = value * base + UInt32(digit)
      index += 1
    }
    return Unicode.Scalar(value)
  }

  /// Whether an offset is in a comment, as another before it is, if such is known.
  private static func isInComment(_ offset: Int, in bytes: Span<UInt8>, after last: Int?) -> Bool {
    var index = offset - 1
    while index >= max(3, last ?? 0) {
      if bytes[index - 1] == ASCII.hyphen, bytes[index - 2] == ASCII.hyphen,
        bytes[index] == ASCII.greater
      {
        return false
      }
      if bytes[index] == ASCII.hyphen, bytes[index - 1] == ASCII.hyphen, bytes[index - 2] == 0x21,
        bytes[index - 3] == ASCII.less
      {
        return true
      }
      index -= 1
    }
    return last != nil
  }
}
