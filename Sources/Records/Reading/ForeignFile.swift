/// A binary file, recognised by its first bytes, and the way to get its rows as text.
///
/// Inputs of commands are unpacked before, so a packed file here is one within another file.
package enum ForeignFile: CaseIterable, Sendable {
  case gzip, bzip2, xz, zstandard, zip, tar, sqlite, parquet, arrow, oldSpreadsheet, pdf

  init?(_ beginning: ArraySlice<UInt8>) {
    let file = Self.allCases.first { file in
      beginning.dropFirst(file == .tar ? 257 : 0).starts(with: file.signature)
    }
    guard let file else { return nil }
    self = file
  }

  private var signature: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B]
    case .bzip2: Array("BZh".utf8)
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
    case .zstandard: [0x28, 0xB5, 0x2F, 0xFD]
    case .zip: [0x50, 0x4B, 0x03, 0x04]
    case .tar: Array("ustar".utf8)
    case .sqlite: Array("SQLite format 3\0".utf8)
    case .parquet: Array("PAR1".utf8)
    case .arrow: Array("ARROW1".utf8)
    case .oldSpreadsheet: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    case .pdf: Array("%PDF-".utf8)
    }
  }

  /// The kind of file, and a command that converts it for a verb.
  func words(of verb: String) -> String {
    func unpack(_ command: String) -> String {
      "Unpack it: \(command) FILE | rowhouse \(verb) - ..."
    }
    let save = "Save the sheet as CSV in UTF-8"
    return switch self {
    case .gzip: "compressed with gzip. \(unpack("gunzip -c"))"
    case .bzip2: "compressed with bzip2. \(unpack("bunzip2 -c"))"
    case .xz: "compressed with xz. \(unpack("xz -dc"))"
    case .zstandard: "compressed with Zstandard. \(unpack("zstd -dc"))"
    case .zip:
      "a ZIP archive or a spreadsheet (.xlsx). \(save), or unpack it: unzip -p FILE | rowhouse "
        + "\(verb) - ..."
    case .tar: "a tar archive. Unpack it: tar -xf FILE. Then read a table in it."
    case .sqlite:
      "an SQLite database. Export its rows: "
        + "sqlite3 -csv -header FILE 'SELECT * FROM ...' | rowhouse \(verb) - ..."
    case .parquet:
      "a Parquet file. Convert it: "
        + "duckdb -csv -nullvalue '' -c \"FROM 'FILE'\" | rowhouse \(verb) - ..."
    case .arrow: "an Arrow file. Save it as CSV or NDJSON."
    case .oldSpreadsheet: "an old Office file, such as .xls. \(save)."
    case .pdf: "a PDF. Save the table as CSV."
    }
  }
}
