import Bytes
package import Records
package import Rendering
import Screens

extension RowDetails {
  /// A column with a longer value, in bytes, is one of long texts.
  private static let longestValue = 120

  /// Creates the pages of the rows of any table, with all values of a row.
  ///
  /// - `shown`: The positions of the pages' columns, in their order; by default all.
  /// - `name`: The position of the column whose values name the rows.
  /// - `showsRemoteImages`: Whether to show pictures, which browsers then request from other hosts.
  package static func table(
    _ table: [TableColumn], called noun: RowNoun = .row, shown: [Int]? = nil,
    namedBy name: Int? = nil, leading links: ValueLinks = [:],
    showingRemoteImages showsRemoteImages: Bool = false, and files: ShownFiles? = nil,
    in words: PageWords = .english
  ) -> RowDetails {
    let title = { @Sendable (row: TableRow) in row.title(in: name, words) }
    let shown = (shown ?? Array(table.indices)).filter { table[$0].values > 0 }
    var place = [ColumnType.latitude, .longitude].compactMap { kind in
      shown.first { table[$0].kind == kind }
    }
    if place.count < 2, let both = shown.first(where: { table[$0].kind == .place }) {
      place = [both, both]
    }
    let hasPlace = place.count == 2
    // A column with both coordinates is shown as it is written, too.
    let values = shown.filter {
      table[$0].kind != .picture && !(hasPlace && place.contains($0) && table[$0].kind != .place)
    }
    func isLong(_ column: Int) -> Bool {
      table[column].kind == .text && table[column].longest > longestValue && column != name
    }
    func isTable(_ column: Int) -> Bool { table[column].kind == .objects && links[column] == nil }
    let short = values.filter { !isLong($0) && !isTable($0) }.map { column in
      Detail.value(
        of: column, table[column].kind, called: table[column].title,
        to: links[column].map { (table[column].format, $0) }, files,
        grouped: table[column].groupsDigits(in: words), unit: table[column].headerUnit,
        lists: table[column].format.list)
    }
    let line = Detail.line(
      of: Array(values.filter { $0 != name && table[$0].isTelling(upTo: 40) }.prefix(4)))
    var sections = Self.sections(of: short, called: words[.values])
    sections += values.filter(isLong).map {
      Section(table[$0].title, [.value(of: $0, table[$0].kind, called: nil, files)])
    }
    sections += values.filter(isTable).map { column in
      var section = Section(
        table[column].title, [.objects(of: column, called: table[column].title)])
      section.isTable = true
      return section
    }
    let pictures = shown.filter { table[$0].kind == .picture }.map { column in
      Detail.picture(
        of: column, called: table[column].title, of: title, isShown: showsRemoteImages, files)
    }
    sections.append(Section(words[.pictures], pictures, aside: true))
    if hasPlace {
      let (coordinates, map) = Detail.place(place[0], place[1], in: words)
      sections.append(Section(words[.location], [coordinates, map], aside: true))
    }
    sections.append(
      Section(
        words[.rowTitle],
        [.number(in: words), .list(in: words), .data(in: words), .citation(of: title, in: words)],
        aside: true))
    var details = RowDetails(
      noun: noun, title: title, shortTitle: title,
      sounds: shown.filter { table[$0].kind == .sound }, lead: line, summary: line,
      sections: sections)
    details.isLong = short.count > fewValues
    details.picture = shown.first { table[$0].kind == .picture }.map {
      .smallPicture(of: $0, showingRemote: showsRemoteImages, files)
    }
    details.files = files
    return details
  }

  /// As many values are seen in one column.
  private static let fewValues = 40

  /// The fewest values of an object within the rows that are a part of the page.
  private static let leastOfPart = 3

  /// Sections of the values: one for all, but for those of objects within the rows, each of which has a section
  /// and its values there without its name: `translations.fra.official` as `fra.official`.
  private static func sections(of values: [Detail], called header: String) -> [Section] {
    func object(of detail: Detail) -> Substring? {
      guard let title = detail.title, let dot = title.firstIndex(of: ".") else { return nil }
      let name = title[..<dot]
      let isName = !name.isEmpty && !name.contains(" ") && title[dot...].dropFirst().first != " "
      return isName ? name : nil
    }
    var parts = Dictionary(grouping: values, by: object)
      .filter { $0.key != nil && $0.value.count >= leastOfPart }
    var sections = [Section(header, values.filter { parts[object(of: $0)] == nil })]
    for value in values {
      guard let name = object(of: value), let own = parts.removeValue(forKey: name) else {
        continue
      }
      let details = own.map { detail in
        var detail = detail
        detail.title = detail.title.map { String($0.dropFirst(name.count + 1)) }
        return detail
      }
      sections.append(Section(String(name), details))
    }
    return sections
  }
}

extension RowDetails.Detail {
  fileprivate static func number(in words: PageWords) -> Self {
    Self(title: words[.number]) { row, _, cell in
      if case .number(let number) = row.name { cell.text(words.number(Int(number))) }
    }
  }

  /// A citation of the row: its title, its number in the catalogue, the sources, the address of its page.
  fileprivate static func citation(
    of title: @escaping @Sendable (TableRow) -> String, in words: PageWords
  ) -> Self {
    Self(title: words[.citeAs]) { row, context, cell in
      guard let catalogue = context.credits.first else { return }
      var parts: [String] = []
      let title = title(row)
      // The title goes its own way, and the rest that of the page.
      if title != row.name.title(in: words) {
        parts.append(words(.quoted, title.isRightToLeft ? "\u{2068}\(title)\u{2069}" : title))
      }
      if case .number(let number) = row.name {
        parts.append(words(.rowOf, catalogue, words.number(Int(number))))
      } else {
        parts.append(catalogue)
      }
      cell.text((parts + context.credits.dropFirst()).joined(separator: ", "))
    }
  }

