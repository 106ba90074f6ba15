#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A moment, in Coordinated Universal Time.
package struct UniversalTime: Sendable {
  private let seconds: Int

  /// Takes the time since the beginning of 1970.
  package init(_ time: Duration) { seconds = Int(time.components.seconds) }

  /// The time since the beginning of 1970.
  package var time: Duration { .seconds(seconds) }

  /// The moment in a format of `strftime`, in English: `%Y-%m-%d %H:%M`; empty beyond 63 bytes.
  package func text(_ format: String) -> String {
    var seconds = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&seconds, &parts) != nil else { return "" }
    var bytes = [CChar](repeating: 0, count: 64)
    let count = unsafe strftime(&bytes, bytes.count, format, &parts)
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Reads HTTP's `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7), no obsolete forms.
  package init?(http text: some StringProtocol) {
    let words = text.split { $0 == " " || $0 == "," || $0 == ":" }
    guard words.count == 8, words[7] == "GMT",
      let month = Self.months.firstIndex(of: "\(words[2])"),
      let day = Int32(words[1]), let year = Int32(words[3]), let hour = Int32(words[4]),
      let minute = Int32(words[5]), let second = Int32(words[6]),
      1...31 ~= day, 1970...9999 ~= year, 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second
    else { return nil }
    var parts = unsafe tm()
    unsafe (parts.tm_mday, parts.tm_mon, parts.tm_year) = (day, Int32(month), year - 1900)
    unsafe (parts.tm_hour, parts.tm_min, parts.tm_sec) = (hour, minute, second)
    seconds = Int(unsafe timegm(&parts))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
