/// A type whose values one process writes and another of the same program reads.
package protocol Archivable {
  /// Passes each property of the value to the archive, which writes it, or replaces it by the one
  /// that it reads.
  mutating func serialize(in archive: inout Archive)
}

/// Serializes values in order, in their representation in memory, for the same program to read
/// back.
///
/// There are no names and no versions in it. The owner of the bytes makes sure that the same
/// program reads them, and that they are intact. If the archive is truncated, the remaining values
/// are left unchanged.
package struct Archive {
  private let write: (([UInt8]) -> Void)?
  private let read: () -> [UInt8]?

  /// Bytes that wait to be written, or were read; and how many of these are used.
  private var bytes: [UInt8] = []
  private var position = 0

  /// Whether the archive was truncated.
  package private(set) var isShort = false

  /// How many bytes are written at once.
  private static let pieceSize = 1 << 20

  /// Makes an archive that is written.
  ///
  /// - Parameter write: Takes its bytes, a piece after the other.
  package init(writing write: @escaping ([UInt8]) -> Void) {
    self.write = write
    read = { nil }
  }

  /// Makes an archive that is read.
  ///
  /// - Parameter read: Gives the pieces; nothing after the last.
  package init(reading read: @escaping () -> [UInt8]?) {
    write = nil
    self.read = read
  }

  package var isReading: Bool { write == nil }

  /// Writes the bytes in the buffer.
  package mutating func flush() {
    guard let write, !bytes.isEmpty else { return }
    write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func append(_ more: UnsafeRawBufferPointer) {
    var start = 0
    while start < more.count {
      let end = min(more.count, start + Self.pieceSize)
      unsafe bytes.append(contentsOf: more[start..<end])
      if bytes.count >= Self.pieceSize { flush() }
      start = end
    }
  }

  /// Fills memory with the next bytes.
  fileprivate mutating func fill(_ room: UnsafeMutableRawBufferPointer) -> Bool {
    var filled = 0
    while filled < room.count {
      if position == bytes.count {
        guard let piece = isShort ? nil : read() else {
          isShort = true
          return false
        }
        (bytes, position) = (piece, 0)
      }
      let count = min(room.count - filled, bytes.count - position)
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled..<filled + count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
      }
      filled += count
      position += count
    }
    return true
  }
}

// MARK: - Values

extension Archive {
  /// Writes or reads a value that is nothing but its bytes.
  package mutating func serialize<Value: BitwiseCopyable>(_ value: inout Value) {
    if isReading {
      var other = value
      if unsafe withUnsafeMutableBytes(of: &other, { unsafe fill($0) }) { value = other }
    } else {
      unsafe withUnsafeBytes(of: value) { unsafe append($0) }
    }
  }

  /// Writes or reads values that are nothing but their bytes.
  package mutating func serialize<Element: BitwiseCopyable>(_ list: inout [Element]) {
    var count = list.count
    serialize(&count)
    if isReading {
      guard !isShort else { return }
      list = unsafe [Element](unsafeUninitializedCapacity: count) { room, filled in
        if unsafe fill(UnsafeMutableRawBufferPointer(room)) { filled = count }
      }
    } else {
      unsafe list.withUnsafeBytes { unsafe append($0) }
    }
  }

  /// Writes or reads lists of such values.
  package mutating func serialize<Element: BitwiseCopyable>(_ lists: inout [[Element]]) {
    var counts = lists.map(\.count)
    var elements = Array(lists.joined())
    serialize(&counts)
    serialize(&elements)
    guard isReading, !isShort else { return }
    var rest = elements[...]
    lists = counts.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  package mutating func serialize<Value: Archivable>(_ value: inout Value) {
    value.serialize(in: &self)
  }

  /// Writes or reads a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - empty: An element before it is read.
  package mutating func serialize<Element: Archivable>(_ list: inout [Element], each empty: Element)
  {
    var count = list.count
    serialize(&count)
    if isReading {
      list = []
      while list.count < count, !isShort {
        var element = empty
        serialize(&element)
        list.append(element)
      }
    } else {
      for index in list.indices { serialize(&list[index]) }
    }
  }

  /// Writes or reads a value that may be missing.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - empty: The value before it is read.
  package mutating func serialize<Value: Archivable>(_ value: inout Value?, or empty: Value) {
    var isThere = value != nil
    serialize(&isThere)
    if isReading { value = isThere ? empty : nil }
    value?.serialize(in: &self)
  }

  /// Writes or reads numbers by numbers.
  package mutating func serialize<Key: BitwiseCopyable & Hashable, Value: BitwiseCopyable>(
    _ table: inout [Key: Value]
  ) {
    var (keys, values) = (Array(table.keys), Array(table.values))
    serialize(&keys)
    serialize(&values)
    if isReading { table = Dictionary(zip(keys, values)) { first, _ in first } }
  }
}

extension String: Archivable {
  package mutating func serialize(in archive: inout Archive) {
    var bytes = Array(utf8)
    archive.serialize(&bytes)
    if archive.isReading { self = String(decoding: bytes, as: UTF8.self) }
  }
}

extension LargeArray: Archivable {
  package mutating func serialize(in archive: inout Archive) {
    var count = count
    archive.serialize(&count)
    if archive.isReading {
      guard !archive.isShort else { return }
      self = unsafe LargeArray(count: count) { unsafe archive.fill($0) }
    } else {
      unsafe span.withUnsafeBytes { unsafe archive.append($0) }
    }
  }
}

extension HashTable: Archivable {
  package mutating func serialize(in archive: inout Archive) {
    archive.serialize(&slots)
    archive.serialize(&count)
  }
}
