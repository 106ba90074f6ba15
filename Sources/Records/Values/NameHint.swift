import Bytes

/// A hint in a column's name about ambiguous values.
package enum NameHint {
  case duration, latitude, longitude, period

  /// Places, which may be two numbers: `coordinates`, `gps`.
  case place

  /// Years, which have no groups of digits.
  case year

  /// Numbers that are names: `airport_id`, `ZIP`, `Accession Number`.
  case identifier

  /// Numbers that are names if nearly all differ: `number`, `key`.
  case key

  /// Times, which may be numbers: `created_at`, `timestamp`.
  case moment

  /// Returns whether a name has the hint, without regard to case, spaces, `_`, `-` and `.`.
  package func isGiven(by name: String) -> Bool {
    let plain = ColumnName.plain(name)
    switch self {
    case .duration: return plain.contains("duration") || plain.contains("length")
    case .latitude:
      return ["lat", "latitude", "decimallatitude"].contains(Self.member(of: name))
    case .longitude:
      return ["lon", "lng", "long", "longitude", "decimallongitude"]
        .contains(Self.member(of: name))
    case .place:
      return ["coord", "koord", "geo", "latl", "gps"].contains(where: plain.contains)
        || ["location", "position", "point"].contains(plain)
    case .period:
      return [
        "date", "year", "period", "born", "died", "birth", "death", "made", "created", "published",
        "lived",
      ]
      .contains(where: plain.contains)
    case .year: return plain.hasSuffix("year") || plain.hasSuffix("years")
    case .identifier:
      let words = Self.words(of: name)
      guard let first = words.first, let last = words.last else { return false }
      let isNumber = words.count > 1 && Self.numbers.contains(last) && !Self.amounts.contains(first)
      return Self.identifiers.contains(last) || ["id", "code"].contains(first) || isNumber
    case .key:
      let words = Self.words(of: name)
      return words.count == 1 && words.allSatisfy { Self.numbers.contains($0) || $0 == "index" }
    case .moment:
      let words = Self.words(of: name)
      return words.contains(where: Self.moments.contains) || words.count > 1 && words.last == "at"
    }
  }

  /// The first columns with both coordinates of a place: two columns, or two members of an object,
  /// `location.lat` and `location.lon`.
  static func coordinates(among names: [String]) -> (latitude: Int, longitude: Int)? {
    for (place, name) in names.enumerated() where latitude.isGiven(by: name) {
      let other = names.firstIndex {
        longitude.isGiven(by: $0) && object(of: $0) == object(of: name)
      }
      if let other { return (place, other) }
    }
    return nil
  }

  /// The object that a name is a member of.
  static func object(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? ""
  }

  /// A name without the object that it is a member of.
  private static func member(of name: String) -> String {
    ColumnName.plain(String(name[object(of: name).endIndex...]))
  }

  /// The words of a name in small letters, without digits and signs.
  private static func words(of name: String) -> [String] {
    name.nameParts.map { $0.lowercased().filter(\.isLetter) }.filter { !$0.isEmpty }
  }

  private static let identifiers: Set = [
    "id", "ids", "code", "codes", "zip", "zipcode", "plz", "postcode", "postalcode", "isbn", "issn",
    "phone", "telephone", "tel", "mobile", "fax", "doi", "ean", "upc", "gtin", "barcode", "fips",
    "accession", "objectid", "oclc", "sku",
  ]
  private static let numbers: Set = ["number", "nr", "no", "num", "key"]

  /// Words before "number" that make it an amount.
  private static let amounts: Set = [
    "total", "average", "mean", "maximum", "max", "minimum", "min",
  ]

  private static let moments: Set = [
    "time", "date", "datetime", "timestamp", "ts", "epoch", "created", "modified", "updated",
    "mtime", "ctime", "atime",
  ]
}
