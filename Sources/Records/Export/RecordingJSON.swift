/// Writes recordings as the API does.
///
/// Read again, a record is the same one: every field that it had, by its name in version 3, with the
/// same text. What is no text (a number, a list) is the record's own JSON.
enum RecordingJSON {
  /// Writes one record, an object on a line.
  static func write(_ recording: RecordingView, into bytes: inout [UInt8]) {
    var object = ObjectWriter(bytes)
    for field in RecordingField.allCases {
      guard let key = field.keys.first else { continue }
      object.write(key, FieldSlot(field), of: recording)
    }
    object.write("sono", pictures: sonograms, of: recording)
    object.write("osci", pictures: oscillograms, of: recording)
    object.write("also", .also, of: recording)
    object.write("annotation-set", .annotationSet, of: recording)
    bytes = object.finish()
  }

  private static let sonograms: [(StaticString, RecordingField)] = [
    ("small", .sonogramSmall), ("med", .sonogramMedium), ("large", .sonogramLarge),
    ("full", .sonogramFull),
  ]

  private static let oscillograms: [(StaticString, RecordingField)] = [
    ("small", .oscillogramSmall), ("med", .oscillogramMedium), ("large", .oscillogramLarge),
  ]

  /// Writes the members of an object, with commas between them.
  private struct ObjectWriter: ~Copyable {
    private var bytes: [UInt8]
    private var isFirst = true

    init(_ bytes: consuming [UInt8]) {
      self.bytes = bytes
      self.bytes.append(UInt8(ascii: "{"))
    }

    consuming func finish() -> [UInt8] {
      bytes.append(UInt8(ascii: "}"))
      return bytes
    }

    mutating func write(_ key: StaticString, _ slot: FieldSlot, of recording: RecordingView) {
      let kind = recording.range(of: slot).kind
      guard kind != .absent else { return }
      write(name: key)
      switch kind {
      case .null, .absent: bytes += "null".utf8
      case .json: writeEscaped(recording.text(of: slot)) { $0.append($1) }
      case .text, .escaped, .doubled: write(text: recording.text(of: slot))
      }
    }

    mutating func write(
      _ key: StaticString, pictures: [(StaticString, RecordingField)], of recording: RecordingView
    ) {
      guard pictures.contains(where: { !recording.isAbsent($0.1) }) else { return }
      write(name: key)
      bytes.append(UInt8(ascii: "{"))
      isFirst = true
      for (key, field) in pictures { write(key, FieldSlot(field), of: recording) }
      bytes.append(UInt8(ascii: "}"))
      isFirst = false
    }

    private mutating func write(name: StaticString) {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      bytes.append(UInt8(ascii: "\""))
      bytes += name.description.utf8
      bytes += "\":".utf8
    }

    /// RFC 8259, section 7: quotes, backslashes and controls are escaped.
    private mutating func write(text: ArraySlice<UInt8>) {
      bytes.append(UInt8(ascii: "\""))
      writeEscaped(text) { bytes, byte in
        switch byte {
        case UInt8(ascii: "\""): bytes += "\\\"".utf8
        case UInt8(ascii: "\\"): bytes += "\\\\".utf8
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case UInt8(ascii: "\r"): bytes += "\\r".utf8
        case UInt8(ascii: "\t"): bytes += "\\t".utf8
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }

    /// Writes what no page may contain as escapes, so that it is seen and yet read back: in JSON it
    /// stands in strings alone.
    private mutating func writeEscaped(
      _ text: ArraySlice<UInt8>, _ writeOther: (inout [UInt8], UInt8) -> Void
    ) {
      let text = text.span
      var start = 0
      while let refused = RefusedCharacter.first(in: text, from: start) {
        for index in start..<refused.bytes.lowerBound { writeOther(&bytes, text[index]) }
        for unit in UTF16.encode(refused.scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
        }
        start = refused.bytes.upperBound
      }
      for index in start..<text.count { writeOther(&bytes, text[index]) }
    }
  }
}
