import Markup
import Records
import Screens

extension CellWriter {
  /// Writes a value of a table that can be of any kind.
  ///
  /// A sound is played, an address of the web or of mail is a link, in a column of text too, and
  /// everything else is as it is written. Where there is nothing to see nothing is written: a table
  /// does not say whether a value is unknown, none, or does not apply, and so nor does its page.
  mutating func value(of column: Int, in row: TableRow, as kind: ColumnKind) {
    switch kind {
    case .sound: if play(row.text(of: column)) { return }
    case .email:
      let text = row.text(of: column)
      if link(text, recipient: MailAddress(plain: text) ?? MailAddress(text)) { return }
    case .text, .address, .picture:
      let mayBeAddress = row.withText(of: column, Self.mayBeAddress)
      if mayBeAddress, link(row.text(of: column)) { return }
    case .wholeNumber, .decimal, .date, .time, .dateAndTime, .duration, .yesNo, .latitude,
      .longitude, .list:
      break
    }
    row.withText(of: column) { text in
      if !Blank.isBlank(text) { html.text(utf8: text) }
    }
  }

  /// Writes the number of a row as its anchor: `row-17`.
  mutating func rowAnchor(_ number: Int) {
    html.literal("row-")
    html.number(UInt64(number))
  }

  /// Whether text begins as an address does, which most text does not.
  private static func mayBeAddress(_ text: Span<UInt8>) -> Bool {
    guard text.count > 7 else { return false }
    let first = text[0] | 0x20
    return first == UInt8(ascii: "h") && text[4] | 0x20 == UInt8(ascii: "s") && text[5] == colon
      || first == UInt8(ascii: "h") && text[4] == colon
      || first == UInt8(ascii: "m") && text[6] == colon
  }

  private static let colon = UInt8(ascii: ":")

  /// Writes a link if text is an address on the web, or one of mail with its scheme.
  private mutating func link(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first.map({ $0 | 0x20 }) == UInt8(ascii: "h") else {
      return link(text, recipient: MailAddress(text))
    }
    guard let address = WebAddress(text) else { return false }
    link(utf8: text, to: address)
    return true
  }

  private mutating func link(_ text: ArraySlice<UInt8>, recipient: MailAddress?) -> Bool {
    guard let recipient else { return false }
    link(String(decoding: text, as: UTF8.self), to: .mail(to: recipient.text))
    return true
  }
}
