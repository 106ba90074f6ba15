extension UInt8 {
  /// Whether it is a control character: a tab would end a part, a line's end the script.
  var isControl: Bool { self < 0x20 || self == 0x7F }
}
