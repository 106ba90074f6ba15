import Files

/// The text of a number in a cell: as its format shows it where that says more, and days and times
/// as ISO 8601.
struct CellValue {
  /// Whether days are counted from 1904, as on the first Macintoshes, not from 1900.
  let isFrom1904: Bool

  /// Appends the text of a number, given as in the file: `45123.5`, `1.2E-3`.
  func write(_ number: ArraySlice<UInt8>, _ format: NumberFormat, into text: inout [UInt8]) {
    // Most numbers are short, and stay as they are.
    if format.kind == .general, number.count < 16, number.allSatisfy({ $0 < 0x3A }) {
      text += number
      return
    }
    guard let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite else {
      text += number
      return
    }
    text += Array(words(value, format).utf8)
  }

  private func words(_ value: Double, _ format: NumberFormat) -> String {
    switch format.kind {
    case .general: return Self.plain(value)
    case .number:
      // Format codes such as # ##0 keep what is behind the point from being shown, not from being.
      let isFixed =
        format.decimals > 0 || format.digits > 1 || !format.prefix.isEmpty || !format.suffix.isEmpty
      guard isFixed else { return Self.plain(value) }
      let number = Self.fixed(abs(value), decimals: format.decimals, digits: format.digits)
      let sign = value < 0 && number.contains { ("1"..."9").contains($0) } ? "-" : ""
      return sign + format.prefix + number + format.suffix
    case .percent:
      let number = Self.fixed(abs(value * 100), decimals: format.decimals, digits: 1)
      return (value < 0 ? "-" : "") + number + "%"
    case .date, .time, .dateAndTime, .duration:
      return moment(value, format.kind) ?? Self.plain(value)
    }
  }

  // MARK: - Numbers

  /// A number with the 15 digits that spreadsheets show.
  private static func plain(_ value: Double) -> String {
    let magnitude = abs(value)
    guard magnitude > 0, magnitude < 1e15 else {
      // Spreadsheets know 15 digits of a larger number, too.
      if magnitude >= 1e15, magnitude < 1e18 { return "\(Int(value))" }
      return magnitude == 0 ? "0" : "\(value)"
    }
    guard magnitude >= 1e-3 else { return small(value) }
    var before = 1
    var power = 10.0
    while magnitude >= power, before < 15 {
      power *= 10
      before += 1
    }
    let decimals =
      magnitude >= 1 ? 15 - before : magnitude >= 0.1 ? 15 : magnitude >= 0.01 ? 16 : 17
    var text = fixed(magnitude, decimals: decimals, digits: 1)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return (value < 0 && text != "0" ? "-" : "") + text
  }

  /// A number below a thousandth, without a power of ten where that is short: `0.0000125`.
  private static func small(_ value: Double) -> String {
    let parts = "\(abs(value))".split(separator: "e-")
    guard parts.count == 2, let power = Int(parts[1]), power <= 20 else { return "\(value)" }
    var digits = parts[0].filter { $0 != "." }
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    return (value < 0 ? "-" : "") + "0." + String(repeating: "0", count: power - 1) + digits
  }

  /// A number that is not negative, with a fixed number of digits behind the point, and at least
  /// `digits` before it; halves are rounded up, as spreadsheets do.
  private static func fixed(_ value: Double, decimals: Int, digits: Int) -> String {
    // Of larger numbers no digit behind the point is known.
    guard value < 1e15 else { return "\(value)" }
    var whole = value.rounded(.down)
    var power = 1.0
    for _ in 0..<min(decimals, 18) { power *= 10 }
    var part = ((value - whole) * power * (1 + 1e-15)).rounded()
    if part >= power {
      part -= power
      whole += 1
    }
    let front = String(Int(whole))
    let padded = String(repeating: "0", count: max(0, digits - front.count)) + front
    guard decimals > 0 else { return padded }
    let back = String(UInt64(part))
    let zeros = String(repeating: "0", count: max(0, min(decimals, 18) - back.count))
    return padded + "." + zeros + back
  }

  // MARK: - Days and times

  /// A day, a time or both; `nil` for a number out of range.
  private func moment(_ value: Double, _ kind: NumberFormat.Kind) -> String? {
    // The last day of the year 9999.
    guard value >= 0, value < 2_958_466 else { return nil }
    var day = Int(value)
    var seconds = ((value - Double(day)) * 86_400 * 1000).rounded() / 1000
    if kind == .duration {
      let all = Int((value * 86_400).rounded())
      return "\(all / 3600):\(UniversalTime(.seconds(all)).text("%M:%S"))"
    }
    // A thousandth is lost to the fraction of a day.
    let isWhole = abs(seconds - seconds.rounded()) < 0.0015
    if isWhole { seconds = seconds.rounded() }
    if seconds >= 86_400 {
      seconds -= 86_400
      day += 1
    }
    let whole = Int(seconds)
    // Days since 1970-01-01, of which 1899-12-30 is -25,569 and 1904-01-01 -24,107. Spreadsheets
    // count the 29th of February 1900, which no calendar has.
    let since = isFrom1904 ? day - 24_107 : day < 60 ? day - 25_568 : day - 25_569
    let moment = UniversalTime(.seconds(86_400 * since + whole))
    var time = moment.text("%H:%M:%S")
    if !isWhole {
      let rest = String(Int(((seconds - Double(whole)) * 1000).rounded()) + 1000)
      time += ".\(rest.dropFirst())"
    }
    if kind == .time || day == 0 && !isFrom1904 && kind == .dateAndTime { return time }
    let date = !isFrom1904 && day == 60 ? "1900-02-29" : moment.text("%Y-%m-%d")
    return kind == .date ? date : "\(date)T\(time)"
  }
}
