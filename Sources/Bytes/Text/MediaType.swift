/// A kind of file that browsers show or play, recognised by its name's ending and its first bytes.
package enum MediaType: String, CaseIterable, Sendable {
  case jpg, png, gif, webp, avif, svg
  case mp3, ogg, wav, m4a, aac, flac
  case pdf

  /// How a page uses such a file.
  package enum Use: Sendable { case picture, sound, document }

  package var use: Use {
    switch self {
    case .jpg, .png, .gif, .webp, .avif, .svg: .picture
    case .mp3, .ogg, .wav, .m4a, .aac, .flac: .sound
    case .pdf: .document
    }
  }

  /// The name of the format for people.
  package var title: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// Reads the ending of a path; `nil` if it is another one, or there is nothing before it.
  package init?(named path: Span<UInt8>) {
    // No ending has more than five bytes.
    guard let dot = path.indices.suffix(5).last(where: { path[$0] == UInt8(ascii: ".") }), dot > 0
    else { return nil }
    let ending = path.indices[(dot + 1)...].map { ASCII.lowercased(path[$0]) }
    guard let type = Self.types[String(decoding: ending, as: UTF8.self)] else { return nil }
    self = type
  }

  /// The types by the endings of names.
  private static let types: [String: MediaType] = {
    var types = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    types["jpeg"] = .jpg
    types["oga"] = .ogg
    types["opus"] = .ogg
    return types
  }()

  /// Recognises a file by its first few hundred bytes, as https://mimesniff.spec.whatwg.org does.
  package init?(beginning bytes: Span<UInt8>) {
    func has(_ text: StaticString, at place: Int = 0) -> Bool {
      bytes.count > place && bytes.extracting(place...).begins(with: text)
    }
    func has(_ start: [UInt8]) -> Bool {
      bytes.count >= start.count && start.indices.allSatisfy { bytes[$0] == start[$0] }
    }
    let isFrame = bytes.count > 3 && bytes[0] == 0xFF
    let types: [(type: MediaType, isGiven: Bool)] = [
      (.jpg, has([0xFF, 0xD8, 0xFF])),
      (.png, has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
      (.gif, has("GIF87a") || has("GIF89a")),
      (.webp, has("RIFF") && has("WEBP", at: 8)),
      (.wav, has("RIFF") && has("WAVE", at: 8)),
      (.avif, has("ftypavif", at: 4) || has("ftypavis", at: 4)),
      (.m4a, has("ftypM4A", at: 4) || has("ftypmp4", at: 4) || has("ftypisom", at: 4)),
      (.ogg, has("OggS")),
      (.flac, has("fLaC")),
      (.pdf, has("%PDF-")),
      (.mp3, has("ID3")),
      (.aac, isFrame && bytes[1] & 0xF6 == 0xF0),
      (.mp3, isFrame && bytes[1] & 0xE0 == 0xE0 && bytes[1] & 6 != 0 && bytes[2] & 0xF0 != 0xF0),
      (.svg, Self.isSVG(bytes)),
    ]
    guard let found = types.first(where: \.isGiven) else { return nil }
    self = found.type
  }

  /// Whether the first element of a text is `svg`.
  private static func isSVG(_ bytes: Span<UInt8>) -> Bool {
    var text = (0..<min(bytes.count, 4_096)).map { bytes[$0] }[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    while true {
      text = text.drop { ASCII.isSpace($0) }
      guard text.first == UInt8(ascii: "<"), text.count > 4 else { return false }
      let next = text[text.startIndex + 1]
      let isHTML = text.prefix(14).map(ASCII.lowercased).elementsEqual("<!doctype html".utf8)
      if isHTML { return false }
      guard next == UInt8(ascii: "?") || next == UInt8(ascii: "!") else {
        let name = text.dropFirst().prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: ":") }
        return name.elementsEqual("svg".utf8)
      }
      let end: [UInt8] = text.starts(with: "<!--".utf8) ? Array("-->".utf8) : Array(">".utf8)
      guard
        let place = text.indices.first(where: { text[$0...].starts(with: end) })
      else { return false }
      text = text[(place + end.count)...]
    }
  }
}
