/// Bytes of an address as they are meant.
enum PercentEncoding {
  /// The bytes with those decoded that are written as `%2F` is.
  ///
  /// A percent sign that begins none stays.
  static func decoded(_ bytes: Span<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == ASCII.percent, index + 2 < bytes.count,
        let high = ASCII.hexadecimal(bytes[index + 1]),
        let low = ASCII.hexadecimal(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(byte)
        index += 1
      }
    }
    return decoded
  }
}
