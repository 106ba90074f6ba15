/// A column of a table, with facts about its values.
package struct TableColumn: Equatable, Sendable {
  /// The name in the data: never empty, and unique in the table.
  package let name: String

  /// The title on pages.
  package let title: String

  /// A description, from a schema.
  package var description: String?

  /// The address that its values link to.
  package var link: LinkTemplate?

  /// The declared type of Table Schema, if not all values have it.
  package var unmetType: String?

  /// How many rows have something to see in it.
  package let values: Int

  /// How many different ones: exactly up to 1,023, and about beyond.
  package let different: Int

  /// How many bytes the longest of its values has.
  package let longest: Int

  /// The range of its numbers, if all of its values are numbers.
  package let numbers: Numbers?

  /// The unit of its numbers that its header has in brackets: `m` in `Height (m)`.
  package var headerUnit: String? {
    guard kind == .decimal || kind == .wholeNumber && !isOfIdentifiers else { return nil }
    return HeaderUnit.unit(in: name)
  }

  /// Whether all of its values are written as numbers.
  package var areNumbers: Bool { numbers != nil || kind == .epoch }

  /// Whether one of its values is a number that JSON's readers round, so that all are strings there.
  package var roundsNumbers = false

  /// Whether it is said that its cells have one value each.
  var isWhole = false

  /// Whether its whole numbers are names, such as keys and postal codes, which have no amounts.
  package var isOfIdentifiers = false

  /// The codes of the first and the last of its days, if it has values and all of them are days.
  package var days: ClosedRange<Int>?

  /// The ways in which its days can be read, if there are several.
  package var dayReadings: DayReadings?

  /// The values that most rows have, if rows share them and few are different.
  package var frequent: [FrequentValue] = []

  /// How its numbers or days are spread, if they are.
  package let histogram: Histogram?

  /// The type of its values, text if it has none, and their format.
  package let format: ValueFormat
  package var kind: ColumnType { format.kind }

  /// Whether its values may be paths of files beside the table.
  package var namesFiles = false

  /// One of its values, if all look like paths of files and the first of them are not there.
  package var missingFile: String?

  /// The extremes of a column's numbers, as they are written.
  package struct Numbers: Equatable, Sendable {
    package let smallest: String
    package let largest: String

    /// Returns the separator of thousands, found in the largest or the smallest number.
    func groupSign(besides mark: ValueFormat.Mark) -> String? {
      for text in [largest, smallest] {
        for (sign, next) in zip(text, text.dropFirst())
        where ",.'’ \u{A0}\u{202F}\u{2009}".contains(sign) && next.isNumber
          && sign != (mark == .comma ? "," : ".")
        {
          return String(sign)
        }
      }
      return nil
    }
  }

  /// Whether ``different`` is no estimate.
  package var isExact: Bool { different <= DistinctCount.exact }

  /// Whether each of its values is there several times, taken together.
  package var repeats: Bool { 4 * different <= values }
}

/// The unit in the header of a column: `Height (m)`, `Mass [kg]`.
enum HeaderUnit {
  /// Returns the unit in brackets at the end of a name; `nil` without brackets, and for unknown units.
  static func unit(in name: String) -> String? {
    guard let last = name.last, last == ")" || last == "]",
      let start = name.lastIndex(of: last == ")" ? "(" : "["), start != name.startIndex
    else { return nil }
    let unit = String(name[start...].dropFirst().dropLast())
    guard 1...longest ~= unit.count else { return nil }
    let parts = unit.split { " /·*⋅".contains($0) }
    return !parts.isEmpty && parts.allSatisfy { isKnown(String($0)) } ? unit : nil
  }

  private static let longest = 20

  /// Whether a text is a unit with or without an exponent: `m²`, `s-1`, `km^2`.
  private static func isKnown(_ text: String) -> Bool {
    if known.contains(text) { return true }
    let end = text.lastIndex { !"0123456789²³¹⁻-−^".contains($0) }
    return end.map { known.contains(String(text[...$0])) } ?? false
  }

  private static let known = Set(
    """
    m km dm cm mm µm μm um nm mi mile miles ft feet in inch inches yd nmi AU ly pc kpc Mpc kg g mg µg μg ug t \
    tons tonnes lb lbs oz Mt kt s sec seconds ms µs ns min mins minutes h hr hrs hours d day days weeks \
    months yr yrs year years Ma ka K C °C ºC F °F ºF ha acre acres sqm sqft l L ml mL dl dL cl hl gal Pa hPa kPa \
    MPa bar mbar atm psi mmHg V mV kV A mA W mW kW MW GW TW Wh kWh MWh GWh TWh J kJ MJ cal kcal Hz kHz MHz GHz \
    % ‰ ppm ppb ppt psu mol mmol µmol N kN Nm dB dBA lx lm cd Bq Sv mSv deg ° rad kn kts knots km/h kph mph B kB KB MB \
    GB TB bit kbit Mbit px pt dpi US$ USD EUR GBP CHF JPY SEK NOK DKK PLN CAD AUD CNY INR $ € £ ¥ thousand \
    thousands million millions mln bn billion billions CO2 CO2e CO₂ people persons
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
