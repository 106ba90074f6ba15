/// How a spreadsheet shows numbers, as far as it says more of them than their value.
struct NumberFormat: Equatable {
  enum Kind: Equatable {
    case general, number, percent, date, time, dateAndTime, duration
  }

  private(set) var kind = Kind.general

  /// How many digits are before the point at least, and behind it.
  private(set) var digits = 1
  private(set) var decimals = 0

  /// The currency before the number, or behind it, with the blank between them.
  private(set) var prefix = ""
  private(set) var suffix = ""

  /// The formats that a file names by number alone (ECMA-376, part 1, 18.8.30).
  init(number: Int) {
    switch number {
    case 9, 10: kind = .percent
    case 14...17, 27...31, 36, 50...58: kind = .date
    case 18...21, 32...35, 45, 47: kind = .time
    case 46: kind = .duration
    case 22: kind = .dateAndTime
    // Those of money, 5 to 8, 37, 38 and 44, have the currency of the country that the program was sold in.
    case 1...8, 37...40, 44: kind = .number
    default: break
    }
    if [2, 4, 7, 8, 10, 39, 40, 44].contains(number) { decimals = 2 }
  }

  private init() {}

  /// Reads a format: `#,##0.00 [$€-407];[Red]-#,##0.00 [$€-407]`.
  init(code: String) {
    self.init()
    guard !code.lowercased().hasPrefix("general") else { return }
    var scan = Scan()
    // "AM/PM" has letters of dates.
    let plain = code.replacing("AM/PM", with: "").replacing("A/P", with: "")
    var rest = plain.unicodeScalars[...]
    sections: while let scalar = rest.popFirst() {
      switch scalar {
      case ";": break sections
      case "\"":
        let text = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(text.count + 1)
        scan.literal(String(text))
      case "[":
        let text = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(text.count + 1)
        scan.bracket(String(text))
      case "\\", "_", "*":
        let next = rest.popFirst()
        if scalar == "\\", let next { scan.literal(String(next)) }
      default: scan.sign(scalar)
      }
    }
    if scan.isElapsed {
      kind = .duration
    } else if scan.hasDate {
      kind = scan.hasTime ? .dateAndTime : .date
    } else if scan.hasTime {
      kind = .time
    } else if scan.isOther || !scan.hasDigits {
      kind = .general
    } else if scan.isPercent {
      kind = .percent
      decimals = scan.decimals
    } else {
      kind = .number
      digits = max(1, scan.zeros)
      decimals = scan.decimals
      prefix = Scan.isCurrency(scan.prefix) ? scan.prefix : ""
      suffix = Scan.isCurrency(scan.suffix) ? scan.suffix : ""
    }
    decimals = min(decimals, 30)
    digits = min(digits, 30)
  }

  /// The facts about the first section of a format.
  private struct Scan {
    var isElapsed = false
    var isPercent = false

    /// Whether it is a fraction, a power or a text.
    var isOther = false
    var hasDigits = false
    var zeros = 0
    var decimals = 0
    private(set) var prefix = ""
    private(set) var suffix = ""
    private var isBehindPoint = false

    /// The parts of a date and a time in order, each once: `y`, `m`, `d`, `h`, `s`.
    private var parts: [Unicode.Scalar] = []

    var hasDate: Bool {
      parts.contains("y") || parts.contains("d") || parts.indices.contains { isMonth(at: $0) }
    }

    var hasTime: Bool { parts.contains("h") || parts.contains("s") }

    /// Minutes and months are written alike: minutes follow hours, or seconds follow them.
    private func isMonth(at place: Int) -> Bool {
      parts[place] == "m" && !(place > 0 && parts[place - 1] == "h")
        && !(place + 1 < parts.count && parts[place + 1] == "s")
    }

    mutating func sign(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "0", "#", "?":
        hasDigits = true
        guard scalar == "0" else { break }
        if isBehindPoint { decimals += 1 } else { zeros += 1 }
      case ".": isBehindPoint = true
      case "%": isPercent = true
      case "E", "e", "/", "@": isOther = true
      default:
        let part = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
        if "ymdhs".unicodeScalars.contains(part) {
          if parts.last != part { parts.append(part) }
        } else {
          literal(String(scalar))
        }
      }
    }

    mutating func bracket(_ text: String) {
      if text.hasPrefix("$") {
        literal(String(text.dropFirst().prefix { $0 != "-" }), isCurrency: true)
      } else if ["h", "hh", "m", "mm", "s", "ss"].contains(text.lowercased()) {
        isElapsed = true
      }
    }

    mutating func literal(_ text: String, isCurrency: Bool = false) {
      guard isCurrency || text == " " || text == "\u{A0}" || Self.isCurrency(text) else { return }
      if hasDigits { suffix += text } else { prefix += text }
    }

    static func isCurrency(_ text: String) -> Bool {
      let text = text.filter { !$0.isWhitespace }
      return text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
        || ["CHF", "EUR", "GBP", "USD", "kr", "zł", "Kč", "Ft"].contains(text)
    }
  }
}
