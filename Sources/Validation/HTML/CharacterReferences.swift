import Bytes
internal import CLibXML2

/// References to characters in the values of ordinary HTML, such as `&amp;` and `&#228;`.
enum CharacterReferences {
  /// Returns a value with its character references decoded: only names of HTML 4, which libxml2
  /// has, with the semicolon; `?a=1&copy=2` contains none.
  static func decoded(_ value: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    while index < value.count {
      if value[index] == ASCII.ampersand, let (scalar, end) = reference(at: index, in: value) {
        bytes += Array(String(scalar).utf8)
        index = end
      } else {
        bytes.append(value[index])
        index += 1
      }
    }
    return bytes
  }

  private static let semicolon: UInt8 = 0x3B

  /// No name of HTML 4 is longer, and no number of a character but for zeros before it.
  private static let limit = 32

  private static func reference(
    at start: Int, in bytes: Span<UInt8>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var end = start + 1
    while end < bytes.count, end < start + limit,
      ASCII.isAlphanumeric(bytes[end]) || bytes[end] == ASCII.hash
    { end += 1 }
    guard end < bytes.count, bytes[end] == semicolon else { return nil }
    if bytes[start + 1] == ASCII.hash {
      return ReferenceScan.scalar(ofReferenceAt: start, in: bytes).map { ($0, end + 1) }
    }
    let name = String(decoding: (start + 1..<end).map { bytes[$0] }, as: UTF8.self)
    // The one name of XML that HTML 4 lacks.
    if name == "apos" { return ("'", end + 1) }
    let value = unsafe clibxml2_entity(name)
    return value == 0 ? nil : Unicode.Scalar(value).map { ($0, end + 1) }
  }
}
