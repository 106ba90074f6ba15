#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A moment, in Coordinated Universal Time.
package struct UniversalTime: Sendable {
  private let seconds: Int

  /// - Parameter time: The time since the beginning of 1970.
  package init(_ time: Duration) { seconds = Int(time.components.seconds) }

  /// The text of the moment.
  ///
  /// - Parameter format: As of `strftime`, in English: `%Y-%m-%d %H:%M`.
  /// - Returns: At most 63 bytes of text; none, where there would be more.
  package func text(_ format: String) -> String {
    var seconds = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&seconds, &parts) != nil else { return "" }
    var bytes = [CChar](repeating: 0, count: 64)
    let count = unsafe strftime(&bytes, bytes.count, format, &parts)
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
