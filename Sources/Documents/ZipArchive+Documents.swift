import Bytes
package import Packing

extension ZipArchive {
  /// The entry at a path; also where its case differs, as some programs write it.
  package func entry(at path: String) -> Entry? {
    entries.first { $0.name == path } ?? entries.first { $0.name.lowercased() == path.lowercased() }
  }

  /// Has a listener hear a document of the archive, which may have no more bytes than the limit.
  func read(_ entry: Entry, limit: Int, by listener: any XMLListener) throws(InputError) {
    let xml = XMLReader(listener)
    var piece: [UInt8] = []
    var reader = try reader(of: entry, limit: limit)
    while try reader.next(into: &piece) {
      guard xml.read(piece[...]) else { break }
      piece.removeAll(keepingCapacity: true)
    }
    guard xml.problem == nil, xml.read([], isLast: true) else {
      throw .damagedDocument("\(name)/\(entry.name)", xml.problem ?? "")
    }
  }
}

extension InputError {
  /// A document says something that no such document says: where, such as
  /// `book.xlsx, sheet "Birds", cell C7`, and what.
  static func damagedDocument(_ place: String, _ problem: String) -> Self {
    Self(
      place,
      .invalid(
        "the file is damaged: \(problem). Save it again in a spreadsheet program, or download it "
          + "again."))
  }
}
