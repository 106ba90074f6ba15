import Bytes
package import Files

/// The reason a packed file could not be unpacked.
package struct PackingFault: Error, Equatable {
  /// The file's name, with that of the entry in it: `data.zip/birds.csv`.
  package let name: String

  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    /// The file ends before what is packed in it does.
    case cutOff

    /// The bytes are not what the format allows; what is wrong, as the end of a sentence.
    case damaged(String)

    /// The checksum of the unpacked bytes is wrong.
    case checksum

    /// More or fewer bytes were unpacked than were packed.
    case length

    /// More bytes would be unpacked than this.
    case tooLarge(limit: Int)

    /// An entry can be read with a password only.
    case encrypted

    /// An entry is packed in another way than DEFLATE; the number that APPNOTE.TXT gives it.
    case method(Int)

    /// The system would not hand out the bytes.
    case file(FileError)
  }

  package init(_ name: String, _ reason: Reason) {
    self.name = name
    self.reason = reason
  }
}

extension PackingFault: CustomStringConvertible {
  package var description: String { "\(Excerpt.of(name, limit: 500)): \(words)" }

  private var words: String {
    switch reason {
    case .cutOff: "the file is cut off. Download it again."
    case .damaged(let words): "the file is damaged: \(words). Download it again."
    case .checksum: "the file is damaged: its checksum is wrong. Download it again."
    case .length: "the file is damaged: its length is wrong. Download it again."
    case .tooLarge(let limit):
      "it has more than \(limit) bytes when unpacked, which is the limit. Split the data, or give "
        + "a larger --max-bytes if that is the limit."
    case .encrypted: "it needs a password. Pack it again without one."
    case .method(let number):
      "it is packed with \(Self.method(number)). Pack it again with Deflate, the usual method."
    case .file(let error): "the file cannot be read: \(error.reason)."
    }
  }

  private static func method(_ number: Int) -> String {
    switch number {
    case 9: "Deflate64"
    case 12: "bzip2"
    case 14: "LZMA"
    case 93: "Zstandard"
    case 95: "xz"
    default: "method \(number)"
    }
  }
}
