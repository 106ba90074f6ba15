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
