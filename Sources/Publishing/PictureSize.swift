package import Bytes

/// The width and height of a picture in pixels, as browsers show it, from its first bytes.
package struct PictureSize: Equatable {
  package let width: Int
  package let height: Int

  private init?(_ width: Int, _ height: Int) {
    guard 1...Self.largest ~= width, 1...Self.largest ~= height else { return nil }
    self.width = width
    self.height = height
  }

  private static let largest = 1_000_000

  /// Reads the header of a picture; `nil` if it has none, or one that is cut off.
  package init?(of type: MediaType, in bytes: [UInt8]) {
    let header = Header(bytes: bytes)
    let size: PictureSize? =
      switch type {
      case .png: Self.png(header)
      case .gif:
        PictureSize(header.number(at: 6, 2, little: true), header.number(at: 8, 2, little: true))
      case .jpg: Self.jpeg(header)
      case .webp: Self.webp(header)
      case .avif: Self.avif(header)
      case .svg: Self.svg(bytes)
      case .mp3, .ogg, .wav, .m4a, .aac, .flac, .pdf: nil
      }
    guard let size else { return nil }
    self = size
  }
}

/// Numbers of several bytes; those beyond the end are zero.
private struct Header {
  let bytes: [UInt8]

  func number(at place: Int, _ count: Int, little isLittle: Bool = false) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    let digits = bytes[place..<place + count]
    let ordered = isLittle ? Array(digits.reversed()) : Array(digits)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }

  func has(_ text: String, at place: Int) -> Bool {
    place >= 0 && place + text.utf8.count <= bytes.count
      && bytes[place...].starts(with: text.utf8)
  }
}

// MARK: - Formats

extension PictureSize {
  /// The size in the first chunk (https://www.w3.org/TR/png-3/#11IHDR).
  private static func png(_ header: Header) -> PictureSize? {
    guard header.has("IHDR", at: 12) else { return nil }
    return PictureSize(header.number(at: 16, 4), header.number(at: 20, 4))
  }

  /// The size of the first frame; width and height change places if EXIF turns the picture.
  ///
  /// Source: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, appendix B
  private static func jpeg(_ header: Header) -> PictureSize? {
    var place = 2
    var isTurned = false
    while place + 4 <= header.bytes.count {
      guard header.bytes[place] == 0xFF else { return nil }
      let marker = header.bytes[place + 1]
      // Bytes that fill, and markers without a length.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0x01 || 0xD0...0xD8 ~= marker {
        place += 2
        continue
      }
      let length = header.number(at: place + 2, 2)
      guard length >= 2, marker != 0xD9, marker != 0xDA else { return nil }
      if marker == 0xE1, header.has("Exif\0\0", at: place + 4) {
        isTurned = isTurned || orientation(header, at: place + 10) > 4
      }
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (header.number(at: place + 5, 2), header.number(at: place + 7, 2))
        return isTurned ? PictureSize(height, width) : PictureSize(width, height)
      }
      place += 2 + length
    }
    return nil
  }

  /// The orientation of EXIF, 1 to 8; 0 without EXIF.
  private static func orientation(_ header: Header, at start: Int) -> Int {
    let isLittle = header.has("II", at: start)
    guard isLittle || header.has("MM", at: start) else { return 0 }
    let list = start + header.number(at: start + 4, 4, little: isLittle)
    let count = header.number(at: list, 2, little: isLittle)
    for entry in 0..<min(count, 200) {
      let place = list + 2 + 12 * entry
      if header.number(at: place, 2, little: isLittle) == 0x0112 {
        return header.number(at: place + 8, 2, little: isLittle)
      }
    }
    return 0
  }

  /// The size of the canvas, or of the only frame.
  ///
  /// Source: https://developers.google.com/speed/webp/docs/riff_container
  private static func webp(_ header: Header) -> PictureSize? {
    if header.has("VP8X", at: 12) {
      return PictureSize(
        1 + header.number(at: 24, 3, little: true), 1 + header.number(at: 27, 3, little: true))
    }
    if header.has("VP8L", at: 12) {
      let bits = header.number(at: 21, 4, little: true)
      return PictureSize(1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF)
    }
    guard header.has("VP8 ", at: 12) else { return nil }
    return PictureSize(
      header.number(at: 26, 2, little: true) & 0x3FFF,
      header.number(at: 28, 2, little: true) & 0x3FFF)
  }

  /// The largest of the sizes that the file has: parts of a picture have theirs too.
  private static func avif(_ header: Header) -> PictureSize? {
    // The description of a picture comes before its data.
    let sizes = header.bytes.indices.prefix(longestDescription).dropLast(16).lazy
      .filter { header.bytes[$0] == UInt8(ascii: "i") && header.has("ispe", at: $0) }
      .compactMap { PictureSize(header.number(at: $0 + 8, 4), header.number(at: $0 + 12, 4)) }
    return sizes.max { $0.width * $0.height < $1.width * $1.height }
  }

  private static let longestDescription = 8_192

  /// The size of an SVG picture: its width and height without a unit or in pixels, or else its view box.
  private static func svg(_ bytes: [UInt8]) -> PictureSize? {
    // Comments before it may have such a tag, too.
    let text = String(decoding: bytes.prefix(longestTag), as: UTF8.self)
      .replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
    guard let tag = text.firstMatch(of: /<(?:\w+:)?svg\b[^>]*/)?.output else { return nil }
    func value(_ name: String) -> Substring? {
      for match in tag.matches(of: /\s([\w:]+)\s*=\s*["']([^"']*)["']/)
      where match.output.1 == name {
        return match.output.2
      }
      return nil
    }
    func pixels(_ text: Substring?) -> Int? {
      guard let number = text?.firstMatch(of: /^\s*([\d.]+)(?:px)?\s*$/)?.output.1 else {
        return nil
      }
      return Double(number).flatMap { Int(exactly: $0.rounded()) }
    }
    if let width = pixels(value("width")), let height = pixels(value("height")) {
      return PictureSize(width, height)
    }
    let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," || $0.isNewline }
    guard box.count == 4, let width = pixels(box[2]), let height = pixels(box[3]) else {
      return nil
    }
    return PictureSize(width, height)
  }

  /// As far as the first tag of an SVG picture may reach.
  private static let longestTag = 8_192
}
