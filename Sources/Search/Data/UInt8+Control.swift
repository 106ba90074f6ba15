extension UInt8 {
  /// A space in place of a control character: a tab would end a part, a line's end the script.
  var withoutControl: Self { self < 0x20 || self == 0x7F ? UInt8(ascii: " ") : self }
}
