import Bytes

/// The URL of an API.
///
/// The key is sent there, so the connection must be private: https, or on this machine.
struct FetchAddress: Equatable, Sendable {
  let text: String

  /// Whether nothing leaves the machine.
  let isLocal: Bool

  /// The API's own.
  static let usual = FetchAddress(text: "https://xeno-canto.org/api/3/recordings", isLocal: false)

  private init(text: String, isLocal: Bool) { (self.text, self.isLocal) = (text, isLocal) }

  /// Reads a URL; `nil` if a query can't be appended to it, or if others could read requests.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { bytes.starts(with: $0.utf8) }) else { return nil }
    let rest = bytes[scheme.utf8.count...]
    let host = Array(rest.prefix { $0 != UInt8(ascii: "/") })
    let name = String(decoding: host.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    let isLocal = ["127.0.0.1", "localhost"].contains(name)
    guard Host.isValid(host.span), scheme == schemes[0] || isLocal,
      rest.dropFirst(host.count).allSatisfy({ byte in
        PercentEncoding.isPlain(byte) && byte != UInt8(ascii: "?") || byte == UInt8(ascii: "%")
      })
    else { return nil }
    self.init(text: text, isLocal: isLocal)
  }
}
