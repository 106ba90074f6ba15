import Screens

/// The picture beside the title of a catalogue, of a known width, so that nothing moves when it comes.
package struct Logo: Sendable {
  package let file: SiteFile

  /// How wide it is on pages, in pixels.
  let width: Int

  /// How high it is on pages, in pixels.
  static let height = 28

  private static let maximumSize = 256 << 10

  /// Reads a picture, SVG or PNG; nil of another kind of file, and of one of more than 256 KB.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumSize else { return nil }
    let size = Self.sizeOfPNG(bytes)
    guard let (width, height) = size ?? Self.sizeOfSVG(bytes), width > 0, height > 0
    else { return nil }
    self.width = Int((min(max(width / height, 0.25), 5) * Double(Self.height)).rounded())
    file = SiteFile(at: size == nil ? "assets/logo.svg" : "assets/logo.png", bytes)
  }

  /// Source: https://www.w3.org/TR/png-3/#11IHDR, of the first chunk.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (Double, Double)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 24, bytes.starts(with: signature) else { return nil }
    func number(at place: Int) -> Double {
      Double(bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return (number(at: 16), number(at: 20))
  }

  /// The size of an SVG by its `viewBox`, else by its width and height; a square if it has neither.
  private static func sizeOfSVG(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let text = String(validating: bytes, as: UTF8.self),
      let tag = text.firstMatch(of: /<svg\s[^>]*>/)?.output
    else { return nil }
    if let box = tag.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/)?.output.1 {
      let numbers = box.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
      return numbers.count == 4 ? (numbers[2], numbers[3]) : nil
    }
    func length(_ match: Substring?) -> Double? { match.flatMap { Double($0) } }
    let width = length(tag.firstMatch(of: /\swidth\s*=\s*["']([0-9.]+)/)?.output.1)
    let height = length(tag.firstMatch(of: /\sheight\s*=\s*["']([0-9.]+)/)?.output.1)
    guard let width, let height else { return (1, 1) }
    return (width, height)
  }
}
