import Bytes
import Markup
import Records
package import Rendering
import Screens

extension CellWriter {
  /// Writes the anchor of a row: `row-17`, or its slug.
  mutating func anchor(of row: TableRow) {
    switch row.name {
    case .number(let number):
      html.literal(row.anchorPrefix)
      html.number(number)
    case .slug(let slug): html.text(slug)
    }
  }

  /// Writes a value of a table, of any type.
  ///
  /// A sound is played, a URL or an e-mail address is a link, in a column of text too, a colour is
  /// shown, and everything else is written as it is. A missing value is left empty: neither a table
  /// nor its page says whether a value is unknown, zero, or does not apply.
  ///
  /// - `showsRemoteImages`: Whether pictures of other sites are drawn small, not as links; those of
  ///   this site always are.
  /// - `folds`: Whether a long text is cut to its beginning, with the rest on demand.
  /// - `isListed`: Whether it is in a listing: URLs are shown without scheme and `www.`, and a
  ///   percentage is a bar.
  mutating func value(
    of column: Int, in row: TableRow, as kind: ColumnType, showsRemoteImages: Bool = false,
    folds: Bool = false, listed isListed: Bool = false, showing files: ShownFiles? = nil,
    alternative: (PageWords) -> String = { _ in "" }
  ) {
    if file(of: column, in: row, as: kind, files, alternative: alternative) { return }
    switch kind {
    case .sound: if play(row.text(of: column)) { return }
    case .email:
      let text = row.text(of: column)
      if link(text, recipient: MailAddress(plain: text) ?? MailAddress(text)) { return }
    case .picture:
      let text = row.text(of: column).trimmed
      if let address = WebAddress(text) {
        if showsRemoteImages, address.isSecure {
          return html.smallImage(at: address.description, words: alternative(words), isRemote: true)
        }
        if link(text, shortens: isListed) { return }
      } else if !files.has(column), let file = SitePath(utf8: text) {
        return html.smallImage(at: path.reference(to: file), words: alternative(words))
      }
    case .text, .address:
      let mayBeAddress = row.withText(of: column, Self.mayBeAddress)
      if mayBeAddress, link(row.text(of: column), shortens: isListed) { return }
    case .colour: swatch(of: row.text(of: column))
    case .list, .objects:
      if !row.withText(of: column, Blank.isBlank) { return list(row.text(of: column)) }
    case .percentage: if isListed { share(row.text(of: column).trimmed) }
    case .epoch: if let time = row.withText(of: column, EpochTime.text) { return html.text(time) }
    case .wholeNumber, .decimal, .currency, .date, .time, .dateAndTime, .approximateDate, .duration,
      .yesNo, .latitude, .longitude, .place:
      break
    }
    row.withText(of: column) { text in
      guard !Blank.isBlank(text) else { return }
      guard folds, let end = Self.endOfBeginning(of: text) else { return html.text(utf8: text) }
      literal("<details class=\"rest\"><summary>")
      html.text(utf8: text.extracting(..<end))
      literal("</summary>")
      html.text(utf8: text.extracting(end...))
      literal("</details>")
    }
  }

  /// Writes a value, or each of several in a cell, with its link; writes nothing and returns false without.
  mutating func linked(
    _ cell: ArraySlice<UInt8>, as format: ValueFormat,
    by link: @escaping (ArraySlice<UInt8>) -> Link?
  ) -> Bool {
    let cell = cell.trimmed
    guard !format.isMissing(Array(cell)) else { return false }
    guard format.kind == .list else {
      guard let link = link(cell) else { return false }
      self.link(utf8: cell, to: link)
      return true
    }
    let values = format.list.elements(of: Array(cell))
    guard values.contains(where: { link($0[...]) != nil }) else { return false }
    joined(values, by: link)
    return true
  }

  /// Writes values with commas between them, each with its link.
  private mutating func joined(
    _ values: [[UInt8]], by link: ((ArraySlice<UInt8>) -> Link?)? = nil
  ) {
    for (index, value) in values.enumerated() {
      if index > 0 { literal(", ") }
      self.value(value[...], by: link)
    }
  }

  /// Writes the values of a cell of a listing as a list, each with its link.
  mutating func items(
    of cell: ArraySlice<UInt8>, in form: ListForm, by link: ((ArraySlice<UInt8>) -> Link?)?
  ) {
    let values = form.elements(of: Array(cell.trimmed)).filter { !$0.isEmpty }
    let isNested = form == .json && values.contains { "[{".utf8.contains($0[0]) } && link == nil
    guard !values.isEmpty, !isNested else { return list(cell) }
    literal("<ul>")
    for value in values {
      literal("<li>")
      self.value(value[...], by: link)
      literal("</li>")
    }
    literal("</ul>")
  }

  private mutating func value(_ text: ArraySlice<UInt8>, by link: ((ArraySlice<UInt8>) -> Link?)?) {
    if let link = link?(text) { self.link(utf8: text, to: link) } else { self.text(orLink: text) }
  }

