import Foundation
import TestSupport
import Testing

@testable import Records

@Suite struct TextEncodingTests {
  /// What some bytes are, in pieces of one size.
  private static func text(
    _ bytes: [UInt8], in encoding: TextEncoding, pieces size: Int
  ) -> String {
    var transcoder = Transcoder(encoding)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      transcoder.write(bytes[start..<min(start + size, bytes.count)], into: &text)
    }
    transcoder.finish(into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  @Test func `every byte of Windows is the character that it is for others`() throws {
    // Five bytes are no characters of Windows, and control characters for browsers.
    for byte in UInt8.min...UInt8.max where ![0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte) {
      let expected = try #require(String(data: Data([byte]), encoding: .windowsCP1252))
      #expect(Self.text([byte], in: .windows1252, pieces: 1) == expected)
    }
    #expect(Self.text([0x81], in: .windows1252, pieces: 1) == "\u{81}")
  }

  @Test func `what people are told to call an encoding is one`() {
    #expect(TextEncoding.names.allSatisfy { TextEncoding(named: $0) != nil })
  }

  @Test(arguments: [false, true])
  func `UTF-16 is read however it is cut, and half a pair is no character`(isBigEndian: Bool) {
    var generator = SeededGenerator(seed: 16)
    let units: [UInt16] = [0x41, 0xE9, 0x20AC, 0xD83D, 0xDE00, 0xDBFF, 0xDC00, 0xFEFF]
    for length in 0..<200 {
      let text = (0..<length % 12).map { _ in units.randomElement(using: &generator) ?? 0 }
      let bytes = text.flatMap { unit -> [UInt8] in
        let (upper, lower) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [upper, lower] : [lower, upper]
      }
      for size in 1...4 {
        #expect(
          Self.text(bytes, in: .utf16(isBigEndian: isBigEndian), pieces: size)
            == String(decoding: text, as: UTF16.self))
      }
    }
    #expect(Self.text([0x41], in: .utf16(isBigEndian: isBigEndian), pieces: 1) == "\u{FFFD}")
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x41, 0], .utf16(isBigEndian: false)),
      ([0xFE, 0xFF], .utf16(isBigEndian: true)),
      ([0xFF, 0xFE, 0, 0], nil), ([0xEF, 0xBB, 0xBF], nil), ([], nil), ([0xFF], nil),
    ] as [([UInt8], TextEncoding?)])
  func `a mark says what follows it`(bytes: [UInt8], encoding: TextEncoding?) {
    #expect(TextEncoding(mark: bytes) == encoding)
  }
}
