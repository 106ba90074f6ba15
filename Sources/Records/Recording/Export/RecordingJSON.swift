/// Writes recordings as the API does.
///
/// Read again, a record is the same one: every field that it had, by its name in version 3, with the
/// same text. What is no text (a number, a list) is the record's own JSON.
enum RecordingJSON {
  /// Writes one record, an object on a line.
  static func write(_ recording: RecordingView, into bytes: inout [UInt8]) {
    var object = ObjectWriter(bytes)
    for field in RecordingField.allCases where !field.isRarelyRead {
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
      case .json: writeEscaped(recording.text(of: slot)) { $0 += $1 }
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
      writeEscaped(text) { bytes, run in
        var rest = run
        while let index = rest.firstIndex(where: { Self.escape(of: $0) != nil }) {
          bytes += rest[..<index]
          if let escape = Self.escape(of: rest[index]) { bytes += escape.description.utf8 }
          rest = rest[(index + 1)...]
        }
        bytes += rest
      }
      bytes.append(UInt8(ascii: "\""))
    }

    /// What stands for a byte of a text that no string may contain, but for controls that no page may
    /// contain either.
    private static func escape(of byte: UInt8) -> StaticString? {
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\r"): "\\r"
      case UInt8(ascii: "\t"): "\\t"
      default: nil
      }
    }

    /// Writes what no page may contain as escapes, so that it is seen and yet read back: in JSON it
    /// stands in strings alone.
    private mutating func writeEscaped(
      _ text: ArraySlice<UInt8>, _ writeRun: (inout [UInt8], ArraySlice<UInt8>) -> Void
    ) {
      var rest = text
      while let refused = RefusedCharacter.first(in: rest.span, from: 0) {
        writeRun(&bytes, rest.prefix(refused.bytes.lowerBound))
        for unit in UTF16.encode(refused.scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
        }
        rest = rest.dropFirst(refused.bytes.upperBound)
      }
      writeRun(&bytes, rest)
    }
  }
}
