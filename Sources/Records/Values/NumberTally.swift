/// What is learned of the values of a column as numbers.
struct NumberTally: Sendable {
  /// What is counted, `%` or a sign of money; nil as long as there is no value.
  private(set) var unit: [UInt8]?

  /// The numbers where a point stands before fractions; nil once a value is none.
  private var withPoint: Extremes? = Extremes()

  /// The numbers where a comma does.
  private var withComma = Comma.alike

  private enum Comma {
    /// All values so far are the same with a point.
    case alike

    case own(Extremes)

    /// A value is no number.
    case none
  }

  /// The smallest and the largest number.
  struct Extremes: Sendable {
    fileprivate(set) var smallest: TableNumber?
    fileprivate(set) var largest: TableNumber?

    /// Whether none was written with a fraction or an exponent.
    fileprivate(set) var areWhole = true
  }

  /// How the numbers are read, and the extremes; nil where a value is no number, and where there are
  /// no values.
  ///
  /// A point before fractions is more usual in data: a comma is one where something proves it.
  var result: (mark: ValueFormat.Mark, extremes: Extremes)? {
    guard unit != nil else { return nil }
    if let withPoint { return (.point, withPoint) }
    if case .own(let extremes) = withComma { return (.comma, extremes) }
    return nil
  }

  /// Notes a value.
  mutating func note(_ text: Span<UInt8>) {
    if withPoint == nil, commas == nil { return }
    let plain = TableNumber.value(of: text).map { value in
      WrittenNumber.Reading(
        value: value, isWhole: !text.indices.contains { ".eE".utf8.contains(text[$0]) })
    }
    if let plain, unit?.isEmpty ?? true {
      // Most columns have nothing but digits, or a fraction that proves the point.
      switch withComma {
      case .alike where plain.isWhole, .none:
        unit = []
        withPoint?.note(plain, text)
        return
      case .alike, .own: break
      }
    }
    let written = WrittenNumber(text)
    let newUnit = written?.unit ?? []
    guard plain != nil || written != nil, unit ?? newUnit == newUnit else {
      (withPoint, withComma) = (nil, .none)
      return
    }
    unit = newUnit
    let (point, comma) = (plain ?? written?.withPoint, written?.withComma)
    if case .alike = withComma, point == nil || point != comma { own(withPoint) }
    if case .own(var extremes) = withComma {
      if let comma { extremes.note(comma, text) }
      own(comma == nil ? nil : extremes)
    }
    if let point { withPoint?.note(point, text) } else { withPoint = nil }
  }

  /// Adds what was noted of other values.
  mutating func add(_ other: NumberTally) {
    if other.isEmpty { return }
    if isEmpty {
      self = other
    } else if unit != other.unit {
      (withPoint, withComma) = (nil, .none)
    } else {
      if case .alike = withComma, case .alike = other.withComma {
      } else {
        own(Self.united(commas, other.commas))
      }
      withPoint = Self.united(withPoint, other.withPoint)
    }
  }

  private var isEmpty: Bool { unit == nil && withPoint != nil }

  /// The numbers where a comma stands before fractions; nil once a value is none.
  private var commas: Extremes? {
    switch withComma {
    case .alike: withPoint
    case .own(let extremes): extremes
    case .none: nil
    }
  }

  private mutating func own(_ extremes: Extremes?) {
    withComma = extremes.map(Comma.own) ?? .none
  }

  private static func united(_ first: Extremes?, _ second: Extremes?) -> Extremes? {
    guard var first, let second else { return nil }
    first.add(second)
    return first
  }
}

extension NumberTally.Extremes {
  fileprivate mutating func note(_ number: WrittenNumber.Reading, _ text: Span<UInt8>) {
    areWhole = areWhole && number.isWhole
    let value = number.value
    guard smallest != nil else {
      smallest = TableNumber(value, text)
      largest = smallest
      return
    }
    if smallest?.isGreater(value, text) ?? false { smallest?.replace(by: value, text) }
    if largest?.isLess(value, text) ?? false { largest?.replace(by: value, text) }
  }

  fileprivate mutating func add(_ other: NumberTally.Extremes) {
    areWhole = areWhole && other.areWhole
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
