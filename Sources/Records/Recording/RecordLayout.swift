/// Where the fields of one record are: what one pass over its bytes finds out.
struct RecordLayout {
  /// One range for each slot before `recordings`.
  typealias Ranges = InlineArray<43, FieldRange>

  private(set) var ranges = Ranges(repeating: .absent)

  /// The name that was read last, when something is wrong with what follows it.
  private(set) var lastKey: Range<Int>?

  /// The beginning of the value of `recordings`, when the object is a page and not a record.
  private(set) var list: Int?

  subscript(slot: FieldSlot) -> FieldRange {
    @inline(__always) get { ranges[Int(slot.rawValue)] }
    @inline(__always) set { ranges[Int(slot.rawValue)] = newValue }
  }

  subscript(field: RecordingField) -> FieldRange {
    get { ranges[Int(field.rawValue)] }
    set { ranges[Int(field.rawValue)] = newValue }
  }

  /// Whether the object has a single field that a recording has.
  var hasFields: Bool {
    RecordingField.allCases.contains { self[$0].kind != .absent }
  }

  /// Whether the object says what only a recording says.
  ///
  /// Fields such as `type` and `file` are in many kinds of JSON.
  var isRecord: Bool {
    [RecordingField.id, .genus, .commonName, .recordist].contains { self[$0].kind != .absent }
  }

  /// Reads the object that begins at a position.
  ///
  /// When a name occurs twice, the last value counts, as in ECMAScript. An object that may be a
  /// page is not read further than to the value of `recordings`, which may be larger than memory.
  /// The answer is the position after the object, or of that value.
  mutating func read(
    _ bytes: Span<UInt8>, from start: Int, keys: FieldKeys, stopsAtList: Bool
  ) throws(JSONFault) -> Int {
    ranges = InlineArray(repeating: .absent)
    lastKey = nil
    list = nil
    var position = JSON.skipSpace(bytes, from: start + 1)
    if bytes[position] == UInt8(ascii: "}") { return position + 1 }
    while true {
      guard bytes[position] == UInt8(ascii: "\"") else {
        throw JSONFault(offset: position, expected: .name)
      }
      let key = try keys.read(bytes, from: position + 1)
      lastKey = position + 1..<key.end
      position = try JSON.skipColon(bytes, from: key.end + 1)
      if stopsAtList, key.slot == .recordings {
        list = position
        return position
      }
      position = try readValue(bytes, from: position, record: start, slot: key.slot, keys: keys)
      position = JSON.skipSpace(bytes, from: position)
      let byte = bytes[position]
      if byte == UInt8(ascii: ",") {
        lastKey = nil
        position = JSON.skipSpace(bytes, from: position + 1)
      } else if byte == UInt8(ascii: "}") {
        return position + 1
      } else {
        throw JSONFault(offset: position, expected: .commaOrBrace)
      }
    }
  }

  @inline(__always)
  private mutating func readValue(
    _ bytes: Span<UInt8>, from start: Int, record: Int, slot: FieldSlot, keys: FieldKeys
  ) throws(JSONFault) -> Int {
    if bytes[start] == UInt8(ascii: "\"") {
      let (end, hasEscapes) = try JSON.skipString(bytes, from: start + 1)
      if slot.rawValue < FieldSlot.recordings.rawValue {
        self[slot] = FieldRange(
          start: start + 1 - record, end: end - record, kind: hasEscapes ? .escaped : .text)
      }
      return end + 1
    }
    return try readOther(bytes, from: start, record: record, slot: slot, keys: keys)
  }

  /// Reads a value that is not a string.
  private mutating func readOther(
    _ bytes: Span<UInt8>, from start: Int, record: Int, slot: FieldSlot, keys: FieldKeys
  ) throws(JSONFault) -> Int {
    if bytes[start] == UInt8(ascii: "{"), slot == .sonograms || slot == .oscillograms {
      return try readPictures(bytes, from: start, record: record, group: slot, keys: keys)
    }
    let end = try JSON.skipValue(bytes, from: start, depth: 1)
    if slot.rawValue < FieldSlot.recordings.rawValue {
      self[slot] =
        bytes[start] == UInt8(ascii: "n")
        ? .null : FieldRange(start: start - record, end: end - record, kind: .json)
    }
    return end
  }

  private mutating func readPictures(
    _ bytes: Span<UInt8>, from start: Int, record: Int, group: FieldSlot, keys: FieldKeys
  ) throws(JSONFault) -> Int {
    var position = JSON.skipSpace(bytes, from: start + 1)
    if bytes[position] == UInt8(ascii: "}") { return position + 1 }
    while true {
      guard bytes[position] == UInt8(ascii: "\"") else {
        throw JSONFault(offset: position, expected: .name)
      }
      let key = try keys.read(bytes, from: position + 1)
      position = try JSON.skipColon(bytes, from: key.end + 1)
      position = try readValue(
        bytes, from: position, record: record, slot: key.slot.picture(in: group), keys: keys)
      position = JSON.skipSpace(bytes, from: position)
      switch bytes[position] {
      case UInt8(ascii: ","): position = JSON.skipSpace(bytes, from: position + 1)
      case UInt8(ascii: "}"): return position + 1
      default: throw JSONFault(offset: position, expected: .commaOrBrace)
      }
    }
  }
}
