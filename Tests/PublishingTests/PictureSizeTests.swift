import Bytes
import Testing

@testable import Publishing

/// Kinds of media files and the sizes of pictures, from the first bytes of small files.
@Suite struct PictureSizeTests {
  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.filter { !$0.isWhitespace }
    return stride(from: 0, to: digits.count, by: 2).compactMap { place in
      let start = digits.index(digits.startIndex, offsetBy: place)
      return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
    }
  }

  private static let png = bytes("89504E470D0A1A0A 0000000D 49484452 00000140 000000F0 08020000 00")
  private static let gif = Array("GIF89a".utf8) + bytes("4001 F000")

  /// A JPEG picture of 16 by 9, which EXIF turns by a quarter, as it is said.
  private static func jpeg(_ orientation: String, little: Bool = false) -> [UInt8] {
    let list =
      little
      ? "49492A00 08000000 0100 1201 0300 01000000 \(orientation)000000 00000000"
      : "4D4D002A 00000008 0001 0112 0003 00000001 00\(orientation)0000 00000000"
    let exif = Array("Exif\0\0".utf8) + bytes(list)
    return bytes("FFD8 FFE1 00\(String(exif.count + 2, radix: 16))") + exif
      + bytes("FFFF DB 0004 0000 FFC0 0011 08 0009 0010 03 012200 021101 031101")
  }

  private static func webp(_ chunk: String, _ hex: String) -> [UInt8] {
    Array("RIFF0000WEBP\(chunk)0000".utf8) + bytes(hex)
  }

  private static let avif =
    bytes("0000001C") + Array("ftypavif0000avifmif1miaf".utf8) + bytes("00000014")
    + Array("ispe".utf8) + bytes("00000000 00000140 000000F0 0000000000000000")

  private static let commented = Array(
    "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg> -->\n<svg viewBox=\"0 0 32 24\">".utf8)

  @Test(arguments: [
    (png, MediaType.png, 320, 240), (gif, .gif, 320, 240), (avif, .avif, 320, 240),
    (jpeg("01"), .jpg, 16, 9), (jpeg("06"), .jpg, 9, 16), (jpeg("08", little: true), .jpg, 9, 16),
    (webp("VP8 ", "000000 9D012A 4001 F000"), .webp, 320, 240),
    (webp("VP8L", "2F 3FC13B00"), .webp, 320, 240),
    (webp("VP8X", "00000000 3F0100 EF0000"), .webp, 320, 240),
    (commented, .svg, 32, 24),
    (Array("<svg width='32px' height='24' viewBox='0 0 1 1'/>".utf8), .svg, 32, 24),
  ])
  func `a picture has its kind and its size in its header`(
    bytes: [UInt8], type: MediaType, width: Int, height: Int
  ) throws {
    #expect(MediaType(beginning: bytes.span) == type)
    let size = try #require(PictureSize(of: type, in: bytes))
    #expect(size.width == width && size.height == height)
    // A header that is cut off has no size, and is read to its end and not beyond.
    for end in 0..<min(bytes.count, 24) {
      _ = PictureSize(of: type, in: Array(bytes.prefix(end)))
    }
    #expect(PictureSize(of: type, in: Array(bytes.prefix(8))) == nil)
  }

  @Test(arguments: [
    ("%PDF-1.7", MediaType.pdf), ("OggS", .ogg), ("fLaC", .flac), ("ID3", .mp3),
    ("RIFF1234WAVE", .wav), ("1234ftypM4A ", .m4a), ("<!DOCTYPE html><svg>", nil),
    ("<html>", nil), ("", nil), ("<!-- ", nil), ("BM", nil),
  ])
  func `other files are told by their beginning`(text: String, type: MediaType?) {
    #expect(MediaType(beginning: text.utf8.span) == type)
  }

  @Test(arguments: [
    ("a.png", MediaType.png), ("A/B C.JPEG", .jpg), ("ä.Opus", .ogg), ("a.html", nil),
    (".png", nil), ("png", nil), ("a.png.gz", nil), ("a.tiff", nil), ("", nil),
  ])
  func `endings are told in any case`(path: String, type: MediaType?) {
    #expect(MediaType(named: path.utf8.span) == type)
  }
}
