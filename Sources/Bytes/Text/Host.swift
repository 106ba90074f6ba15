/// The host in a URL or an e-mail address.
public enum Host {
  /// Returns whether it ends before a byte: before a path, a query or a fragment.
  @inlinable public static func ends(before byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Returns whether bytes are an e-mail address: a name of some characters, `@` and a host.
  public static func isMailAddress(
    _ address: ArraySlice<UInt8>, naming isAllowed: (UInt8) -> Bool
  ) -> Bool {
    let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(isAllowed) else { return false }
    let host = parts[1]
    return isName(host.span)
  }

  /// Returns whether bytes are a host name that browsers accept, with an optional port up to 65535.
  ///
  /// A user name before the host is refused, because it serves to deceive. Non-ASCII characters are
  /// allowed when a page is read: browsers encode them.
  public static func isValid(_ host: Span<UInt8>, unicode allowsUnicode: Bool = false) -> Bool {
    var end = 0
    while end < host.count, host[end] != UInt8(ascii: ":") { end += 1 }
    return isName(host.extracting(0..<end), unicode: allowsUnicode)
      && (end == host.count || isPort(host.extracting(end + 1..<host.count)))
  }

  /// Returns whether a name consists of labels of 1 to 63 letters, digits and hyphens, with dots
  /// between them.
  ///
  /// RFC 1123, section 2.1. No label begins or ends with a hyphen.
  public static func isName(_ name: Span<UInt8>, unicode allowsUnicode: Bool = false) -> Bool {
    func isEnd(_ byte: UInt8) -> Bool {
      ASCII.isAlphanumeric(byte) || allowsUnicode && byte >= 0x80
    }
    var length = 0
    var last = UInt8(ascii: ".")
    for index in name.indices {
      let byte = name[index]
      if byte == UInt8(ascii: ".") {
        guard isEnd(last) else { return false }
        length = 0
      } else {
        length += 1
        guard length < 64, isEnd(byte) || byte == UInt8(ascii: "-") && length > 1 else {
          return false
        }
      }
      last = byte
    }
    return isEnd(last)
  }

  private static func isPort(_ port: Span<UInt8>) -> Bool {
    var number = 0
    for index in port.indices {
      guard ASCII.isDigit(port[index]), number < 65_536 else { return false }
      number = number * 10 + Int(port[index] & 0x0F)
    }
    return 1...65_535 ~= number
  }
}
