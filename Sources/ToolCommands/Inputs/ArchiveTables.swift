import Bytes
import Documents
import Packing
import Records

/// The tables in a ZIP archive, and which of them are read.
struct ArchiveTables {
  private let archive: ZipArchive

  /// The files that may be tables, in the archive's order.
  private let entries: [ZipArchive.Entry]

  struct Choice {
    var entries: [ZipArchive.Entry]

    /// The path of the rows in a table that is a JSON object.
    var rows: DocumentLists.Choice

    /// A note about the chosen table, if there was a choice.
    var note: String?
  }

  /// The tables that the archive describes.
  private let described: [ArchiveDescription.Table]

  init(of archive: ZipArchive, described: [ArchiveDescription.Table]) {
    self.archive = archive
    self.described = described
    entries = archive.entries.filter { entry in
      Self.counts(entry) && (Self.isNamedAsTable(entry.name) || Self.isText(entry.name))
    }
  }

  func description(of entry: ZipArchive.Entry) -> ArchiveDescription.Table? {
    described.first { $0.files.contains(entry.name) }
  }

  /// Chooses tables by the requested name of one, or of a list in it.
  func choice(of rows: DocumentLists.Choice, all isAll: Bool) throws(InputError) -> Choice {
    // A description may name files of any kind.
    let all = described.flatMap(\.files).compactMap(archive.entry)
    guard let largest = entries.max(by: { $0.size < $1.size }) ?? all.first else {
      throw .noTable(in: archive.name, among: names(of: archive.entries.filter(Self.counts)))
    }
    if case .list(let name) = rows {
      if let entry = entry(named: name) { return Choice(entries: [entry], rows: .largest) }
      guard entries.count == 1, RecordFormat(named: largest.name) == .json else {
        throw .noTable(name, in: archive.name, among: names(of: entries))
      }
      return Choice(entries: [largest], rows: rows)
    }
    if let core = described.first {
      let tables = isAll ? described : [core]
      let chosen = try tables.flatMap(\.files).map { name throws(InputError) in
        guard let entry = archive.entry(at: name) else {
          throw .noTable(name, in: archive.name, among: names(of: entries))
        }
        return entry
      }
      return Choice(
        entries: chosen, rows: rows,
        note: isAll || entries.count <= chosen.count
          ? nil
          : "note: \(archive.name): reading \(names(of: chosen).shortList), the core that "
            + "meta.xml names" + hint(besides: chosen, rows))
    }
    if isAll {
      let named = entries.filter { Self.isNamedAsTable($0.name) }
      return Choice(entries: named.isEmpty ? entries : named, rows: rows)
    }
    guard entries.count > 1 else { return Choice(entries: [largest], rows: rows) }
    return Choice(
      entries: [largest], rows: rows,
      note:
        "note: \(archive.name): reading \"\(Excerpt.of(largest.name))\", the largest of "
        + "\(entries.count) tables" + hint(besides: [largest], rows))
  }

  /// Returns the hint at the tables that aren't read.
  private func hint(besides chosen: [ZipArchive.Entry], _ rows: DocumentLists.Choice) -> String {
    rows.hint(at: names(of: entries.filter { !chosen.contains($0) }))
  }

  private func names(of entries: [ZipArchive.Entry]) -> [String] { entries.map(\.name) }

  /// The file with a name: its path, its last part, or that without its ending.
  private func entry(named name: String) -> ZipArchive.Entry? {
    let all = archive.entries.filter(Self.counts)
    return all.first { $0.name == name }
      ?? all.first { Self.lastPart($0.name) == name }
      ?? entries.first { Self.stem($0.name).lowercased() == name.lowercased() }
  }

  // MARK: - Names

  private static func lastPart(_ name: String) -> Substring {
    name.split(separator: "/").last ?? ""
  }

  private static func stem(_ name: String) -> Substring {
    let last = lastPart(name)
    return last.lastIndex(of: ".").map { last[..<$0] } ?? last
  }

  /// Whether it is a file of the author, and not of the system.
  private static func counts(_ entry: ZipArchive.Entry) -> Bool {
    let last = lastPart(entry.name)
    return !entry.isFolder && !entry.leadsOut && !entry.name.hasPrefix("__MACOSX/")
      && !last.hasPrefix(".") && !["thumbs.db", "desktop.ini"].contains(last.lowercased())
  }

  private static func isNamedAsTable(_ name: String) -> Bool {
    RecordFormat(named: name) != nil && !name.hasSuffix(".gz") && !DataPackage.isName(name)
  }

  private static func isText(_ name: String) -> Bool {
    let last = lastPart(name).lowercased()
    return last.hasSuffix(".txt")
      && !["readme", "licen", "citation", "rights"].contains { last.hasPrefix($0) }
  }
}

extension DocumentLists.Choice {
  /// Returns the options that take other tables, as the end of a note; empty without such options.
  func hint(at others: [String]) -> String {
    self == .texts || others.isEmpty
      ? "" : ". Choose another with --rows: \(others.shortList). All: --each"
  }
}

extension [String] {
  /// The first of some names, in quotation marks, and how many more there are.
  var shortList: String {
    let shown = prefix(5).map { "\"\(Excerpt.of($0))\"" }
    return (shown + (count > 5 ? ["\(count - 5) more"] : [])).list(joinedBy: "and")
  }
}
