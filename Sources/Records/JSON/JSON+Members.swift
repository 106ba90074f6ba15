extension JSON {
  /// Returns the values of an object's members that are not null; `nil` if there are too many.
  ///
  /// - Parameters:
  ///   - object: The range of the object, which was read before without a fault.
  ///   - bytes: The text and its ``padding``.
  ///   - limit: The most members that it may have.
  /// - Returns: The range of each value by its name; the last one for a repeated name.
  package static func members(
    of object: Range<Int>, in bytes: [UInt8], limit: Int
  ) -> [String: Range<Int>]? {
    let span = bytes.span
    var members: [String: Range<Int>] = [:]
    var position = object.lowerBound
    while bytes[position] != UInt8(ascii: "}") {
      let start = skipSpace(span, from: position + 1)
      // The object was read before, so it is no fault but the end of one that is empty.
      guard bytes[start] == UInt8(ascii: "\""),
        let name = try? skipString(span, from: start + 1),
        let value = try? skipColon(span, from: name.end + 1),
        let end = try? skipValue(span, from: value)
      else { break }
      let isNull = bytes[value] == UInt8(ascii: "n")
      members[text(bytes[start + 1..<name.end])] = isNull ? nil : value..<end
      guard members.count <= limit else { return nil }
      position = skipSpace(span, from: end)
    }
    return members
  }
}