  /// Writes a button that shows all of the values of a row.
  package mutating func more() {
    literal("<details><summary>")
    html.text(words[.more])
    literal("</summary></details>")
  }

  /// Returns the end of a long text's beginning, if possible at a space; `nil` for a short text.
  private static func endOfBeginning(of text: Span<UInt8>) -> Int? {
    guard text.count > 400 else { return nil }
    let space = UInt8(ascii: " ")
    if let end = (160..<260).last(where: { text[$0] == space }) { return end + 1 }
    return (160..<260).last { UTF8.isContinuation(text[$0]) == false }
  }

  /// Draws a percentage from 0 to 100 as a bar behind its text, whose width the ``ColumnSheet`` has.
  private mutating func share(_ text: ArraySlice<UInt8>) {
    let digits = text.prefix(while: ASCII.isDigit)
    guard 1...3 ~= digits.count else { return }
    let share = digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
    guard share <= 100 else { return }
    literal("<i class=\"b p")
    html.number(UInt64(share))
    literal("\"></i>")
  }

  /// Writes a small square of a colour, which its name follows.
  private mutating func swatch(of colour: ArraySlice<UInt8>) {
    guard !colour.isEmpty else { return }
    literal(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="swatch" viewBox="0 0 1 1" aria-hidden="true">\
      <path fill="
      """)
    html.text(utf8: colour.trimmed)
    literal("\" d=\"M0 0h1v1H0z\"/></svg>")
  }

  /// Writes the elements of a list of JSON or Python: links for addresses, short texts for lists and objects;
  /// other lists are as written, unless they have addresses.
  mutating func list(_ json: ArraySlice<UInt8>, in form: ListForm = .json) {
    guard let (bytes, value) = try? JSON.validated(Array(json)),
      bytes[value.lowerBound] == UInt8(ascii: "[")
    else {
      let addresses = form.elements(of: Array(json))
      let hasAddress = addresses.contains { Self.mayBeAddress($0.span) }
      guard
        let elements = ListForm.pythonElements(of: Array(json)) ?? (hasAddress ? addresses : nil)
      else { return lines(json) }
      return joined(elements)
    }
    var elements: [Range<Int>] = []
    JSON.forEachPart(at: value.lowerBound, in: bytes) { _, element in
      elements.append(element)
      return true
    }
    // Nulls, lists and objects.
    guard !elements.contains(where: { "n[{".utf8.contains(bytes[$0.lowerBound]) }) else {
      return text(utf8: JSON.brief(of: value, in: bytes, limit: Self.longestBrief)[...])
    }
    for (index, element) in elements.enumerated() {
      if index > 0 { literal(", ") }
      text(orLink: JSON.content(of: element, in: bytes))
    }
  }

  /// The most bytes of a list with lists or objects in it.
  private static let longestBrief = 2_000

  /// Writes how many objects a list has: `3 reviews`; other texts as they are, and nothing for none.
  mutating func count(of list: ArraySlice<UInt8>, in column: String) {
    guard let count = JSON.count(of: Array(list)) else { return text(utf8: list) }
    if count > 0 { html.text(words.counted(count, in: column)) }
  }

  /// Writes a text, and a link where it is an address.
  mutating func text(orLink text: ArraySlice<UInt8>) {
    if !Self.mayBeAddress(text.span) || !link(text) { html.text(utf8: text) }
  }

  /// Whether text begins as an address does, which most text does not.
  private static func mayBeAddress(_ text: Span<UInt8>) -> Bool {
    guard text.count > 7 else { return false }
    let first = text[0] | 0x20
    return first == UInt8(ascii: "w") && text[3] == UInt8(ascii: ".")
      || first == UInt8(ascii: "h") && text[4] | 0x20 == UInt8(ascii: "s") && text[5] == colon
      || first == UInt8(ascii: "h") && text[4] == colon
      || first == UInt8(ascii: "m") && text[6] == colon
  }

  private static let colon = UInt8(ascii: ":")

  /// Writes a link if text is an address on the web, or one of mail with its scheme.
  private mutating func link(_ text: ArraySlice<UInt8>, shortens: Bool = false) -> Bool {
    guard let first = text.first, "hw".utf8.contains(first | 0x20) else {
      return link(text, recipient: MailAddress(text))
    }
    guard let address = WebAddress(text) else { return false }
    link(utf8: shortens ? address.short : text, to: address)
    return true
  }

  private mutating func link(_ text: ArraySlice<UInt8>, recipient: MailAddress?) -> Bool {
    guard let recipient else { return false }
    link(recipient.text, to: .mail(to: recipient.text))
    return true
  }
}

extension SitePath {
  /// Reads the path of a file of the site; `nil` if the text is not a path.
  init?(utf8 text: ArraySlice<UInt8>) {
    guard let path = try? SitePath(String(decoding: text, as: UTF8.self)) else { return nil }
    self = path
  }
}
