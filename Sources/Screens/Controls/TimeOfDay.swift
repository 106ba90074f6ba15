import Bytes

/// A time of day, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable, LosslessStringConvertible {
  public let hour: Int
  public let minute: Int

  /// - Returns: `nil` for hours above 23 or minutes above 59.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Reads a time as HTML and JSON write it: `19:30`.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2], let hour = Int(digits: parts[0]),
      let minute = Int(digits: parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool {
    (one.hour, one.minute) < (other.hour, other.minute)
  }

  public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}
