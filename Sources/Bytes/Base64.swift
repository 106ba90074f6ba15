/// Bytes as text in an alphabet of 64 characters (RFC 4648, section 4).
package enum Base64 {
  /// Writes bytes as text, four characters for three bytes, with `=` at the end where some are missing.
  package static func text(of bytes: Span<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let word = (0..<3).reduce(UInt32(0)) { word, place in
        word << 8 | (place < count ? UInt32(bytes[start + place]) : 0)
      }
      for place in 0..<4 {
        let digit = Int(word >> UInt32(18 - 6 * place) & 63)
        text.append(place <= count ? digits[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
