package import Bytes

extension SearchSchema {
  /// The root of the index in a single-file page, and texts of other files by their names.
  ///
  /// These are of orders, facets and places. Words are found in the page's cells; `places` has each
  /// column's place among these, or `nil`.
  package func wholePage<Failure: Error>(
    of count: Int, at places: [Int?], codes: (_ order: Int) throws(Failure) -> OrderCodes,
    places locations: SearchPlaces? = nil
  ) throws(Failure) -> (root: JSONText, files: JSONText) {
    var files: [SearchFile] = []
    let (highest, facets) = try orderFiles(of: count, codes: codes) { (file) throws(Failure) in
      files.append(file)
    }
    files.append(facets)
    if let locations { files += locations.files }
    let columns = zip(columns, places).compactMap { column, place in
      place.map { place in
        JSONText.object([
          ("name", .string(column.name)), ("at", .number(place)),
          ("title", column.title.isEmpty ? nil : .string(column.title)),
          ("tier", column.tier.map { .number(Int($0.rawValue)) }),
          ("isUnsearched", column.tier == nil ? .flag(true) : nil),
          ("isHidden", column.storage.isStored ? nil : .flag(true)),
        ])
      }
    }
    let root = JSONText.object([
      ("count", .number(count)), ("common", .number(count)),
      ("isNamed", isNamed ? .flag(true) : nil),
      ("orders", SearchRoot.json(of: self.orders, upTo: highest, of: count)),
      ("columns", .list(columns)),
    ])
    return (root, .object(files.map { ($0.name, $0.content) }))
  }
}
