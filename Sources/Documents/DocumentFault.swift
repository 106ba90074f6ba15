import Bytes
package import Packing

/// The reason a document in an archive could not be read.
package enum DocumentFault: Error, Equatable {
  /// It could not be unpacked.
  case packing(PackingFault)

  /// It says something that no such document says: where, such as `book.xlsx, sheet "Birds", cell C7`,
  /// and what.
  case damaged(String, String)

  /// It is another kind of document: which, and the way to one that is read.
  case foreign(String, String)
}

extension DocumentFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .packing(let fault): "\(fault)"
    case .foreign(let name, let words): "\(Excerpt.of(name, limit: 500)): \(words)"
    case .damaged(let place, let problem):
      "\(Excerpt.of(place, limit: 500)): the file is damaged: \(problem). Save it again in a "
        + "spreadsheet program, or download it again."
    }
  }
}

extension ZipArchive {
  /// The entry at a path; also where its case differs, as some programs write it.
  package func entry(at path: String) -> Entry? {
    entries.first { $0.name == path } ?? entries.first { $0.name.lowercased() == path.lowercased() }
  }

  /// Has a listener hear a document of the archive.
  ///
  /// - Parameters:
  ///   - entry: The document.
  ///   - limit: The most bytes it may have when unpacked.
  ///   - listener: Hears it.
  /// - Throws: ``DocumentFault``
  func read(
    _ entry: Entry, limit: Int, by listener: any XMLListener
  ) throws(DocumentFault) {
    let xml = XMLReader(listener)
    var piece: [UInt8] = []
    do throws(PackingFault) {
      var reader = try reader(of: entry, limit: limit)
      while try reader.next(into: &piece) {
        guard xml.read(piece[...]) else { break }
        piece.removeAll(keepingCapacity: true)
      }
    } catch {
      throw .packing(error)
    }
    guard xml.problem == nil, xml.read([], isLast: true) else {
      throw .damaged("\(name)/\(entry.name)", xml.problem ?? "")
    }
  }
}
