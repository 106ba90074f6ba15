package import Bytes
package import Packing

/// The tables of a Darwin Core archive (https://dwc.tdwg.org/text/) by its `meta.xml`.
package struct ArchiveDescription {
  /// A table: its files, and how they are written.
  package struct Table: Equatable, Sendable {
    package let isCore: Bool

    /// The paths of its files in the archive.
    package fileprivate(set) var files: [String] = []
    package let encoding: String
    package let separator: UInt8

    /// The quote around cells; `nil` for none.
    package let quote: UInt8?
    package let headerLines: Int

    /// The names of the columns, in their order.
    package fileprivate(set) var names: [String] = []
  }

  /// The core first.
  package let tables: [Table]

  /// Reads the description of an archive; nil if it has none, and throws if it is invalid.
  package init?(_ archive: ZipArchive) throws(InputError) {
    let place = archive.entries.first { entry in
      let parts = entry.name.split(separator: "/")
      return parts.last == "meta.xml" && parts.count <= 2 && parts.first != "__MACOSX"
    }
    guard let place else { return nil }
    let listener = DescriptionListener(folder: String(place.name.dropLast("meta.xml".count)))
    try archive.read(place, limit: 1 << 24, by: listener)
    self.init(listener)
  }

  /// Reads the `meta.xml` of an unpacked archive; `nil` for other text.
  package init?(_ description: [UInt8]) {
    let listener = DescriptionListener(folder: "")
    guard XMLReader(listener).read(description[...], isLast: true) else { return nil }
    self.init(listener)
  }

  private init?(_ listener: DescriptionListener) {
    tables = listener.tables.filter { !$0.files.isEmpty }.sorted { $0.isCore && !$1.isCore }
    guard tables.first?.isCore == true else { return nil }
  }
}

private final class DescriptionListener: XMLListener {
  private(set) var tables: [ArchiveDescription.Table] = []
  private let folder: String
  private var path: [UInt8]?

  /// More columns than this no table has.
  private static let maximumColumns = 1_024

  init(folder: String) { self.folder = folder }

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    if name == "core" || name == "extension" {
      tables.append(
        ArchiveDescription.Table(
          isCore: name == "core", encoding: attributes["encoding"] ?? "UTF-8",
          separator: Self.byte(attributes["fieldsTerminatedBy"]) ?? UInt8(ascii: ","),
          quote: attributes["fieldsEnclosedBy"].map(Self.byte) ?? UInt8(ascii: "\""),
          headerLines: attributes["ignoreHeaderLines"].flatMap { Int($0) } ?? 0))
    } else if name == "location" {
      path = []
    } else if name == "field", let term = attributes["term"] {
      // A column without a place has the same value in all rows.
      let last = term.split { $0 == "/" || $0 == "#" }.last.map(String.init) ?? term
      put(last, at: attributes["index"])
    } else if name == "id" || name == "coreid" {
      put(name.text, at: attributes["index"])
    }
  }

  private func put(_ name: String, at text: String?) {
    guard let place = tables.indices.last, let index = text.flatMap({ Int($0) }),
      0..<Self.maximumColumns ~= index
    else { return }
    while tables[place].names.count <= index { tables[place].names.append("") }
    tables[place].names[index] = name
  }

  func end(_ name: XMLName) {
    guard name == "location", let path, let place = tables.indices.last else { return }
    let text = String(decoding: path, as: UTF8.self)
    let trimmed = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
    tables[place].files.append(folder + trimmed)
    self.path = nil
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let count = path?.count, count < 4_096 { unsafe path?.append(contentsOf: bytes) }
  }

  /// The only byte of a text, or that of `\t`.
  private static func byte(_ text: String?) -> UInt8? {
    if text == "\\t" { return UInt8(ascii: "\t") }
    guard let text, text.utf8.count == 1 else { return nil }
    return text.utf8.first
  }
}
