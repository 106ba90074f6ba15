package import Bytes
package import Files

/// A ZIP archive, ZIP64 too: its entries, as its central directory names them.
///
/// Nothing is written by the name of an entry. Entries that share bytes, as those of bombs do, are
/// refused.
package struct ZipArchive: Sendable {
  package let name: String
  package let file: InputFile
  package private(set) var entries: [Entry] = []

  /// A file in an archive.
  package struct Entry: Equatable, Sendable {
    /// Its path, with slashes.
    package let name: String

    /// Its bytes when unpacked, as the directory says.
    package let size: Int

    let packedSize: Int
    let checksum: UInt32
    let method: Int
    let isEncrypted: Bool
    let headerPosition: Int

    package var isFolder: Bool { name.hasSuffix("/") }

    /// Whether its name leads out of the folder that it would be unpacked to.
    package var leadsOut: Bool {
      name.hasPrefix("/") || name.contains("\0")
        || name.split(separator: "/").contains("..")
    }
  }

  /// The most entries, and the most bytes of the directory, which is read as a whole.
  private static let maximumEntries = 1_000_000
  private static let maximumDirectory = 1 << 28

  /// Whether a file begins like an archive, an empty one too.
  package static func isBeginning(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Reads the directory.
  package init(_ file: InputFile, name: String) throws(InputError) {
    self.name = name
    self.file = file
    let directory = try Directory(file, name)
    var bytes: [UInt8] = []
    try file.append(directory.range, of: name, to: &bytes)
    var position = 0
    while entries.count < directory.count {
      guard let (entry, end) = Self.entry(at: position, in: bytes, shift: directory.shift) else {
        throw InputError(name, .damaged("its directory ends too early"))
      }
      entries.append(entry)
      position = end
    }
    let inOrder = entries.sorted { $0.headerPosition < $1.headerPosition }
    for (place, entry) in inOrder.enumerated() {
      let next =
        place + 1 < inOrder.count
        ? inOrder[place + 1].headerPosition : directory.range.lowerBound
      let (header, isFar) = entry.headerPosition.addingReportingOverflow(
        Header.size + entry.name.utf8.count)
      guard !isFar, header >= 0, header <= next, entry.packedSize <= next - header else {
        throw InputError(name, .damaged("its entries overlap"))
      }
    }
  }
}

// MARK: - Reading entries

extension ZipArchive {
  /// The sizes of what is in front of an entry, and their marks.
  fileprivate enum Header {
    static let size = 30
    static let mark = 0x0403_4B50
  }

  /// An entry, unpacked a piece at a time.
  ///
  /// - `limit`: The most bytes that may be unpacked.
  /// - Throws: `InputError`
  package func reader(of entry: Entry, limit: Int) throws(InputError) -> ZipEntryReader {
    let place = "\(name)/\(entry.name)"
    guard !entry.isEncrypted else { throw InputError(place, .encrypted) }
    guard entry.method == 0 || entry.method == 8 else {
      throw InputError(place, .method(entry.method))
    }
    guard entry.size <= limit else { throw InputError(place, .tooLarge(limit: limit)) }
    let start = entry.headerPosition
    guard start + Header.size <= file.size else { throw InputError(place, .cutOff) }
    var header: [UInt8] = []
    try file.append(start..<start + Header.size, of: name, to: &header)
    let data = start + Header.size + header.number(at: 26, 2) + header.number(at: 28, 2)
    guard header.number(at: 0, 4) == Header.mark, header.number(at: 8, 2) == entry.method,
      data <= file.size
    else { throw InputError(place, .damaged("its header is not what the directory says")) }
    guard entry.packedSize <= file.size - data else { throw InputError(place, .cutOff) }
    let range = data..<data + entry.packedSize
    return ZipEntryReader(entry, PackedBytes(file, range, name: place))
  }

  /// All bytes of a small entry.
  package func bytes(of entry: Entry, limit: Int) throws(InputError) -> [UInt8] {
    var reader = try reader(of: entry, limit: limit)
    var bytes: [UInt8] = []
    while try reader.next(into: &bytes) {}
    return bytes
  }
}

/// An entry of an archive that is unpacked a piece at a time, checked at its end.
package struct ZipEntryReader {
  private let entry: ZipArchive.Entry
  private let inflater: Inflater
  private var checksum = Checksum()
  private var count = 0
  private var isAtEnd = false

  init(_ entry: ZipArchive.Entry, _ input: PackedBytes) {
    self.entry = entry
    inflater = Inflater(input)
  }

  /// Appends the next piece; false at the end.
  package mutating func next(into bytes: inout [UInt8]) throws(InputError) -> Bool {
    guard !isAtEnd else { return false }
    let start = bytes.count
    if entry.method == 0 {
      try inflater.input.prepare()
      isAtEnd = inflater.input.isAtEnd
      bytes += inflater.input.bytes[inflater.input.position...]
      inflater.input.position = inflater.input.bytes.count
    } else {
      isAtEnd = try !inflater.next(into: &bytes)
    }
    checksum.add(bytes[start...])
    count += bytes.count - start
    let name = inflater.input.name
    guard count <= entry.size else { throw InputError(name, .length) }
    guard isAtEnd else { return true }
    guard count == entry.size, inflater.input.isAtEnd else { throw InputError(name, .length) }
    guard checksum.value == entry.checksum else { throw InputError(name, .checksum) }
    return false
  }
}

// MARK: - The directory

extension ZipArchive {
  /// The range of the directory, and its number of entries.
  private struct Directory {
    let range: Range<Int>
    let count: Int

    /// How much further the entries are than is written: what was put in front of the archive.
    let shift: Int

    init(_ file: InputFile, _ name: String) throws(InputError) {
      let damaged = InputError(name, .cutOff)
      let start = max(0, file.size - 22 - 0xFFFF)
      var tail: [UInt8] = []
      try file.append(start..<file.size, of: name, to: &tail)
      var place = tail.count - 22
      // A comment may come behind it.
      while place >= 0,
        tail.number(at: place, 4) != 0x0605_4B50
          || place + 22 + tail.number(at: place + 20, 2) > tail.count
      { place -= 1 }
      guard place >= 0 else { throw damaged }
      var count = tail.number(at: place + 10, 2)
      var size = tail.number(at: place + 12, 4)
      var offset = tail.number(at: place + 16, 4)
      var end = start + place
      guard tail.number(at: place + 4, 2) == 0 || tail.number(at: place + 4, 2) == 0xFFFF else {
        throw InputError(name, .damaged("it is one of several parts, of which all are needed"))
      }
      if place >= 20, tail.number(at: place - 20, 4) == 0x0706_4B50 {
        // What was put in front is not counted in its place, so it is looked for where it ends, too.
        let written = tail.number(at: place - 12, 8)
        for position in [written, end - 20 - 56] where position >= 0 && position <= file.size - 56 {
          var record: [UInt8] = []
          try file.append(position..<position + 56, of: name, to: &record)
          guard record.number(at: 0, 4) == 0x0606_4B50 else { continue }
          count = record.number(at: 32, 8)
          size = record.number(at: 40, 8)
          offset = record.number(at: 48, 8)
          end = position
          break
        }
      }
      guard count >= 0, count <= ZipArchive.maximumEntries, size >= 0,
        size <= ZipArchive.maximumDirectory
      else { throw InputError(name, .damaged("its directory is too large")) }
      guard size <= end, offset >= 0, offset <= end - size else {
        throw InputError(name, .damaged("its directory is not where it should be"))
      }
      shift = end - size - offset
      range = end - size..<end
      self.count = count
    }
  }

  /// Reads the entry at an offset of the directory, and the offset of the next; `nil` for damaged bytes.
  private static func entry(
    at start: Int, in bytes: [UInt8], shift: Int
  ) -> (Entry, end: Int)? {
    guard start + 46 <= bytes.count, bytes.number(at: start, 4) == 0x0201_4B50 else { return nil }
    let nameEnd = start + 46 + bytes.number(at: start + 28, 2)
    let extraEnd = nameEnd + bytes.number(at: start + 30, 2)
    let end = extraEnd + bytes.number(at: start + 32, 2)
    guard end <= bytes.count else { return nil }
    var sizes = [
      bytes.number(at: start + 24, 4), bytes.number(at: start + 20, 4),
      bytes.number(at: start + 42, 4),
    ]
    var extra = nameEnd
    while extra + 4 <= extraEnd {
      let fieldEnd = extra + 4 + bytes.number(at: extra + 2, 2)
      guard fieldEnd <= extraEnd else { break }
      if bytes.number(at: extra, 2) == 1 {
        // ZIP64 has the numbers that do not fit, in this order.
        var place = extra + 4
        for index in sizes.indices where sizes[index] == 0xFFFF_FFFF && place + 8 <= fieldEnd {
          sizes[index] = bytes.number(at: place, 8)
          place += 8
        }
      }
      extra = fieldEnd
    }
    let (position, isFar) = sizes[2].addingReportingOverflow(shift)
    guard sizes.allSatisfy({ $0 >= 0 }), !isFar else { return nil }
    let flags = bytes.number(at: start + 8, 2)
    let entry = Entry(
      name: name(bytes[start + 46..<nameEnd]), size: sizes[0], packedSize: sizes[1],
      checksum: UInt32(bytes.number(at: start + 16, 4)),
      method: bytes.number(at: start + 10, 2), isEncrypted: flags & 1 == 1,
      headerPosition: position)
    return (entry, end)
  }

  /// A name in UTF-8 or else, as the first programs wrote it, code page 437; Windows' backslashes
  /// are slashes.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    let name =
      String(validating: bytes, as: UTF8.self)
      ?? String(
        String.UnicodeScalarView(
          bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : page437[Int($0) - 0x80] }))
    return name.contains("\\") ? String(name.map { $0 == "\\" ? "/" : $0 }) : name
  }

  private static let page437 = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
      + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}

extension [UInt8] {
  /// Some bytes as a number, the first in the lowest place; negative where it has 64 bits and is too
  /// large.
  fileprivate func number(at position: Int, _ count: Int) -> Int {
    var number = 0
    for place in 0..<count { number |= Int(self[position + place]) << (8 * place) }
    return number
  }
}