  /// The value of a column; a column of long texts is a section of its own, whose heading names it.
  fileprivate static func value(
    of column: Int, _ kind: ColumnType, called title: String?,
    to links: (format: ValueFormat, of: @Sendable (ArraySlice<UInt8>) -> Link?)? = nil,
    _ files: ShownFiles?, grouped isGrouped: Bool = false,
    unit: String? = nil, lists form: ListForm = .json
  ) -> Self {
    // Values that are drawn as text, which can link to the rows with the same value.
    let isLookedUp = [ColumnType.text, .wholeNumber, .yesNo, .list].contains(kind)
    return Self(title: title, column: column) { row, context, cell in
      let text = row.text(of: column).trimmed
      defer { if let unit, text.last.map(ASCII.isDigit) == true { cell.text("\u{A0}" + unit) } }
      if let links, cell.linked(text, as: links.format, by: links.of) {
        return
      } else if cell.files(of: column, in: row, as: kind, files) {
        return
      } else if let values = context.values[column], isLookedUp {
        let own = { (cell: inout CellWriter) in
          if isGrouped { cell.grouped(text.span) } else { cell.text(utf8: text) }
        }
        cell.values(values, kind == .list ? nil : own)
      } else if isGrouped {
        cell.grouped(text.span)
      } else if kind == .list {
        cell.list(text, in: form)
      } else if text.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        cell.lines(text)
      } else {
        cell.value(of: column, in: row, as: kind)
      }
    }
  }

  /// The objects of a list as a table, of which the first rows and columns are shown.
  fileprivate static func objects(of column: Int, called title: String) -> Self {
    Self { row, _, cell in
      let text = row.text(of: column).trimmed
      guard !Blank.isBlank(text.span) else { return }
      let objects = ObjectList(
        Array(text), rows: mostObjects, columns: mostMembers, text: longestMember)
      cell.objects(objects ?? ObjectList(text: text), called: title)
    }
  }

  /// The most rows and columns of such a table, and the most bytes of a cell.
  private static let (mostObjects, mostMembers, longestMember) = (50, 12, 500)

  /// Some values in a line below the name of the row.
  fileprivate static func line(of columns: [Int]) -> Self {
    Self { row, context, cell in
      let said = Array((context.headingValue ?? "").utf8)[...]
      let texts = columns.map { row.text(of: $0).trimmed }
      cell.line(texts.filter { !Blank.isBlank($0.span) && !isFile($0) && $0 != said })
    }
  }

  /// Whether a text is the name of a file in a folder, which is not read.
  private static func isFile(_ text: ArraySlice<UInt8>) -> Bool {
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")) else { return false }
    return text[slash...].contains(UInt8(ascii: ".")) && !text.contains(UInt8(ascii: " "))
  }

  /// A picture that the row's name follows; of another site only where those are shown.
  fileprivate static func smallPicture(
    of column: Int, showingRemote showsRemote: Bool, _ files: ShownFiles?
  ) -> Self {
    Self { row, _, cell in
      if let file = files?.cells.files(of: row, in: column).first, file.type.use == .picture {
        let place = files?.path(of: file) ?? .front
        return cell.html.smallImage(at: cell.path.reference(to: place), isLazy: true)
      }
      let text = row.text(of: column).trimmed
      if let address = WebAddress(text) {
        guard showsRemote, address.isSecure else { return }
        cell.html.smallImage(at: address.description, words: "", isRemote: true)
      } else if !files.has(column), let file = SitePath(utf8: text) {
        cell.html.smallImage(at: cell.path.reference(to: file), words: "")
      }
    }
  }

  /// A picture of another site is a link in any case, and one of this site is shown in any case.
  fileprivate static func picture(
    of column: Int, called title: String, of name: @escaping @Sendable (TableRow) -> String,
    isShown: Bool, _ files: ShownFiles?
  ) -> Self {
    Self(title: title) { row, _, cell in
      let isFile = cell.files(of: column, in: row, as: .picture, files) { words in
        words(.pictureOf, title, name(row))
      }
      if isFile { return }
      let text = row.text(of: column).trimmed
      let words = cell.words(.pictureOf, title, name(row))
      if let address = WebAddress(text) {
        if isShown, address.isSecure { cell.image(at: address, of: words) }
        cell.link(utf8: text, to: address)
      } else if !files.has(column), let file = SitePath(utf8: text) {
        cell.image(file, of: words)
      } else {
        cell.value(of: column, in: row, as: .text)
      }
    }
  }
}

extension TableRow {
  /// Returns the title of the row: the value of a column, or its number if that is missing.
  func title(in column: Int?, _ words: PageWords) -> String {
    let text = column.map { self.text(of: $0).trimmed } ?? []
    return Blank.isBlank(text.span)
      ? RowName.number(number).title(in: words) : String(decoding: text, as: UTF8.self)
  }
}

extension RowName {
  /// Returns the title of a row of which only the name is known.
  func title(in words: PageWords) -> String {
    switch self {
    case .number(let number): words(.rowNumber, words.number(Int(number)))
    case .slug(let slug): slug
    }
  }
}

extension String {
  /// Whether a letter of it is written from right to left.
  fileprivate var isRightToLeft: Bool {
    unicodeScalars.contains { letter in
      0x590...0x8FF ~= letter.value || 0xFB1D...0xFDFF ~= letter.value
        || 0xFE70...0xFEFE ~= letter.value
    }
  }
}
