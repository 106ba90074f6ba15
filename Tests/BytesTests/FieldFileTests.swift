import Bytes
import TestSupport
import Testing

@Suite struct FieldFileTests {
  /// The fields of a file, in pieces of some bytes.
  private static func reader(_ bytes: [UInt8], inPiecesOf size: Int = 3) -> FieldReader {
    var rest = bytes[...]
    return FieldReader(upTo: bytes.count) {
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }

  private static let bytes = {
    var bytes: [UInt8] = []
    var fields = FieldWriter { bytes += $0 }
    fields.append(7)
    fields.append("ä, \u{0}")
    fields.append("")
    fields.append(3)
    fields.append(([1, 2, 255] as [UInt8]).span)
    fields.append([1 << 31, UInt32.max].span)
    fields.append([UInt64.max].span)
    fields.flush()
    return bytes
  }()

  /// Reads what is above; `nil` if it is not so.
  private static func read(_ fields: inout FieldReader) -> Bool? {
    guard fields.number() == 7, fields.text() == "ä, \u{0}", fields.text() == "",
      let count = fields.count(ofSize: 1), fields.elements(count) == [1, 2, 255],
      fields.words(2) == [1 << 31, UInt32.max], fields.longs(1) == [UInt64.max]
    else { return nil }
    return fields.isAtEnd()
  }

  @Test(arguments: [1, 2, 3, 8, 1_000])
  func `fields are read as they were written`(size: Int) {
    var fields = Self.reader(Self.bytes, inPiecesOf: size)
    var isWhole = Self.read(&fields)
    #expect(isWhole == true)
    fields = FieldReader(Self.bytes)
    isWhole = Self.read(&fields)
    #expect(isWhole == true)
    fields = FieldReader(Self.bytes + [0])
    isWhole = Self.read(&fields)
    #expect(isWhole == false)
  }

  @Test func `a file that is cut off is noticed, wherever it ends`() {
    for count in Self.bytes.indices {
      var fields = Self.reader(Array(Self.bytes.prefix(count)))
      let fault = Self.read(&fields)
      #expect(fault == nil, "\(count)")
    }
  }

  @Test func `large lists are written in pieces`() {
    var sizes: [Int] = []
    var fields = FieldWriter { sizes.append($0.count) }
    for _ in 0..<4 { fields.append([UInt64](repeating: 1, count: 100_000).span) }
    fields.flush()
    fields.flush()
    #expect(sizes.reduce(0, +) == 3_200_000 && sizes.count == 4)
    #expect(sizes.allSatisfy { $0 <= (1 << 20) + 8 })
  }

  @Test(arguments: [5, 1 << 20, 1 << 40, 1 << 60, .max, -1, .min])
  func `a number of elements that are not there is refused before there is room for them`(
    count: Int
  ) {
    var bytes: [UInt8] = []
    var fields = FieldWriter { bytes += $0 }
    fields.append(count)
    fields.append(([1, 2, 3, 4] as [UInt8]).span)
    fields.flush()
    func fails<Element>(
      from start: Int = 0, _ read: (inout FieldReader) -> Element?
    ) -> Bool {
      var reader = Self.reader(Array(bytes.dropFirst(start)))
      return read(&reader) == nil
    }
    #expect(fails { $0.count(ofSize: 1) })
    #expect(fails { $0.text() })
    guard count > 0 else { return }
    #expect(fails(from: 8) { $0.elements(count) })
    #expect(fails(from: 8) { $0.words(count) })
    #expect(fails(from: 8) { $0.longs(count) })
  }

  @Test func `numbers have limits, and texts are UTF-8`() {
    var bytes: [UInt8] = []
    var fields = FieldWriter { bytes += $0 }
    fields.append(9)
    fields.append(2)
    fields.append(([0xC3, 0x28] as [UInt8]).span)
    fields.flush()
    var reader = Self.reader(bytes)
    let (number, text) = (reader.number(below: 10), reader.text())
    #expect(number == 9 && text == nil)
    reader = Self.reader(bytes)
    let other = reader.number(below: 9)
    #expect(other == nil)
  }
}
