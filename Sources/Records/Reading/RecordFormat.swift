package import Bytes

/// The format of a source, decided once.
package enum RecordFormat: Equatable, Sendable {
  case json

  /// A table; its header says what separates the columns when that is nil.
  case table(Delimiter?)

  /// A table that Rowhouse wrote: options about separators and quotes do not apply to it.
  case written

  /// How many bytes the beginning of a source has that tells its format.
  static let beginning = 64

  /// The endings of the names of files that have rows, in any case of their letters.
  package static let endings = formats.map(\.ending)

  private static let formats: [(ending: String, format: RecordFormat)] = [
    (".json", .json), (".geojson", .json), (".ndjson", .json), (".jsonl", .json),
    (".csv", .table(.comma)), (".tsv", .table(.tab)), (".tab", .table(.tab)),
  ]

  /// The format of a file by the ending of its name, without `.gz`; `nil` for any other ending.
  package init?(named name: String) {
    let name = Array(Self.unpacked(name).suffix(8))[...]
    let match = Self.formats.first { ending, _ in
      name.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, letter in
        ASCII.lowercased(byte) == letter
      }
    }
    guard let match else { return nil }
    self = match.format
  }

  /// A file's name without the ending of gzip.
  private static func unpacked(_ name: String) -> Substring.UTF8View {
    let isPacked = name.utf8.suffix(3).map { $0 | 0x20 }.elementsEqual(".gz".utf8)
    return (isPacked ? name.dropLast(3) : name[...]).utf8
  }

  /// Whether the ending of a file's name says that JSON has one value a line.
  static func areLines(in name: String) -> Bool {
    let name = unpacked(name).suffix(7).map { $0 | 0x20 }
    return [".ndjson", ".jsonl"].contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Returns the format shown by a source's beginning: JSON for a brace, a bracket, white space
  /// alone, and a web page, which JSON's reader recognises.
  init(_ beginning: ArraySlice<UInt8>) {
    switch beginning.first(where: { $0 != UInt8(ascii: " ") && !(0x09...0x0D ~= $0) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<"), nil: self = .json
    default: self = .table(nil)
    }
  }
}
