import Bytes
import Markup
package import Records
package import Rendering

extension TableColumn {
  /// Whether pages write its numbers with their digits in groups.
  ///
  /// Numbers that are names are not, such as years, codes and ids; nor are those that have groups in the data,
  /// and those of a column in which none has five digits before its mark.
  package func groupsDigits(in words: PageWords) -> Bool {
    guard kind == .wholeNumber || kind == .decimal, format.grouping == .nothing,
      kind == .wholeNumber || words.decimal == (format.writesComma ? "," : "."), let numbers
    else { return false }
    let isLong = [numbers.smallest, numbers.largest].contains { number in
      number.prefix { $0 != "." && $0 != "," }.count { $0.isNumber } >= 5
    }
    return isLong && !isOfIdentifiers && !NameHint.year.isGiven(by: name)
  }
}

extension CellWriter {
  /// Writes a number as the page's language does, with its digits in groups of three.
  mutating func grouped(_ number: Span<UInt8>) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var start = 0
    while start < number.count, !digits.contains(number[start]) { start += 1 }
    var end = start
    while end < number.count, digits.contains(number[end]) { end += 1 }
    guard end - start >= 3 + words.minimumGroupingDigits else { return html.text(utf8: number) }
    html.text(utf8: number.extracting(..<start))
    var place = start
    while place < end {
      let next = place + (end - place - 1) % 3 + 1
      if place > start { html.text(words.group) }
      html.text(utf8: number.extracting(place..<next))
      place = next
    }
    html.text(utf8: number.extracting(end...))
  }

  /// Returns a number rounded to be read at a glance: four digits after the decimal mark, or for a
  /// number below one, four after the leading zeros.
  static func glance(at number: Span<UInt8>) -> [UInt8] {
    var digits = number.indices.map { number[$0] }
    let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
    guard
      let mark = digits.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }),
      digits[(mark + 1)...].allSatisfy(ASCII.isDigit)
    else { return digits }
    let isBelowOne = digits[..<mark].allSatisfy { !ASCII.isDigit($0) || $0 == zero }
    var start = mark + 1
    while isBelowOne, start < digits.count, digits[start] == zero { start += 1 }
    guard digits.count > start + 4 else { return digits }
    let isRoundedUp = digits[start + 4] >= UInt8(ascii: "5")
    digits.removeSubrange((start + 4)...)
    var place = digits.count - 1
    while isRoundedUp, place >= 0, place == mark || digits[place] == nine {
      if place != mark { digits[place] = zero }
      place -= 1
    }
    guard isRoundedUp else { return digits }
    if place >= 0, ASCII.isDigit(digits[place]) {
      digits[place] += 1
    } else {
      digits.insert(UInt8(ascii: "1"), at: place + 1)
    }
    return digits
  }
}
