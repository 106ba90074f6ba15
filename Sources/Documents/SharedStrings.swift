import Bytes
import Files
import Packing

/// The texts that cells of a workbook share, by number, in a scratch file; in memory are the first
/// 64 MB, or the piece that was read last.
final class SharedStrings {
  /// Every eighth text's place; a zero, which no text has, ends each.
  private let places: [Int]
  let count: Int
  private let file: InputFile?
  private var memory: [UInt8] = []
  private var base = 0

  private static let memoryLimit = 1 << 26
  private static let piece = 1 << 16

  /// There are none.
  init() { (places, count, file) = ([], 0, nil) }

  /// Reads the texts.
  init(of archive: ZipArchive, _ entry: ZipArchive.Entry, limit: Int) throws {
    let listener = SharedStringListener()
    file = try archive.spool(entry, limit: limit, by: listener, \.output)
    places = listener.places
    count = listener.count
    if let file, file.size <= Self.memoryLimit { try load(0..<file.size) }
  }

  private func load(_ range: Range<Int>) throws(InputError) {
    guard let file else { return }
    memory.removeAll(keepingCapacity: true)
    try file.append(range, of: "\(file.path)", to: &memory)
    base = range.lowerBound
  }

  /// Appends a text.
  func write(_ index: Int, into text: inout [UInt8]) throws(InputError) {
    guard let file else { return }
    var place = places[index >> 3]
    var rest = index & 7
    while true {
      if place < base || place >= base + memory.count {
        try load(place..<min(file.size, place + Self.piece))
      }
      var end = place - base
      while end < memory.count, memory[end] != 0 { end += 1 }
      if rest == 0 { text += memory[place - base..<end] }
      place = base + end
      guard end < memory.count else { continue }
      if rest == 0 { return }
      rest -= 1
      place += 1
    }
  }
}

/// Hears the texts, and writes each with a zero behind it.
private final class SharedStringListener: XMLListener {
  var output: [UInt8] = []
  private(set) var places: [Int] = []
  private(set) var count = 0
  private var size = 0
  private var current: [UInt8] = []
  private var isText = false
  private var phonetic = 0

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    if name == "t" {
      isText = phonetic == 0
    } else if name == "rPh" {
      phonetic += 1
    } else if name == "si" {
      if count & 7 == 0 { places.append(size) }
      count += 1
    }
  }

  func end(_ name: XMLName) {
    if name == "t" {
      isText = false
    } else if name == "rPh" {
      phonetic -= 1
    } else if name == "si" {
      current.decodeEscapes()
      output += current
      output.append(0)
      size += current.count + 1
      current.removeAll(keepingCapacity: true)
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if isText { unsafe current.append(contentsOf: bytes) }
  }
}

extension [UInt8] {
  /// Replaces `_x000D_` and the like, as spreadsheets write what XML has no room for.
  mutating func decodeEscapes() {
    guard count >= 7, let first = firstIndex(of: UInt8(ascii: "_")) else { return }
    var text = Array(self[..<first])
    var place = first
    while place < count {
      if self[place] == UInt8(ascii: "_"), place + 7 <= count,
        self[place + 1] == UInt8(ascii: "x"), self[place + 6] == UInt8(ascii: "_"),
        let code = UInt32(String(decoding: self[place + 2..<place + 6], as: UTF8.self), radix: 16),
        code > 0, let scalar = Unicode.Scalar(code)
      {
        text += Array(String(scalar).utf8)
        place += 7
      } else {
        text.append(self[place])
        place += 1
      }
    }
    self = text
  }
}

extension ZipArchive {
  /// Sends a document to a listener, and keeps the bytes that it writes into a property in a
  /// scratch file, up to a limit for each; asks every 16 KB whether to stop; throws ``InputError``.
  func spool<Listener: XMLListener>(
    _ entry: Entry, limit: Int, by listener: Listener,
    named place: String? = nil, _ output: ReferenceWritableKeyPath<Listener, [UInt8]>,
    isStopped: (Listener) -> Bool = { _ in false }
  ) throws -> InputFile {
    let xml = XMLReader(listener)
    var piece: [UInt8] = []
    var position = 0
    var written = 0
    var isAtEnd = false
    let name = place ?? "\(name)/\(entry.name)"
    var reader = try reader(of: entry, limit: limit)
    do {
      return try InputFile.spooled(name) { text in
        guard !isAtEnd else { return false }
        if position == piece.count {
          piece.removeAll(keepingCapacity: true)
          position = 0
          isAtEnd = try !reader.next(into: &piece)
        }
        // A few bytes can stand for many: a number for a text, a place for a row of empty cells.
        let end = min(piece.count, position + Workbook.pieceSize)
        let slice = piece[position..<end]
        position = end
        guard xml.read(slice, isLast: isAtEnd), !isStopped(listener) else {
          if let problem = xml.problem { throw InputError.damagedDocument(name, problem) }
          return false
        }
        swap(&text, &listener[keyPath: output])
        listener[keyPath: output].removeAll(keepingCapacity: true)
        written += text.count
        guard written <= limit else { throw InputError(name, .tooLarge(limit: limit)) }
        return true
      }
    } catch let error as FileError {
      throw InputError.unreadable(name, error)
    }
  }
}
