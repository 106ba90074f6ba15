/// Finds the column that names the rows of a table by default.
enum TitleColumn {
  /// Returns the column whose values are names, if any: the first with a name such as `title` that
  /// three rows of four have, or else the first of short values, nearly all there, different, and
  /// not identifiers.
  static func place(among places: [Int], of columns: [TableColumn], rows count: Int) -> Int? {
    let texts = places.filter { place in
      let column = columns[place]
      return column.kind == .text && column.values > 0 && 4 * column.values >= 3 * count
        && (column.different > 1 || count == 1)
    }
    return texts.first { isName(columns[$0].name) }
      ?? texts.first { place in
        let column = columns[place]
        // Beyond 1,023 the number of different values is an estimate.
        return 20 * column.values >= 19 * count && column.longest <= longestName
          && 10 * column.different >= 9 * column.values && !isIdentifier(column.name)
      }
  }

  /// In bytes.
  private static let longestName = 80

  /// Whether a column has a name such as `title`; for an object in JSON, whether the object has:
  /// `name.common`.
  static func isName(_ name: String) -> Bool {
    let object = name.prefix { $0 != "." }
    return [name, String(object)].contains { names.contains(ColumnName.plain($0)) }
  }

  /// Whether a column has the name of an identifier: `id`, `station_id`, `recordID`, `code`.
  static func isIdentifier(_ name: String) -> Bool {
    let plain = ColumnName.plain(name)
    if identifiers.contains(plain) { return true }
    guard plain.hasSuffix("id"), let before = name.dropLast(2).last else { return false }
    return " _-.".contains(before) || before.isLowercase && name.dropLast().last == "I"
  }

  private static let names: Set<String> = [
    // English
    "name", "title", "label", "fullname", "displayname", "commonname", "vernacularname",
    "scientificname", "productname", "itemname", "placename", "heading", "headline", "caption",
    // German
    "titel", "bezeichnung", "benennung", "vollername", "anzeigename", "artikelname", "produktname",
    "überschrift", "ueberschrift",
    // Spanish
    "nombre", "título", "titulo", "etiqueta", "denominación", "denominacion", "nombrecompleto",
    "nombrecomún", "nombrecomun",
    // French
    "nom", "titre", "libellé", "libelle", "étiquette", "etiquette", "intitulé", "intitule",
    "dénomination", "denomination", "désignation", "designation", "nomcomplet", "nomcommun",
    // Polish
    "nazwa", "tytuł", "tytul", "etykieta", "imięinazwisko", "imieinazwisko", "pełnanazwa",
    // Swedish
    "namn", "etikett", "benämning", "rubrik", "beteckning", "fullständigtnamn",
  ]

  private static let identifiers: Set<String> = [
    "id", "identifier", "uid", "uuid", "guid", "key", "code", "no", "nr", "num", "number", "nummer",
    "numero", "número", "numéro", "numer", "sku", "ean", "isbn", "issn", "doi", "slug", "hash",
    "ref",
    "reference", "index",
  ]
}
