/// The bytes of a workbook that a test needs, with a sheet `Birds`, or several.
public struct WorkbookBytes: Sendable {
  /// A sheet: its name, its rows as XML, and whether it is hidden.
  public struct Sheet: Sendable {
    public let name: String
    public let rows: String
    public let isHidden: Bool

    public init(_ name: String, _ rows: String, isHidden: Bool = false) {
      (self.name, self.rows, self.isHidden) = (name, rows, isHidden)
    }
  }

  private let sheets: [Sheet]
  private let strings: String
  private let formats: [String]
  private let builtIn: Int
  private let isFrom1904: Bool
  private let before: String
  private let after: String
  private let links: [String: String]

  /// What stands before a sheet's first element.
  public var prolog = ""

  /// The folder of its documents, which the archive names.
  public var folder = "xl/"

  /// - Parameters:
  ///   - sheets: The sheets.
  ///   - strings: The `si` elements.
  ///   - formats: The codes of the styles from 1 on.
  ///   - builtIn: The number of a built-in format, whose style follows those of `formats`.
  ///   - isFrom1904: Whether days are counted from 1904.
  ///   - before: The XML before the rows.
  ///   - after: The XML after the rows.
  ///   - links: The addresses of links by their identifiers.
  public init(
    sheets: [Sheet], strings: String = "", formats: [String] = [], builtIn: Int = 0,
    isFrom1904: Bool = false, before: String = "", after: String = "",
    links: [String: String] = [:]
  ) {
    self.sheets = sheets
    self.strings = strings
    self.formats = formats.isEmpty ? ["General"] : formats
    self.builtIn = builtIn
    self.isFrom1904 = isFrom1904
    self.before = before
    self.after = after
    self.links = links
  }

  public init(
    rows: String, strings: String = "", formats: [String] = [], builtIn: Int = 0,
    isFrom1904: Bool = false, before: String = "", after: String = "",
    links: [String: String] = [:]
  ) {
    self.init(
      sheets: [Sheet("Birds", rows)], strings: strings, formats: formats, builtIn: builtIn,
      isFrom1904: isFrom1904, before: before, after: after, links: links)
  }

  public var bytes: [UInt8] { ZipBytes.archive(entries) }

  /// The documents in it.
  public var entries: [ZipBytes.Entry] {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let spaces = "xmlns=\"\(main)\" xmlns:r=\"\(kind)\""
    let list = sheets.enumerated().map { index, sheet in
      "<sheet name=\"\(sheet.name)\" sheetId=\"\(index + 1)\" r:id=\"rId\(index + 1)\""
        + (sheet.isHidden ? " state=\"hidden\"/>" : "/>")
    }
    var relations = sheets.indices.map { index in
      "<Relationship Id=\"rId\(index + 1)\" Type=\"\(kind)/worksheet\" Target=\"worksheets/sheet\(index + 1).xml\"/>"
    }
    relations += ["styles", "sharedStrings"].map { part in
      "<Relationship Id=\"\(part)\" Type=\"\(kind)/\(part)\" Target=\"\(part).xml\"/>"
    }
    let codes = formats.enumerated().map { index, code in
      "<numFmt numFmtId=\"\(164 + index)\" formatCode=\"\(code.replacing("\"", with: "&quot;"))\"/>"
    }
    let styles = formats.indices.map { "<xf numFmtId=\"\(164 + $0)\"/>" }
    let targets = links.sorted { $0.key < $1.key }.map { id, address in
      "<Relationship Id=\"\(id)\" Type=\"\(kind)/hyperlink\" Target=\"\(address)\" TargetMode=\"External\"/>"
    }
    var entries = [
      ZipBytes.Entry(
        "\(folder)workbook.xml",
        "<workbook \(spaces)><workbookPr date1904=\"\(isFrom1904 ? 1 : 0)\"/><sheets>\(list.joined())</sheets></workbook>"
      ),
      ZipBytes.Entry(
        "_rels/.rels",
        "<Relationships><Relationship Id=\"rId1\" Type=\"\(kind)/officeDocument\" Target=\"/\(folder)workbook.xml\"/></Relationships>"
      ),
      ZipBytes.Entry(
        "\(folder)_rels/workbook.xml.rels", "<Relationships>\(relations.joined())</Relationships>"),
      ZipBytes.Entry(
        "\(folder)styles.xml",
        "<styleSheet \(spaces)><numFmts>\(codes.joined())</numFmts><cellStyleXfs><xf numFmtId=\"9\"/></cellStyleXfs>"
          + "<cellXfs><xf numFmtId=\"0\"/>\(styles.joined())<xf numFmtId=\"\(builtIn)\"/></cellXfs></styleSheet>"
      ),
      ZipBytes.Entry("\(folder)sharedStrings.xml", "<sst \(spaces)>\(strings)</sst>"),
    ]
    for (index, sheet) in sheets.enumerated() {
      entries.append(
        ZipBytes.Entry(
          "\(folder)worksheets/sheet\(index + 1).xml",
          "\(prolog)<worksheet \(spaces)>\(before)<sheetData>\(sheet.rows)</sheetData>\(after)</worksheet>"
        ))
      if !links.isEmpty {
        entries.append(
          ZipBytes.Entry(
            "\(folder)worksheets/_rels/sheet\(index + 1).xml.rels",
            "<Relationships>\(targets.joined())</Relationships>"))
      }
    }
    return entries
  }
}
