package import Bytes
package import Files

extension InputError {
  /// Creates the error of a packed file, or of an entry in it: `data.zip/birds.csv`.
  package init(_ name: String, _ reason: Reason) {
    self.init(file: Excerpt.of(name, limit: 500), reason: reason)
  }

  /// The system would not hand out the bytes of a packed file.
  package static func unreadable(_ name: String, _ error: FileError) -> Self {
    Self(name, Reason(.system, "the file cannot be read: \(error.reason)."))
  }
}

/// The words for a packed file that cannot be unpacked.
extension InputError.Reason {
  /// The file ends before what is packed in it does.
  package static let cutOff = invalid("the file is cut off. Download it again.")

  /// The bytes are not what the format allows; what is wrong, as the end of a sentence.
  package static func damaged(_ words: String) -> Self {
    .invalid("the file is damaged: \(words). Download it again.")
  }

  /// The checksum of the unpacked bytes is wrong.
  package static let checksum = damaged("its checksum is wrong")

  /// More or fewer bytes were unpacked than were packed.
  package static let length = damaged("its length is wrong")

  /// The system has no memory for unpacking, which takes some kilobytes.
  static let noMemory = Self(.memory, "not enough memory to unpack the file. Raise ulimit -v.")

  /// More bytes would be unpacked than this.
  package static func tooLarge(limit: Int) -> Self {
    Self(
      .tooLarge,
      "it has more than \(limit) bytes when unpacked, which is the limit. Split the data, or give a "
        + "larger --max-bytes if that is the limit.")
  }

  /// An entry can be read with a password only.
  package static let encrypted = invalid("it needs a password. Pack it again without one.")

  /// An entry is packed in another way than DEFLATE; the number that APPNOTE.TXT gives it.
  package static func method(_ number: Int) -> Self {
    let names = [9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "xz"]
    return .invalid(
      "it is packed with \(names[number] ?? "method \(number)"). Pack it again with Deflate, the "
        + "usual method.")
  }
}

extension InputFile {
  /// Appends bytes of a packed file, whose name is in the error.
  package func append(
    _ range: Range<Int>, of name: String, to bytes: inout [UInt8]
  ) throws(InputError) {
    do throws(FileError) {
      try append(range, to: &bytes)
    } catch {
      throw .unreadable(name, error)
    }
  }
}
