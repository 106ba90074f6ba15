import Bytes

/// The facts about the values of a column as numbers.
struct NumberTally: Sendable {
  /// The unit, `%` or a currency; `nil` before the first value.
  private(set) var unit: [UInt8]?

  /// The numbers if a point is the decimal mark; `nil` once a value doesn't fit.
  private var withPoint: Amounts? = Amounts()

  /// The numbers where a comma does, once a value is another then.
  private var withComma: Amounts?

  /// Whether a value is a number that JSON's readers round; see ``TableNumber/isRounded(_:)``.
  private(set) var hasRounded = false

  /// Whether a value is digits, a capital E and digits, as codes are: `219E01`.
  private(set) var hasCodes = false

  /// The relation of ``withComma`` to ``withPoint``.
  private var comma = Comma.alike

  private enum Comma {
    /// The same as with a point, so far.
    case alike

    /// Others: `withComma`.
    case own

    /// A value is no number.
    case none
  }

  /// The range and the precision of the numbers.
  struct Amounts: Sendable {
    fileprivate(set) var smallest: TableNumber?
    fileprivate(set) var largest: TableNumber?

    /// Whether none was written with a fraction or an exponent, and whether all were.
    fileprivate(set) var areWhole = true
    fileprivate(set) var areFractions = true

    fileprivate(set) var distribution = Distribution()
  }

  /// Returns the decimal mark, a point unless something proves a comma, and the range of the
  /// numbers; `nil` if there are none, or a value is something else.
  func result(
    with said: ValueFormat.Mark? = nil
  ) -> (mark: ValueFormat.Mark, amounts: Amounts)? {
    guard unit != nil else { return nil }
    if said == .comma, let commas { return (.comma, commas) }
    if let withPoint { return (.point, withPoint) }
    return withComma.map { (.comma, $0) }
  }

  /// The decimal mark that the values prove; `nil` if they fit both, or are not numbers.
  var provenMark: ValueFormat.Mark? {
    switch (withPoint, commas) {
    case (_?, nil): .point
    case (nil, _?): .comma
    default: nil
    }
  }

  /// Whether the values are other numbers with a comma as the decimal mark: `1,250` or `1.250`.
  var isAmbiguous: Bool { withPoint != nil && comma == .own }

  /// Whether each value has a fraction if the comma is the decimal mark.
  var hasOnlyCommaFractions: Bool { withComma?.areFractions ?? false }

  /// The unit as the largest number has it; `nil` if there is no unit.
  var writtenUnit: ValueFormat.Unit? {
    guard let unit, !unit.isEmpty, let text = result()?.amounts.largest?.text else { return nil }
    let words = String(decoding: unit, as: UTF8.self)
    let isFirst = text.first.map { !ASCII.isDigit($0) && !"+-(.".utf8.contains($0) } ?? false
    let isApart = isFirst ? text.dropFirst(unit.count).first : text.dropLast(unit.count).last
    return ValueFormat.Unit(
      text: words, isFirst: isFirst, isApart: isApart.map { !ASCII.isDigit($0) } ?? false)
  }

  /// Notes a value.
  mutating func note(_ text: Span<UInt8>) {
    noteSpelling(text.extracting(Blank.content(of: text)))
    if withPoint == nil, commas == nil { return }
    let plain = TableNumber.value(of: text).map { value in
      WrittenNumber.Reading(
        value: value, isWhole: !text.indices.contains { ".eE".utf8.contains(text[$0]) })
    }
    if let plain, unit?.isEmpty ?? true {
      // Most columns have nothing but digits, or a fraction that proves the point.
      if comma == .none || comma == .alike && plain.isWhole {
        unit = []
        withPoint?.note(plain, text)
        return
      }
    }
    let written = WrittenNumber(text)
    let newUnit = written?.unit ?? []
    guard plain != nil || written != nil, unit ?? newUnit == newUnit else { return giveUp() }
    unit = newUnit
    let (point, other) = (plain ?? written?.withPoint, written?.withComma)
    if comma == .alike, point == nil || point != other { (comma, withComma) = (.own, withPoint) }
    if comma == .own {
      if let other { withComma?.note(other, text) } else { (comma, withComma) = (.none, nil) }
    }
    if let point { withPoint?.note(point, text) } else { withPoint = nil }
  }

  /// Notes how a value is written, number or not.
  private mutating func noteSpelling(_ text: Span<UInt8>) {
    // Letters begin most texts, and few digits without an exponent are the same to every reader.
    guard text.count > 0, text[0] <= UInt8(ascii: "9") else { return }
    let exponent = text.indices.first { text[$0] | 0x20 == UInt8(ascii: "e") }
    if let exponent, text[exponent] == UInt8(ascii: "E"), exponent > 0, exponent + 1 < text.count {
      hasCodes =
        hasCodes
        || text.indices.allSatisfy { $0 == exponent || ASCII.isDigit(text[$0]) }
    }
    if !hasRounded, text.count > 15 || exponent != nil { hasRounded = TableNumber.isRounded(text) }
  }

  /// Adds the tally of other values.
  mutating func add(_ other: NumberTally) {
    hasRounded = hasRounded || other.hasRounded
    hasCodes = hasCodes || other.hasCodes
    if other.isEmpty { return }
    if isEmpty {
      let (hasRounded, hasCodes) = (hasRounded, hasCodes)
      self = other
      self.hasRounded = hasRounded
      self.hasCodes = hasCodes
    } else if unit != other.unit {
      giveUp()
    } else {
      if comma != .alike || other.comma != .alike {
        withComma = Self.united(commas, other.commas)
        comma = withComma == nil ? .none : .own
      }
      withPoint = Self.united(withPoint, other.withPoint)
    }
  }

  private var isEmpty: Bool { unit == nil && withPoint != nil }

  /// The numbers if a comma is the decimal mark; `nil` once a value doesn't fit.
  private var commas: Amounts? { comma == .alike ? withPoint : withComma }

  private mutating func giveUp() { (withPoint, withComma, comma) = (nil, nil, .none) }

  private static func united(_ first: Amounts?, _ second: Amounts?) -> Amounts? {
    guard var first, let second else { return nil }
    first.add(second)
    return first
  }
}

extension NumberTally.Amounts {
  fileprivate mutating func note(_ number: WrittenNumber.Reading, _ text: Span<UInt8>) {
    areWhole = areWhole && number.isWhole
    areFractions = areFractions && !number.isWhole
    let value = number.value
    distribution.note(value)
    guard smallest != nil else {
      smallest = TableNumber(value, text)
      largest = smallest
      return
    }
    if smallest?.isGreater(value, text) ?? false { smallest?.replace(by: value, text) }
    if largest?.isLess(value, text) ?? false { largest?.replace(by: value, text) }
  }

  fileprivate mutating func add(_ other: NumberTally.Amounts) {
    areWhole = areWhole && other.areWhole
    areFractions = areFractions && other.areFractions
    distribution.add(other.distribution)
    guard let otherSmallest = other.smallest, let otherLargest = other.largest else { return }
    guard let smallest, let largest else {
      (self.smallest, self.largest) = (other.smallest, other.largest)
      return
    }
    if smallest.isGreater(otherSmallest.value, otherSmallest.text.span) {
      self.smallest = otherSmallest
    }
    if largest.isLess(otherLargest.value, otherLargest.text.span) { self.largest = otherLargest }
  }
}
