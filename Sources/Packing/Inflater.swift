import Bytes
internal import CZlib

/// Unpacks DEFLATE (RFC 1951) with zlib, a piece at a time.
///
/// The caller checks the output, if it has a checksum. Memory: the last 32 KB, and a piece.
@safe final class Inflater {
  var input: PackedBytes
  private let stream: UnsafeMutablePointer<z_stream>?
  private var isAtEnd = false

  /// The piece that is unpacked, which has its place in memory once.
  private var piece = [UInt8](repeating: 0, count: 1 << 18)

  init(_ input: PackedBytes) {
    self.input = input
    unsafe stream = czlib_inflater()
  }

  deinit { unsafe czlib_free(stream) }

  /// Starts again at the input's position, as for the next member of a gzip file.
  func restart() {
    unsafe inflateReset(stream)
    isAtEnd = false
  }

  /// Appends the next piece; false at the end of the stream, just after which the input is
  /// then.
  func next(into bytes: inout [UInt8]) throws(InputError) -> Bool {
    if isAtEnd { return false }
    var filled = 0
    while filled < piece.count, !isAtEnd {
      try input.prepare()
      guard !input.isAtEnd else { throw InputError(input.name, .cutOff) }
      filled += try unpack(behind: filled)
    }
    bytes += piece[..<filled]
    return true
  }

  /// Unpacks as much of the bytes held as there is room for behind some bytes of the piece, and
  /// returns how many bytes that makes.
  private func unpack(behind filled: Int) throws(InputError) -> Int {
    guard let stream = unsafe stream else { throw InputError(input.name, .noMemory) }
    let position = input.position
    let status = unsafe input.bytes.withUnsafeBufferPointer { packed in
      unsafe piece.withUnsafeMutableBufferPointer { piece in
        unsafe czlib_inflate(
          stream, packed.baseAddress.map { unsafe $0 + position }, UInt32(packed.count - position),
          piece.baseAddress.map { unsafe $0 + filled }, UInt32(piece.count - filled))
      }
    }
    guard status == Z_OK || status == Z_STREAM_END else {
      let message = unsafe stream.pointee.msg.map { unsafe String(cString: $0) }
      throw InputError(input.name, .damaged(Self.words(for: message ?? "")))
    }
    isAtEnd = status == Z_STREAM_END
    input.position = unsafe input.bytes.count - Int(stream.pointee.avail_in)
    return unsafe piece.count - filled - Int(stream.pointee.avail_out)
  }

  /// A message of zlib as the end of a sentence.
  private static func words(for message: String) -> String {
    switch message {
    case "invalid block type": "there is no such kind of block"
    case "invalid stored block lengths": "a block's length is wrong"
    case "too many length or distance symbols": "a block has too many codes"
    case "invalid code -- missing end-of-block": "a block has no end"
    case "invalid distance too far back", "invalid distance code", "invalid literal/length code":
      "a match lies before the beginning, or a code is invalid"
    default: "a block's codes are invalid"
    }
  }
}

/// The CRC-32 of ZIP and gzip.
struct Checksum {
  private(set) var value: UInt32 = 0

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    value = unsafe bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: unsafe crc32(UInt(value), $0.baseAddress, UInt32($0.count)))
    }
  }
}
